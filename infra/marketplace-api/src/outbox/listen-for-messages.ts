import { listen, type Listening } from '@souk/database';
import { OUTBOX_CHANNEL, type Outbox } from './outbox.ts';

/** Listens for messages written by any process of the API. */
export function listenForMessages(databaseUrl: string, outbox: Outbox): Promise<Listening> {
  return listen({
    databaseUrl,
    channel: OUTBOX_CHANNEL,
    onPayload: () => outbox.wake(),
    onListening: () => outbox.wake(),
  });
}
