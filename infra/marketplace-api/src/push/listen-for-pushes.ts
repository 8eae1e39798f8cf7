import { listen, type Listening } from '@souk/database';
import type { PushFeed } from './push-feed.ts';
import { PUSH_CHANNEL } from './send-push.ts';

/** Listens for messages pushed by any process of the API. */
export function listenForPushes(databaseUrl: string, feed: PushFeed): Promise<Listening> {
  return listen({
    databaseUrl,
    channel: PUSH_CHANNEL,
    onPayload: (customerId) => feed.wake(Number(customerId)),
    onListening: () => feed.wakeAll(),
  });
}
