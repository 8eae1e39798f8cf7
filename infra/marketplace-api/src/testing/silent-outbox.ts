import { Outbox } from '../outbox/outbox.ts';

/** An outbox that writes nothing, for tests without messages. */
export const silentOutbox = (): Outbox =>
  new Outbox({ key: null, publicUrl: () => 'https://souk.example', now: () => new Date() });
