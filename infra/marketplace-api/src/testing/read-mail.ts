import PostalMime from 'postal-mime';
import type { AcceptedMail } from './mail-server.ts';

/** A mail in its parts. */
export async function readMail({ raw }: Pick<AcceptedMail, 'raw'>) {
  const mail = await PostalMime.parse(Buffer.from(raw, 'latin1'));
  return {
    id: mail.messageId ?? '',
    to: (mail.to ?? []).map(({ address }) => address),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    header: (name: string) => mail.headers.find(({ key }) => key === name)?.value,
  };
}

/** The six digits of a mail that brings a code. */
export const codeIn = (text: string): string => /^ {4}(\d{6})$/m.exec(text)?.[1] ?? '';
