import type { ReceiverType } from '@souk/contracts';

/** Whom a message goes to. */
export interface Receiver {
  type: ReceiverType;
  id: number;
}

/** A message that the server has not confirmed yet. */
export interface Outgoing {
  /** Made once, so that a message which arrived although its answer did not counts once (CHT-6). */
  key: string;
  to: Receiver;
  /** The order that it is about. */
  orderId?: number;
  text: string;
  images: readonly Blob[];
  /** `waiting` was interrupted, and is sent when the connection is back; `failed` was refused. */
  state: 'sending' | 'waiting' | 'failed';
  /** Why it was refused, in the server's words. */
  reason?: string;
  at: string;
  /** Its pictures did not outlive a reload: they have to be chosen again. */
  lost?: boolean;
}
