import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newSigningKey, newToken } from '@souk/release-registry';
import { runCommand } from './command.ts';
import { Problem } from './problem.ts';

/** Makes what the parts on many machines know each other by: `make-secrets.ts <folder>` writes registry.env and edge.env. */
await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Problem('Name the folder that the secrets are written to.');
  const edgeToken = newToken('ci');
  const signingKey = createPrivateKey(newSigningKey().privateKey);
  const privateHalf = signingKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  const publicHalf = createPublicKey(signingKey).export({ type: 'spki', format: 'der' }).toString('base64');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeNew(join(folder, 'registry.env'), {
    SOUK_REGISTRY_TOKEN: newToken('person'),
    SOUK_EDGE_TOKEN: edgeToken,
    SOUK_SIGNING_KEY: privateHalf,
  });
  await writeNew(join(folder, 'edge.env'), { SOUK_REGISTRY_TOKEN: edgeToken, SOUK_REGISTRY_KEY: publicHalf });
  return 0;
});

/** What is there already is in use, and stays. */
async function writeNew(file: string, variables: Record<string, string>): Promise<void> {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(file, lines.join(''), { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Problem(`${file} is there already; it stays as it is.`) : error;
  });
}
