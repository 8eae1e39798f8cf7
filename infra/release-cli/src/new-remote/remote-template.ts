import { chmod, copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { SHELL_SERVICES_VERSION } from '@souk/contracts';
import type { PackageSource } from './souk-packages.ts';

/** The template is data: it is copied, never imported. */
const TEMPLATE = join(import.meta.dirname, '../../templates/remote');
const PACKAGE = 'package.json';
const EXECUTABLE = '_ci/run';

type Dependencies = Record<string, string>;
interface Manifest {
  dependencies: Dependencies;
  devDependencies: Dependencies;
}

const readManifest = async () => JSON.parse(await readFile(join(TEMPLATE, PACKAGE), 'utf8')) as Manifest;

/** The packages of Souk that the template depends on. */
export async function packagesOfTemplate(): Promise<string[]> {
  const { dependencies, devDependencies } = await readManifest();
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name.startsWith('@souk/'));
}

/** Writes a new remote into a folder. */
export async function writeRemote(
  name: string,
  directory: string,
  packages: ReadonlyMap<string, PackageSource>,
): Promise<void> {
  const fill = (text: string) =>
    text.replaceAll('__NAME__', name).replaceAll('__SHELL__', SHELL_SERVICES_VERSION);
  const files = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const source = join(file.parentPath, file.name);
    const path = relative(TEMPLATE, source);
    // npm packs no file of some names that begin with a dot.
    const target = join(directory, path.replace(/^_/, '.'));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, fill(await readFile(source, 'utf8')));
    if (path === EXECUTABLE) await chmod(target, 0o755);
  }
  await writeManifest(join(directory, PACKAGE), fill, packages);
  for (const { tarball } of packages.values()) {
    if (tarball === null) continue;
    await mkdir(join(directory, 'packages'), { recursive: true });
    await copyFile(tarball, join(directory, 'packages', basename(tarball)));
  }
}

async function writeManifest(
  file: string,
  fill: (text: string) => string,
  packages: ReadonlyMap<string, PackageSource>,
): Promise<void> {
  const manifest = await readManifest();
  for (const dependencies of [manifest.dependencies, manifest.devDependencies])
    for (const [name, { specifier }] of packages) if (name in dependencies) dependencies[name] = specifier;
  await writeFile(file, fill(`${JSON.stringify(manifest, null, 2)}\n`));
}
