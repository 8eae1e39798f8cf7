import { createHmac, timingSafeEqual } from 'node:crypto';

/** Minimum validity of an address in seconds; the address changes no more often, so that browsers can cache the picture. */
const MIN_VALID_SECONDS = 15 * 60;

const signatureOf = (key: Buffer, id: string, expires: number) =>
  createHmac('sha256', key).update(`${id}.${expires}`).digest('base64url');

/** The address of a private picture, valid for 15 to 30 minutes. Signed because `<img>` cannot send a token. */
export function signedAddress(key: Buffer, id: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1000 / MIN_VALID_SECONDS) + 2) * MIN_VALID_SECONDS;
  return `/api/v1/files/${id}?expires=${expires}&signature=${signatureOf(key, id, expires)}`;
}

/** Whether an address has a valid signature and has not expired. */
export function isSigned(
  key: Buffer,
  { id, expires, signature }: { id: string; expires: number; signature: string },
  now: Date,
): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(key, id, expires))];
  return given.length === right.length && timingSafeEqual(given, right) && expires * 1000 > now.getTime();
}
