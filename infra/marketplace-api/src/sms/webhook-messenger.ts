import { createHmac } from 'node:crypto';
import type { TextMessenger } from './text-messenger.ts';

export interface WebhookOptions {
  url: string;
  /** The key of the requests' signatures. */
  secret: string;
  timeoutMs?: number;
  now?: () => Date;
}

const TIMEOUT_MS = 10_000;
/** Statuses of temporary failures, which are not about the message. */
const TRANSIENT: readonly number[] = [401, 403, 404, 407, 408, 425, 429];

/** The header `souk-signature`: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">`, in hexadecimal. */
export function signatureOf(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Posts text messages to a webhook: `{ to, text }`, signed, with the message's id as `idempotency-key`. */
export const webhookMessenger = ({
  url,
  secret,
  timeoutMs = TIMEOUT_MS,
  now = () => new Date(),
}: WebhookOptions): TextMessenger => ({
  async send({ id, to, text }) {
    const body = JSON.stringify({ to, text });
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'souk-signature': signatureOf(body, secret, now()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (ok) return 'taken';
    if (status < 500 && !TRANSIENT.includes(status)) return 'refused';
    throw Object.assign(new Error(`The SMS webhook answered ${status}.`), { responseCode: status });
  },
});
