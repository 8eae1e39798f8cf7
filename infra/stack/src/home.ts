import { createPrivateKey, createPublicKey } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isToken, newSigningKey, newToken } from '@souk/release-registry';
import { UserError } from './user-error.ts';

export interface RegistrySecrets {
  /** The operator's. */
  token: string;
  edgeToken: string;
  /** The verifier's token, and its signing key: PKCS#8 in base64. */
  verifierToken: string;
  verifierKey: string;
  /** The key that signs the registry's documents, in PEM. */
  signingKey: string;
}

/** How to reach a stack's registry: for the command line, readable by its owner only. */
export interface RegistryAccess extends RegistrySecrets {
  url: string;
  /** The storefront's address for browsers; unknown during the start. */
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

/** @throws UserError when the folder cannot be created or belongs to another user. */
export async function makeHome(home: string): Promise<void> {
  try {
    await mkdir(home, { recursive: true, mode: 0o700 });
    await chmod(home, 0o700);
  } catch (error) {
    throw new UserError(
      `The folder ${home} cannot be used: ${error instanceof Error ? error.message : String(error)}. Choose another one with SOUK_HOME.`,
    );
  }
}

/** The secrets of this home's parts, generated on first use. */
export async function registrySecrets(home: string): Promise<RegistrySecrets> {
  const stored = await readFile(homeOf(home).registry, 'utf8').then(
    (text) => JSON.parse(text) as Partial<RegistryAccess>,
    // Missing or truncated: new secrets are generated.
    () => ({}) as Partial<RegistryAccess>,
  );
  const token = (known: string | undefined) =>
    known !== undefined && isToken(known) ? known : newToken('person');
  return {
    token: token(stored.token),
    edgeToken: token(stored.edgeToken),
    verifierToken: token(stored.verifierToken),
    verifierKey: stored.verifierKey ?? newVerifierKey(),
    signingKey: stored.signingKey ?? newSigningKey().privateKey,
  };
}

const newVerifierKey = () =>
  createPrivateKey(newSigningKey().privateKey).export({ type: 'pkcs8', format: 'der' }).toString('base64');

/** The registry's part of the verifier's secrets. */
export function verifierAccess({ verifierToken, verifierKey }: RegistrySecrets) {
  const key = createPrivateKey({ key: Buffer.from(verifierKey, 'base64'), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  return { token: verifierToken, publicKey };
}

/** Writes the registry's address for the command line, atomically. */
export async function writeRegistryAccess(home: string, access: RegistryAccess): Promise<void> {
  const file = homeOf(home).registry;
  await writeFile(`${file}.new`, `${JSON.stringify(access, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
