import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readPackages } from './checks/packages.ts';
import { repositoryRoot } from './workspace.ts';

const TARBALL = /^souk-.*\.tgz$/;

/**
 * Packs every package that teams outside this repository build against, which are those that are not private.
 * @param destination the folder of the tarballs; older ones in it are removed
 * @returns the tarballs' names
 */
export async function packPackages(destination: string): Promise<string[]> {
  await mkdir(destination, { recursive: true });
  for (const file of await readdir(destination)) if (TARBALL.test(file)) await rm(join(destination, file));
  const names = readPackages(repositoryRoot)
    .filter((it) => !it.private)
    .flatMap(({ name }) => ['--workspace', name]);
  await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', destination, ...names], {
    cwd: repositoryRoot,
  });
  return (await readdir(destination)).filter((file) => TARBALL.test(file)).sort();
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const destination = resolve(process.argv[2] ?? join(repositoryRoot, 'dist/packages'));
  for (const file of await packPackages(destination)) console.log(join(destination, file));
}
