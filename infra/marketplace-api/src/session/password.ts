import { hash, verify } from '@node-rs/argon2';

/** OWASP's figures for argon2id, which is the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let nobody: Promise<string> | undefined;

/** Takes as long for an account that does not exist as for one that does, so that time tells nothing. */
export async function passwordFits(hashed: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody');
  const fits = await verify(hashed ?? (await nobody), password);
  return hashed !== null && fits;
}
