import type { PushMessage } from '@souk/contracts';

/** A way for push messages to reach this page (PSH-6): the API's own stream, or Firebase where its keys are configured. */
export interface PushTransport {
  /** Listens for pushed messages of the customer, each once for this tab, until the returned function is called. */
  start(onMessage: (message: PushMessage) => void): () => void;
}
