import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { networkOf } from '../clients/network-of.ts';

/** The key of page tokens, shared by the edges and the registry; a new one every day. */
export interface PageKey {
  /** Its day in UTC, as `2026-01-31`. */
  day: string;
  secret: string;
}

/** What an edge claims about a page that it served. The page's releases follow from revision and visitor. */
export interface PageClaims {
  channel: string;
  epoch: string;
  revision: number;
  /** The visitor's random name. */
  visitor: string;
  /** The network of the visitor's address as a keyed hash, which changes every day and cannot be reversed. */
  network: string;
  /** A random name of this page load. */
  page: string;
  /** Seconds since 1970. */
  issuedAt: number;
}

/** A page that is open for longer sends no more reports until it is reloaded. */
export const PAGE_TOKEN_SECONDS = 12 * 60 * 60;
/** Maximum difference between the clocks of edges. */
const MAX_CLOCK_SKEW_SECONDS = 60;
/** Longer than any token that is issued. */
const MAX_TOKEN_LENGTH = 1024;

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Issues the token of a page that is being loaded from `address`. */
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

/** The claims of a token; null where it was signed with none of these keys or has expired. */
export function readPageToken(token: string, keys: readonly PageKey[], now = new Date()): PageClaims | null {
  const [text, signature, more] = token.length > MAX_TOKEN_LENGTH ? [] : token.split('.');
  if (!text || !signature || more !== undefined) return null;
  const given = Buffer.from(signature, 'base64url');
  const isOurs = keys.some((key) => {
    const own = mac(text, key);
    return own.length === given.length && timingSafeEqual(own, given);
  });
  if (!isOurs) return null;
  // The signature is ours, so the claims are well-formed.
  const [channel, epoch, revision, visitor, network, page, issuedAt] = JSON.parse(
    Buffer.from(text, 'base64url').toString(),
  ) as [string, string, number, string, string, string, number];
  const age = now.getTime() / 1000 - issuedAt;
  if (age > PAGE_TOKEN_SECONDS || age < -MAX_CLOCK_SKEW_SECONDS) return null;
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
