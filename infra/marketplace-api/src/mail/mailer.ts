/** A mail as it is written, in one language. */
export interface MailContent {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a mail program unsubscribes with one POST (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Mail extends MailContent {
  /** A UUID; its Message-ID is made of it, so that a mail that is handed over twice is known to be one. */
  id: string;
  writtenAt: Date;
}

/** What became of a message: it was taken, or nobody will ever take it. */
export type MessageDelivery = 'taken' | 'refused';

/** Brings mails to their recipients. */
export interface Mailer {
  /** Hands over one mail. Rejects where it should be tried again. */
  send(mail: Mail): Promise<MessageDelivery>;
}
