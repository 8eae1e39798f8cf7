import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import { installWithSystem } from './system-packages.ts';

const SERVERS = '/usr/lib/postgresql';

const serverIsThere = () =>
  existsSync(SERVERS) &&
  readdirSync(SERVERS).some((version) => existsSync(join(SERVERS, version, 'bin/initdb')));

/**
 * The databases that the API's tests run on. A build server installs what is missing; on a person's machine nothing is
 * installed behind their back, and the half that needs a server is left out.
 * @throws Problem in CI, where that half must run.
 */
export async function testDatabases(
  continuousIntegration: boolean,
  say: (detail: string) => void,
  stop: AbortSignal,
): Promise<string[]> {
  if (!serverIsThere() && continuousIntegration) {
    say('installing PostgreSQL');
    await installWithSystem(['postgresql'], stop);
    if (!serverIsThere())
      throw new Problem(
        'No PostgreSQL server is installed, and none could be; in CI its half of the tests must run.',
      );
  }
  return serverIsThere() ? ['embedded', 'server'] : ['embedded'];
}
