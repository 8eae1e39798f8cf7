import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package on disk: one of the workspace, or one that was installed. */
export interface InstalledPackage {
  name: string;
  version: string;
  directory: string;
  dependencies: string[];
  peerDependencies: string[];
}

/** The package in a folder, or null where there is none. */
export function readPackage(directory: string): InstalledPackage | null {
  try {
    const file = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
      name: string;
      version?: string;
      dependencies?: Record<string, string>;
      peerDependencies?: Record<string, string>;
    };
    return {
      name: file.name,
      version: file.version ?? '0.0.0',
      directory,
      dependencies: Object.keys(file.dependencies ?? {}),
      peerDependencies: Object.keys(file.peerDependencies ?? {}),
    };
  } catch {
    return null;
  }
}

/**
 * What a package in a folder gets when it asks for another, found as Node finds it: in this repository and in that of
 * any team. Null where it is not installed.
 * @param request may name a part of it, such as `react/jsx-runtime`
 */
export function findPackage(request: string, from: string): InstalledPackage | null {
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
  for (let folder = from; ; folder = dirname(folder)) {
    const directory = join(folder, 'node_modules', name);
    if (existsSync(join(directory, 'package.json'))) return readPackage(realpathSync(directory));
    if (dirname(folder) === folder) return null;
  }
}

/** The folder of this package, with which the tools and what they share with a build are installed. */
export const TOOLING = dirname(import.meta.dirname);

/** The same for what every build needs. @throws Error that names what is not installed. */
export function installedPackage(request: string, from: string): InstalledPackage {
  const found = findPackage(request, from) ?? findPackage(request, TOOLING);
  if (!found)
    throw new Error(
      `${request} is not installed for ${from}. Add it to its dependencies and run npm install.`,
    );
  return found;
}
