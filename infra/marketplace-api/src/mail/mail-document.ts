import type { Language } from '../texts/translate.ts';

/** A row of a table, such as a line of a bill. */
export interface MailRow {
  label: string;
  value: string;
  isTotal?: boolean;
}

/** The content of a mail, from which both the plain text and the HTML are made. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'rows'; rows: readonly MailRow[] };

export interface MailDocument {
  language: Language;
  /** The sender's name. */
  name: string;
  subject: string;
  title: string;
  blocks: readonly MailBlock[];
  /** The sender and the reason of the mail, in small type. */
  footer: readonly MailBlock[];
}
