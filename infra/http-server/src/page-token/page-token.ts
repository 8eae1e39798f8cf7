import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { networkOf } from '../clients/network-of.ts';

/** What an edge and the registry sign page tokens with: one key a day, the same at all of them. */
export interface PageKey {
  /** The day in UTC that it signs for, as `2026-01-31`. */
  day: string;
  secret: string;
}

/** What an edge says of one page that it answered with. Which releases the page was given follows from revision and visitor. */
export interface PageClaims {
  channel: string;
  epoch: string;
  revision: number;
  /** The visitor's random name. */
  visitor: string;
  /** The network of the visitor's address as a keyed hash that means nothing to anybody, and another thing the next day. */
  network: string;
  /** A random name of this one page load. */
  page: string;
  /** Seconds since 1970. */
  issuedAt: number;
}

/** A page that is open for longer reports no more, until it is loaded again. */
export const PAGE_TOKEN_SECONDS = 12 * 60 * 60;
/** How far ahead the clock of another edge may be. */
const SKEW_SECONDS = 60;
/** Larger than any token of ours. */
const MAX_LENGTH = 1024;

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Signs what is claimed of a page that is loaded now, from `address`. */
export function issuePageToken(
  page: Pick<PageClaims, 'channel' | 'epoch' | 'revision' | 'visitor'> & { address: string },
  key: PageKey,
  now = new Date(),
): string {
  const claims = [
    page.channel,
    page.epoch,
    page.revision,
    page.visitor,
    networkHash(page.address, key),
    randomBytes(12).toString('base64url'),
    Math.floor(now.getTime() / 1000),
  ];
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${mac(text, key).toString('base64url')}`;
}

/** What a token claims; null where none of these keys signed it, or where it has expired. */
export function readPageToken(token: string, keys: readonly PageKey[], now = new Date()): PageClaims | null {
  const [text, signature, more] = token.length > MAX_LENGTH ? [] : token.split('.');
  if (!text || !signature || more !== undefined) return null;
  const given = Buffer.from(signature, 'base64url');
  const isOurs = keys.some((key) => {
    const own = mac(text, key);
    return own.length === given.length && timingSafeEqual(own, given);
  });
  if (!isOurs) return null;
  // Signed by us, so it has the shape that we gave it.
  const [channel, epoch, revision, visitor, network, page, issuedAt] = JSON.parse(
    Buffer.from(text, 'base64url').toString(),
  ) as [string, string, number, string, string, string, number];
  const age = now.getTime() / 1000 - issuedAt;
  if (age > PAGE_TOKEN_SECONDS || age < -SKEW_SECONDS) return null;
  return { channel, epoch, revision, visitor, network, page, issuedAt };
}

const mac = (text: string, { secret }: PageKey) =>
  createHmac('sha256', secret).update(`page:${text}`).digest();

/** An IPv4 /24 or an IPv6 /48: what one household, office or small provider has. */
function networkHash(address: string, { secret }: PageKey): string {
  const line = networkOf(address, { networkBits: 24 });
  const network = line.endsWith('::/64') ? line.split(':').slice(0, 3).join(':') : line;
  return createHmac('sha256', secret).update(`network:${network}`).digest('base64url').slice(0, 16);
}
