import { bus } from '@souk/event-bus';
import { whenIdle } from '@souk/ui';
import { serviceWorkers } from '../browser/service-workers.ts';
import { pushes } from './pushes-part.ts';
import { receivePushes, type SignedIn } from './receive-pushes.ts';
import type { PushShell } from './show-pushes.ts';

type Pushes = NonNullable<ReturnType<typeof pushes.get>['value']>;

async function withPushes(run: (loaded: Pushes) => void): Promise<void> {
  await pushes.load();
  const { value } = pushes.get();
  if (value) run(value);
}

/**
 * Receives pushes from the start, shows them, and opens what a notification is about that was pressed while no page was visible.
 * What shows them may come later: no push is lost meanwhile. Returns what ends it.
 */
export function startPush(session: SignedIn, shell: PushShell): () => void {
  const workers = serviceWorkers();
  const onOpened = ({ data }: MessageEvent<{ opened?: unknown } | null>) => {
    if (data?.opened) void withPushes(({ openPushed }) => openPushed(shell, data.opened));
  };
  workers?.addEventListener('message', onOpened);
  const offs = [
    bus.on('push:received', ({ message }) => void withPushes(({ showPush }) => showPush(shell, message))),
    receivePushes(session),
    whenIdle(() => {
      if (session.token() !== null) void pushes.load();
    }),
  ];
  return () => {
    workers?.removeEventListener('message', onOpened);
    for (const off of offs) off();
  };
}
