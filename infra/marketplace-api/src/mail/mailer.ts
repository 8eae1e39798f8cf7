/** The content of a mail in one language. */
export interface MailContent {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address of one-click unsubscription (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Mail extends MailContent {
  /** A UUID, from which the Message-ID is made, so that a mail delivered twice is recognised. */
  id: string;
  writtenAt: Date;
}

/** Whether a message was accepted, or refused permanently. */
export type MessageDelivery = 'taken' | 'refused';

/** Delivers mails. */
export interface Mailer {
  /** Delivers one mail. Rejects where it should be retried. */
  send(mail: Mail): Promise<MessageDelivery>;
}
