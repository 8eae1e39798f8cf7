import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from '../../semaphore.ts';

/** OWASP's figures for argon2id, which is the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is dear by design: nobody makes this process do nothing else. */
export const MAX_HASHING = 2;
export const MAX_WAITING_TO_HASH = 64;
const semaphore = new Semaphore(MAX_HASHING, MAX_WAITING_TO_HASH);

/** @throws Problem 503 where too many wait already. */
export const hashPassword = (password: string): Promise<string> => semaphore.run(() => hash(password, COST));

/** The hash of no password that anybody has. */
const NOBODY = hash('nobody', COST);

/** Takes as long for an account that does not exist as for one that does, so that time tells nothing. @throws Problem 503 where too many wait already. */
export async function passwordFits(hashed: string | null, password: string): Promise<boolean> {
  const nobody = await NOBODY;
  const fits = await semaphore.run(() => verify(hashed ?? nobody, password));
  return hashed !== null && fits;
}
