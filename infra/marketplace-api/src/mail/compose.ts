import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** The sender of mails: `no-reply@shop.example`, with an optional name. */
export interface Sender {
  name: string;
  address: string;
}

/** A mail for nodemailer: one recipient, and no access to files or addresses, whatever the texts contain. */
export const compose = (from: Sender, mail: Mail): SendMailOptions => ({
  messageId: `<${mail.id}@${from.address.split('@')[1] ?? 'localhost'}>`,
  date: mail.writtenAt,
  from,
  to: { name: '', address: mail.to },
  subject: mail.subject.replaceAll(/[\r\n\u0000-\u001f]+/g, ' '),
  text: mail.text,
  html: mail.html,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(mail.unsubscribeUrl && {
      'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});
