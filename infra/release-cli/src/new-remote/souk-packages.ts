import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Where a new remote gets a package of Souk from. */
export interface PackageSource {
  /** Its entry in package.json. */
  specifier: string;
  /** The file to copy into its folder of packages; null where it comes from a package registry. */
  tarball: string | null;
}

const TARBALL = /^souk-(.+?)-(\d+\.\d+\.\d+.*)\.tgz$/;

/** The tarballs of `npm run pack:shared`. @throws Error that names a missing or duplicate tarball. */
export async function packedPackages(
  folder: string,
  names: readonly string[],
): Promise<Map<string, PackageSource>> {
  const files = await readdir(folder).catch(() => {
    throw new Error(
      `The folder ${folder} does not exist. Create one with npm run pack:shared in Souk's repository.`,
    );
  });
  return new Map(
    names.map((name) => {
      const own = files.filter((file) => `@souk/${TARBALL.exec(file)?.[1]}` === name);
      const [file] = own;
      if (file === undefined)
        throw new Error(
          `${folder} has no tarball of ${name}. Create it with npm run pack:shared in Souk's repository.`,
        );
      if (own.length > 1)
        throw new Error(`${folder} has several tarballs of ${name}: ${own.join(' and ')}. Keep one of them.`);
      return [name, { specifier: `file:packages/${file}`, tarball: join(folder, file) }];
    }),
  );
}

/** Asks the configured package registry of npm. */
const askNpm = async (name: string): Promise<string> => {
  const { stdout } = await promisify(execFile)('npm', ['view', name, 'version', '--silent']);
  return stdout.trim();
};

/** The newest versions in the package registry. @throws Error that names the alternative if it has none. */
export async function registeredPackages(
  names: readonly string[],
  newest: (name: string) => Promise<string> = askNpm,
): Promise<Map<string, PackageSource>> {
  const versions = await Promise.all(
    names.map(async (name) => {
      const version = await newest(name).catch(() => '');
      if (!version)
        throw new Error(
          `npm's package registry has no ${name}. Configure a registry for the scope @souk, or pass --packages <folder of tarballs>.`,
        );
      return [name, { specifier: `^${version}`, tarball: null }] as const;
    }),
  );
  return new Map(versions);
}
