import { storeMessage } from '../mail/mailbox-folder.ts';
import type { TextMessenger } from './text-messenger.ts';

/** Stores text messages as `.sms.json` files beside the mails, for the demo's mailbox. */
export const folderMessenger = (folder: string): TextMessenger => ({
  async send(message) {
    const { to, text, writtenAt } = message;
    await storeMessage(
      folder,
      message,
      '.sms.json',
      `${JSON.stringify({ to, text, date: writtenAt.toISOString() })}\n`,
    );
    return 'taken';
  },
});
