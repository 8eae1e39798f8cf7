import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { S3_SERVER_PROGRAMS } from '@souk/object-store/testing';
import { childEnvironment, type Settings } from '@souk/tooling/settings';
import { UserError } from '../user-error.ts';
import { installWithSystem } from './system-packages.ts';

/** The programs of the journeys across machines, and their Debian packages. */
const PROGRAMS: Readonly<Record<string, string>> = { nginx: 'nginx-light', ...S3_SERVER_PROGRAMS };
const POSTGRES = '/usr/lib/postgresql';

function missingPackages(): string[] {
  const folders = [...(childEnvironment().PATH ?? '').split(delimiter), '/usr/sbin'];
  const missing = Object.entries(PROGRAMS)
    .filter(([program]) => !folders.some((folder) => existsSync(join(folder, program))))
    .map(([, name]) => name);
  const hasPostgres =
    existsSync(POSTGRES) &&
    readdirSync(POSTGRES).some((version) => existsSync(join(POSTGRES, version, 'bin/initdb')));
  return hasPostgres ? missing : [...missing, 'postgresql'];
}

/**
 * Whether nginx, PostgreSQL and an S3 server are installed. Build servers install what is missing; on a developer's machine
 * nothing is installed without being asked.
 * @throws UserError in CI, where these journeys must run.
 */
export async function hasMachinePrograms(
  { continuousIntegration }: Pick<Settings, 'continuousIntegration'>,
  say: (detail: string) => void,
  stop: AbortSignal,
): Promise<boolean> {
  let missing = missingPackages();
  if (missing.length > 0 && continuousIntegration) {
    say(`installing ${missing.join(', ')}`);
    await installWithSystem(missing, stop);
    missing = missingPackages();
    if (missing.length > 0)
      throw new UserError(
        `Installing ${missing.join(', ')} failed. With CI set, the journeys across machines must run: install these packages.`,
      );
  }
  if (missing.length > 0)
    say(`Skipped the journeys across machines: install ${missing.join(', ')} to run them.`);
  return missing.length === 0;
}
