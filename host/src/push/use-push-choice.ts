import { useConfig } from '@souk/api-client';
import { useReadable, useShell } from '@souk/remote-kit';
import { askForPushes, pushPermission } from './permission.ts';
import { useText } from './texts/texts.ts';

/** The way to be told while no page is open (PSH-6), while there is something to choose. */
export function usePushChoice() {
  const t = useText();
  const { toast } = useShell();
  const firebase = useConfig().data?.firebase;
  const permission = useReadable(pushPermission);
  if (!firebase?.vapid_key || permission !== 'default') return [];
  const ask = async () => {
    const answer = await askForPushes();
    if (answer === 'granted') toast({ kind: 'success', text: t('on') });
    if (answer === 'denied') toast({ kind: 'warning', text: t('blocked') });
  };
  return [{ id: 'push', label: t('turnOn'), onSelect: () => void ask() }];
}
