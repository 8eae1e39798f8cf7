import { createPrivateKey, createPublicKey } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isToken, newSigningKey, newToken } from '@souk/release-registry';
import { Problem } from './problem.ts';

export interface RegistrySecrets {
  /** The operator's. */
  token: string;
  edgeToken: string;
  /** The verifier's, with the key that it signs with: PKCS#8 in base64. */
  verifierToken: string;
  verifierKey: string;
  /** What the registry signs documents with, in PEM. */
  signingKey: string;
}

/** How to reach the registry of a stack: read by the command line, and by nobody but its owner. */
export interface RegistryAccess extends RegistrySecrets {
  url: string;
  /** Where a browser finds the storefront; unknown while it is being started. */
  storefront?: string;
}

/** The folders of a stack's home. */
export function homeOf(home: string) {
  return {
    database: join(home, 'database'),
    releases: join(home, 'releases'),
    media: join(home, 'media'),
    cache: join(home, 'edge'),
    registry: join(home, 'registry.json'),
    marketplace: join(home, 'marketplace.json'),
    mail: join(home, 'mail'),
    payments: join(home, 'payments', 'sessions.json'),
  };
}

/** @throws Problem when the folder cannot be made or is not one's own. */
export async function makeHome(home: string): Promise<void> {
  try {
    await mkdir(home, { recursive: true, mode: 0o700 });
    await chmod(home, 0o700);
  } catch (error) {
    throw new Problem(
      `The folder ${home} cannot be used: ${error instanceof Error ? error.message : String(error)}; choose another with SOUK_HOME.`,
    );
  }
}

/** What this home's parts know each other by, random and made once. */
export async function registrySecrets(home: string): Promise<RegistrySecrets> {
  const held = await readFile(homeOf(home).registry, 'utf8').then(
    (text) => JSON.parse(text) as Partial<RegistryAccess>,
    // None was made yet, or the file is cut off: new ones take its place.
    () => ({}) as Partial<RegistryAccess>,
  );
  const token = (known: string | undefined) =>
    known !== undefined && isToken(known) ? known : newToken('person');
  return {
    token: token(held.token),
    edgeToken: token(held.edgeToken),
    verifierToken: token(held.verifierToken),
    verifierKey: held.verifierKey ?? newVerifierKey(),
    signingKey: held.signingKey ?? newSigningKey().privateKey,
  };
}

const newVerifierKey = () =>
  createPrivateKey(newSigningKey().privateKey).export({ type: 'pkcs8', format: 'der' }).toString('base64');

/** The registry's half of the verifier's secrets. */
export function verifierAccess({ verifierToken, verifierKey }: RegistrySecrets) {
  const key = createPrivateKey({ key: Buffer.from(verifierKey, 'base64'), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  return { token: verifierToken, publicKey };
}

/** Tells the command line where the registry is; whole at any moment. */
export async function writeRegistryAccess(home: string, access: RegistryAccess): Promise<void> {
  const file = homeOf(home).registry;
  await writeFile(`${file}.new`, `${JSON.stringify(access, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
