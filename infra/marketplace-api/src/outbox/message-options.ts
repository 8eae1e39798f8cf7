import type { Sender } from '../mail/compose.ts';
import { folderMailer } from '../mail/folder-mailer.ts';
import { smtpMailer } from '../mail/smtp-mailer.ts';
import { folderMessenger } from '../sms/folder-messenger.ts';
import { webhookMessenger } from '../sms/webhook-messenger.ts';
import type { Carriers } from './deliver-messages.ts';

/** Who takes mails and text messages. */
export interface MessageOptions {
  /** Where those go that no service takes: a folder, for whoever runs the demo. */
  mailboxDir: string;
  smtp?: { url: string; timeoutMs?: number };
  /** Whom mails come from. */
  from: Sender;
  sms?: { url: string; secret: string; timeoutMs?: number };
}

export const carriersOf = ({ mailboxDir, smtp, from, sms }: MessageOptions): Carriers => ({
  mailer: smtp ? smtpMailer({ ...smtp, from }) : folderMailer({ folder: mailboxDir, from }),
  messenger: sms ? webhookMessenger(sms) : folderMessenger(mailboxDir),
});
