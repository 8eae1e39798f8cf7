import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from '../../semaphore.ts';

/** Parameters that OWASP recommends for argon2id, the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is expensive by design, so it must not occupy the whole process. */
export const MAX_HASHING = 2;
export const MAX_WAITING_TO_HASH = 64;
const semaphore = new Semaphore(MAX_HASHING, MAX_WAITING_TO_HASH);

/** @throws Problem 503 where too many are waiting. */
export const hashPassword = (password: string): Promise<string> => semaphore.run(() => hash(password, COST));

/** The hash for accounts that do not exist. */
const NOBODY = hash('nobody', COST);

/** Takes the same time whether the account exists or not. @throws Problem 503 where too many are waiting. */
export async function passwordFits(hashed: string | null, password: string): Promise<boolean> {
  const nobody = await NOBODY;
  const fits = await semaphore.run(() => verify(hashed ?? nobody, password));
  return hashed !== null && fits;
}
