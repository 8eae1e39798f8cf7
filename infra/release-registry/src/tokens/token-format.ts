import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

export type TokenKind = 'person' | 'ci';

const PREFIX: Record<TokenKind, string> = { person: 'soukp', ci: 'soukc' };
const TOKEN = /^(soukp|soukc)_([A-Za-z0-9_-]{32})_([0-9a-z]{7})$/;

const checksum = (text: string) => crc32(text).toString(36).padStart(7, '0');

/** A new secret. The prefix lets secret scanners recognize it, the checksum distinguishes a mistyped token from an unknown one. */
export function newToken(kind: TokenKind): string {
  const body = `${PREFIX[kind]}_${randomBytes(24).toString('base64url')}`;
  return `${body}_${checksum(body)}`;
}

/** Whether a text can be a token at all. */
export function isToken(text: string): boolean {
  const [, prefix, random, sum] = TOKEN.exec(text) ?? [];
  return sum !== undefined && sum === checksum(`${prefix}_${random}`);
}

/** The hash that is stored in place of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
