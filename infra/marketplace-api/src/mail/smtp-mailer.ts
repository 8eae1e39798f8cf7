import { createTransport } from 'nodemailer';
import { compose, type Sender } from './compose.ts';
import type { Mailer } from './mailer.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the start. */
  url: string;
  from: Sender;
  /** How long the server may be silent. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;

/** Brings mails to an SMTP server, each over a connection of its own. */
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

/** A 5xx about the recipient or the message stays one; about who sends it, it is a setting that a person can put right. */
function isRefusal(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  return (
    (command === 'RCPT TO' || command === 'DATA') && typeof responseCode === 'number' && responseCode >= 500
  );
}
