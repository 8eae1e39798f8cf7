import { Outbox } from '../outbox/outbox.ts';

/** An outbox that writes nothing, where no message is looked for. */
export const silentOutbox = (): Outbox =>
  new Outbox({ key: null, publicUrl: () => 'https://souk.example', now: () => new Date() });
