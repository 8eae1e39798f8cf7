import { createTransport } from 'nodemailer';
import { compose, type Sender } from './compose.ts';
import { storeMessage } from './mailbox-folder.ts';
import type { Mailer } from './mailer.ts';

/** Stores mails as `.eml` files, for the demo's mailbox. */
export function folderMailer({ folder, from }: { folder: string; from: Sender }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(compose(from, mail));
      if (!Buffer.isBuffer(message)) throw new Error('folderMailer: expected the composed mail as a buffer');
      await storeMessage(folder, mail, '.eml', message);
      return 'taken';
    },
  };
}
