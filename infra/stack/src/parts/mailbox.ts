import { startMailbox } from '@souk/mailbox';
import { homeOf } from '../home.ts';
import type { Startup } from './startup.ts';

/** The demo's mailbox; null where services deliver all messages, or another backend sends them. */
export function runMailbox(
  { settings, progress, host, closeLater }: Startup,
  port: number,
): Promise<string | null> {
  const { smtpUrl, sms } = settings.messages;
  return progress.run('Mailbox', async (say) => {
    if (settings.marketplaceApiUrl) {
      say('skipped: MARKETPLACE_API_URL is set');
      return null;
    }
    if (smtpUrl && sms) {
      say('skipped: SMTP_URL and SMS_URL are set');
      return null;
    }
    const folder = homeOf(settings.home).mail;
    const served = closeLater(await startMailbox({ folder, host, port }));
    // Cookies ignore ports, so it has a host name of its own.
    return `http://mail.localhost:${new URL(served.url).port}`;
  });
}
