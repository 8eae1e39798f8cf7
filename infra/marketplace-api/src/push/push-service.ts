import type { PushMessage } from '@souk/contracts/api';

/** `taken`: accepted; `gone`: the browser is not registered any more; `refused`: permanently. */
export type Delivery = 'taken' | 'gone' | 'refused';

/** Delivers push messages to browsers without an open page (PSH-6). */
export interface PushService {
  /** Delivers one message. Rejects where it should be retried. */
  send(token: string, message: PushMessage): Promise<Delivery>;
}
