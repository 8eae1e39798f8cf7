import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../user-error.ts';
import { installWithSystem } from './system-packages.ts';

const SERVERS = '/usr/lib/postgresql';

const isServerInstalled = () =>
  existsSync(SERVERS) &&
  readdirSync(SERVERS).some((version) => existsSync(join(SERVERS, version, 'bin/initdb')));

/**
 * The databases of the API's tests. Build servers install what is missing; on a developer's machine nothing is
 * installed without being asked, and the tests on a server are skipped.
 * @throws UserError in CI, where these tests must run.
 */
export async function testDatabases(
  continuousIntegration: boolean,
  say: (detail: string) => void,
  stop: AbortSignal,
): Promise<string[]> {
  if (!isServerInstalled() && continuousIntegration) {
    say('installing PostgreSQL');
    await installWithSystem(['postgresql'], stop);
    if (!isServerInstalled())
      throw new UserError(
        'Installing PostgreSQL failed. With CI set, the tests on a server must run: install it.',
      );
  }
  return isServerInstalled() ? ['embedded', 'server'] : ['embedded'];
}
