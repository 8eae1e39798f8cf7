import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** Whom mails come from: `no-reply@shop.example`, with a name where there is one. */
export interface Sender {
  name: string;
  address: string;
}

/** A mail as nodemailer takes it: to one recipient, reading no file and no address, whatever the texts hold. */
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
