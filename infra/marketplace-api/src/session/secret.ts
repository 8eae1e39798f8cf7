import { createHash, randomBytes } from 'node:crypto';

/** An unguessable token or guest id. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a secret. Plain SHA-256 is enough, since the secret is random. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
