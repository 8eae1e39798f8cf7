import { createHmac } from 'node:crypto';

/** The header `sandbox-signature`: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">`, in hexadecimal. */
export function signatureOf(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
