import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from './problem.ts';

/** How to reach the registry of a stack: read by the command line, and by nobody but its owner. */
export interface RegistryAccess {
  url: string;
  token: string;
}

/** The folders of a stack's home. */
export function homeOf(home: string) {
  return {
    database: join(home, 'database'),
    releases: join(home, 'releases'),
    media: join(home, 'media'),
    cache: join(home, 'edge'),
    registry: join(home, 'registry.json'),
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

/** The token of this home, random and made once. */
export async function registryToken(home: string): Promise<string> {
  try {
    const { token } = JSON.parse(await readFile(homeOf(home).registry, 'utf8')) as Partial<RegistryAccess>;
    if (token) return token;
  } catch {
    // None was made yet, or the file is cut off: a new one takes its place.
  }
  return randomBytes(32).toString('base64url');
}

/** Tells the command line where the registry is; whole at any moment. */
export async function writeRegistryAccess(home: string, access: RegistryAccess): Promise<void> {
  const file = homeOf(home).registry;
  await writeFile(`${file}.new`, `${JSON.stringify(access, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
