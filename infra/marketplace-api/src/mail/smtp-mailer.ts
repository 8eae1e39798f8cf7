import { createTransport } from 'nodemailer';
import { compose, type Sender } from './compose.ts';
import type { Mailer } from './mailer.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the start. */
  url: string;
  from: Sender;
  /** Time-out of the server's responses. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;

/** Delivers mails to an SMTP server, each over its own connection. */
export function smtpMailer({ url, from, timeoutMs = TIMEOUT_MS }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(compose(from, mail));
        return 'taken';
      } catch (error) {
        if (isRefusal(error)) return 'refused';
        throw error;
      }
    },
  };
}

/** A 5xx about recipient or message is permanent; one about the sender is a setting that the operator can correct. */
function isRefusal(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  return (
    (command === 'RCPT TO' || command === 'DATA') && typeof responseCode === 'number' && responseCode >= 500
  );
}
