import { useReadable, useShell } from '@souk/remote-kit';
import { useText } from './texts/texts.ts';

/** The way to be told while no page is open (PSH-6), while there is something to choose. */
export function usePushChoice() {
  const t = useText();
  const { pushes } = useShell();
  if (useReadable(pushes.permission) !== 'default') return [];
  return [{ id: 'push', label: t('turnOn'), onSelect: () => void pushes.ask() }];
}
