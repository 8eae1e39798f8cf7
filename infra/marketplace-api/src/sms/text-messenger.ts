import type { MessageDelivery } from '../mail/mailer.ts';

export interface TextContent {
  /** E.164 */
  to: string;
  text: string;
}

interface TextMessage extends TextContent {
  /** A UUID, by which a message delivered twice is recognised. */
  id: string;
  writtenAt: Date;
}

/** Delivers text messages. */
export interface TextMessenger {
  /** Delivers one message. Rejects where it should be retried. */
  send(message: TextMessage): Promise<MessageDelivery>;
}
