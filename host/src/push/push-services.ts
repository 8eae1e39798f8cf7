import { configQuery, queryClient, removePushToken } from '@souk/api-client';
import type { PushServices, Toast } from '@souk/contracts';
import { QueryObserver } from '@tanstack/react-query';
import { askForPushes, pushesOff, pushPermission, setPushesOff } from './permission.ts';
import { removeWorker } from './remove-worker.ts';
import { text } from './texts/texts.ts';

/** The customer's choice about push messages, for remotes (PSH-6). Without Firebase none are sent while no page is open. */
export function createPushServices(toast: (toast: Toast) => void): PushServices {
  const isSent = () => Boolean(queryClient.getQueryData(configQuery().queryKey)?.firebase?.vapid_key);
  const permission: PushServices['permission'] = {
    get: () => (isSent() ? pushPermission.get() : 'unable'),
    subscribe(listener) {
      const observer = new QueryObserver(queryClient, { ...configQuery(), enabled: false });
      const ends = [observer.subscribe(listener), pushPermission.subscribe(listener)];
      return () => ends.forEach((end) => end());
    },
  };
  return {
    permission,
    isOn: {
      get: () => permission.get() === 'granted' && !pushesOff.get(),
      subscribe(listener) {
        const ends = [permission.subscribe(listener), pushesOff.subscribe(listener)];
        return () => ends.forEach((end) => end());
      },
    },
    async ask() {
      setPushesOff(false);
      const answer = await askForPushes();
      if (answer === 'granted') toast({ kind: 'success', text: text('on') });
      if (answer === 'denied') toast({ kind: 'warning', text: text('blocked') });
    },
    async turnOff() {
      // First, so that no tab names this browser again meanwhile.
      setPushesOff(true);
      try {
        await removePushToken();
        await removeWorker();
        toast({ kind: 'success', text: text('off') });
      } catch {
        setPushesOff(false);
        toast({ kind: 'error', text: text('offFailed') });
      }
    },
  };
}
