import { bus } from '@souk/event-bus';
import { whenIdle } from '@souk/ui';
import { serviceWorkers } from '../browser/service-workers.ts';
import { pushes } from './pushes-part.ts';
import type { SignedIn } from './receive-pushes.ts';
import type { PushShell } from './show-pushes.ts';

/**
 * Receives and shows pushes as soon as a customer is signed in, and opens what a notification is about. The code for it is loaded
 * only then, once the page is idle; without a connection again when there is one. Returns what ends it.
 */
export function startPush(session: SignedIn, shell: PushShell): () => void {
  let isOver = false;
  let end: (() => void) | null = null;
  const begin = async () => {
    if (end || session.token() === null) return;
    await pushes.load();
    const { value } = pushes.get();
    if (!value || end || isOver) return;
    const ends = [value.showPushes(shell), value.receivePushes(session)];
    end = () => ends.forEach((each) => each());
  };
  const onOpened = async ({ data }: MessageEvent<{ opened?: unknown } | null>) => {
    if (!data?.opened) return;
    await pushes.load();
    pushes.get().value?.openPushed(shell, data.opened);
  };
  const workers = serviceWorkers();
  workers?.addEventListener('message', onOpened);
  addEventListener('online', begin);
  const offs = [whenIdle(() => void begin()), bus.on('session:changed', () => void begin())];
  return () => {
    isOver = true;
    workers?.removeEventListener('message', onOpened);
    removeEventListener('online', begin);
    for (const off of offs) off();
    end?.();
  };
}
