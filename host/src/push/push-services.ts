import { configQuery, queryClient } from '@souk/api-client';
import type { PushServices, Toast } from '@souk/contracts';
import { QueryObserver } from '@tanstack/react-query';
import { askForPushes, pushPermission } from './permission.ts';
import { text } from './texts/texts.ts';

/** The customer's choice about push messages, for remotes (PSH-6). Without Firebase nobody sends any while no page is open. */
export function createPushServices(toast: (toast: Toast) => void): PushServices {
  const isSent = () => Boolean(queryClient.getQueryData(configQuery().queryKey)?.firebase?.vapid_key);
  return {
    permission: {
      get: () => (isSent() ? pushPermission.get() : 'unable'),
      subscribe(listener) {
        const observer = new QueryObserver(queryClient, { ...configQuery(), enabled: false });
        const ends = [observer.subscribe(listener), pushPermission.subscribe(listener)];
        return () => ends.forEach((end) => end());
      },
    },
    async ask() {
      const answer = await askForPushes();
      if (answer === 'granted') toast({ kind: 'success', text: text('on') });
      if (answer === 'denied') toast({ kind: 'warning', text: text('blocked') });
    },
  };
}
