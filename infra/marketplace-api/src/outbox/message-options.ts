import type { Sender } from '../mail/compose.ts';
import { folderMailer } from '../mail/folder-mailer.ts';
import { smtpMailer } from '../mail/smtp-mailer.ts';
import { folderMessenger } from '../sms/folder-messenger.ts';
import { webhookMessenger } from '../sms/webhook-messenger.ts';
import type { Carriers } from './deliver-messages.ts';

/** Delivery of mails and text messages. */
export interface MessageOptions {
  /** Folder for messages without a configured service, shown by the demo's mailbox. */
  mailboxDir: string;
  smtp?: { url: string; timeoutMs?: number };
  /** The sender of mails. */
  from: Sender;
  sms?: { url: string; secret: string; timeoutMs?: number };
}

export const carriersOf = ({ mailboxDir, smtp, from, sms }: MessageOptions): Carriers => ({
  mailer: smtp ? smtpMailer({ ...smtp, from }) : folderMailer({ folder: mailboxDir, from }),
  messenger: sms ? webhookMessenger(sms) : folderMessenger(mailboxDir),
});
