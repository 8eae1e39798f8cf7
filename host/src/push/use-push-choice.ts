import { useReadable, useShell } from '@souk/remote-kit';
import { useText } from './texts/texts.ts';

/** The choice of notifications while no page is open (PSH-6), where it is available. */
export function usePushChoice() {
  const t = useText();
  const { pushes } = useShell();
  if (useReadable(pushes.permission) !== 'default') return [];
  return [{ id: 'push', label: t('turnOn'), onSelect: () => void pushes.ask() }];
}
