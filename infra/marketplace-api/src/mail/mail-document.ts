import type { Language } from '../texts/translate.ts';

/** A row of a table, such as a line of a bill. */
export interface MailRow {
  label: string;
  value: string;
  isTotal?: boolean;
}

/** What a mail is made of; the plain text and the HTML are both drawn from it, so that they say the same. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'rows'; rows: readonly MailRow[] };

export interface MailDocument {
  language: Language;
  /** Who writes. */
  name: string;
  subject: string;
  title: string;
  blocks: readonly MailBlock[];
  /** Who writes and why, in small type. */
  footer: readonly MailBlock[];
}
