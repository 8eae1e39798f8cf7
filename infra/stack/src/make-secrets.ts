import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newSigningKey, newToken } from '@souk/release-registry';
import { runCommand } from './command.ts';
import { UserError } from './user-error.ts';

/**
 * Generates the secrets that the parts on several machines share: `make-secrets.ts <folder>` writes registry.env, edge.env and
 * verifier.env.
 */
await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new UserError('No folder was named. Usage: make-secrets.ts <folder>');
  const edgeToken = newToken('ci');
  const verifierToken = newToken('ci');
  const signing = newKeyPair();
  const verifier = newKeyPair();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeNew(join(folder, 'registry.env'), {
    SOUK_REGISTRY_TOKEN: newToken('person'),
    SOUK_EDGE_TOKEN: edgeToken,
    SOUK_SIGNING_KEY: signing.privateHalf,
    SOUK_VERIFIER_TOKEN: verifierToken,
    SOUK_VERIFIER_PUBLIC_KEY: verifier.publicHalf,
  });
  await writeNew(join(folder, 'edge.env'), {
    SOUK_REGISTRY_TOKEN: edgeToken,
    SOUK_REGISTRY_KEY: signing.publicHalf,
  });
  await writeNew(join(folder, 'verifier.env'), {
    SOUK_REGISTRY_TOKEN: verifierToken,
    SOUK_VERIFIER_KEY: verifier.privateHalf,
  });
  return 0;
});

/** An Ed25519 key pair in base64. */
function newKeyPair() {
  const key = createPrivateKey(newSigningKey().privateKey);
  return {
    privateHalf: key.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicHalf: createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/** Existing files are in use, and are not overwritten. */
async function writeNew(file: string, variables: Record<string, string>): Promise<void> {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(file, lines.join(''), { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST'
      ? new UserError(`${file} exists already and was not changed. Choose another folder.`)
      : error;
  });
}
