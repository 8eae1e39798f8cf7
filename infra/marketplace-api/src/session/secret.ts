import { createHash, randomBytes } from 'node:crypto';

/** A token or guest id that nobody can guess. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a secret. Plain SHA-256 will do: what is hashed is random already. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
