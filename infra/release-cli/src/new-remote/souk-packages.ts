import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Where a new remote gets a package of Souk from. */
export interface PackageSource {
  /** What stands in its package.json. */
  specifier: string;
  /** The file to copy into its folder of packages; null where it comes from a package registry. */
  tarball: string | null;
}

const TARBALL = /^souk-(.+?)-(\d+\.\d+\.\d+.*)\.tgz$/;

/** The tarballs of `npm run pack:shared`. @throws Error that names what is missing, or there twice. */
export async function packedPackages(
  folder: string,
  names: readonly string[],
): Promise<Map<string, PackageSource>> {
  const files = await readdir(folder).catch(() => {
    throw new Error(`There is no folder ${folder}; npm run pack:shared makes one in Souk's repository.`);
  });
  return new Map(
    names.map((name) => {
      const own = files.filter((file) => `@souk/${TARBALL.exec(file)?.[1]}` === name);
      const [file] = own;
      if (file === undefined) throw new Error(`${folder} holds no tarball of ${name}.`);
      if (own.length > 1)
        throw new Error(`${folder} holds ${name} more than once: ${own.join(' and ')}. Leave one.`);
      return [name, { specifier: `file:packages/${file}`, tarball: join(folder, file) }];
    }),
  );
}

/** Asks the package registry that npm is set up for. */
const askNpm = async (name: string): Promise<string> => {
  const { stdout } = await promisify(execFile)('npm', ['view', name, 'version', '--silent']);
  return stdout.trim();
};

/** The newest versions of a package registry. @throws Error that says what else there is where it has none. */
export async function registeredPackages(
  names: readonly string[],
  newest: (name: string) => Promise<string> = askNpm,
): Promise<Map<string, PackageSource>> {
  const versions = await Promise.all(
    names.map(async (name) => {
      const version = await newest(name).catch(() => '');
      if (!version)
        throw new Error(
          `npm's registry has no ${name}: set it up for the scope @souk, or give --packages <folder of tarballs>.`,
        );
      return [name, { specifier: `^${version}`, tarball: null }] as const;
    }),
  );
  return new Map(versions);
}
