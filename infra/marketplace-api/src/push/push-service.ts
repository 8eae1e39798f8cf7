import type { PushMessage } from '@souk/contracts/api';

/** What became of a message: it was taken, the browser is not there any more, or nobody will ever take it. */
export type Delivery = 'taken' | 'gone' | 'refused';

/** Brings push messages to browsers that have no page open (PSH-6). */
export interface PushService {
  /** Hands over one message. Rejects where it should be tried again. */
  send(token: string, message: PushMessage): Promise<Delivery>;
}
