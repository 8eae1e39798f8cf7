import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stackUnderTest, type StackUnderTest } from '../fixtures/stack-under-test.ts';
import { untilServed } from '../fixtures/until-served.ts';

const ROOT = join(import.meta.dirname, '../..');

type Access = Pick<StackUnderTest, 'url' | 'registryUrl' | 'token'>;

/** Runs the command line as a team or an admin would. */
async function souk(
  { registryUrl, token }: Access,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'infra/release-cli/bin/souk.mjs'), ...args],
    {
      cwd: ROOT,
      env: { ...process.env, SOUK_REGISTRY_URL: registryUrl, SOUK_REGISTRY_TOKEN: token, ...environment },
    },
  );
  return stdout;
}

/** Builds a remote's working tree as another version and publishes it; the rest goes through the command line too. */
export async function publishSecond(remote: string, stack: Access = stackUnderTest()) {
  const version = `1.0.1-test.${Date.now()}`;
  const directory = join('remotes', remote);
  await souk(stack, ['publish', directory], { SOUK_VERSION: version });
  await rm(join(ROOT, directory, 'dist', version), { recursive: true, force: true });
  return {
    version,
    activate: () => souk(stack, ['activate', remote, version, '--no-holdback']),
    rollBack: (reason: string) => souk(stack, ['rollback', remote, '--reason', reason]),
    /** Waits until the edge hands out a version. */
    untilServed: (served: string) => untilServed(stack.url, remote, served),
  };
}
