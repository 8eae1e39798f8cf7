import type { MessageDelivery } from '../mail/mailer.ts';

export interface TextContent {
  /** E.164 */
  to: string;
  text: string;
}

interface TextMessage extends TextContent {
  /** A UUID: a message that is handed over twice is known to be one. */
  id: string;
  writtenAt: Date;
}

/** Brings text messages to phones. */
export interface TextMessenger {
  /** Hands over one message. Rejects where it should be tried again. */
  send(message: TextMessage): Promise<MessageDelivery>;
}
