import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One package of the lock file, as npm wrote it there. */
interface Locked {
  name?: string;
  license?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** A package from a registry, and the licence that it names (an SPDX expression). */
export interface ShippedPackage {
  name: string;
  licence: string;
}

/** Workspaces that only build, start, test and measure: what runs for a customer or an operator is a workspace of its own. */
const BUILD_ONLY = new Set(['shared/tooling', 'shared/testing', 'infra/bench', 'infra/stack', 'e2e']);

/** What is shipped to browsers or runs on servers, by name: all that the workspaces need except for building and testing. */
export function shippedPackages(root: string): ShippedPackage[] {
  const packages = readLockFile(root);
  const found = new Map<string, ShippedPackage>();
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path) || BUILD_ONLY.has(path)) return;
    seen.add(path);
    const locked = packages[path];
    if (!locked) return;
    if (locked.link) return visit(locked.resolved ?? '');
    const at = path.lastIndexOf('node_modules/');
    if (at >= 0) {
      const name = locked.name ?? path.slice(at + 'node_modules/'.length);
      const licence = locked.license ?? 'none';
      found.set(`${name} ${licence}`, { name, licence });
    }
    for (const name of needsOf(locked)) {
      const needed = resolve(packages, path, name);
      if (needed) visit(needed);
    }
  };
  Object.keys(packages)
    .filter((path) => path !== '' && isOwn(path))
    .forEach(visit);
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The folders of the repository's own packages (empty for the root), and the licence that each names. */
export const ownLicences = (root: string): { directory: string; licence: string }[] =>
  Object.entries(readLockFile(root))
    .filter(([directory]) => isOwn(directory))
    .map(([directory, { license }]) => ({ directory, licence: license ?? 'none' }));

const isOwn = (path: string) => !path.includes('node_modules/');

const readLockFile = (root: string) =>
  (
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, Locked>;
    }
  ).packages;

const needsOf = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Locked) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional),
];

/** Where Node finds a package that is asked for from `path`: the nearest `node_modules` above it. */
function resolve(packages: Record<string, Locked>, path: string, name: string): string | null {
  for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/')))) {
    const candidate = `${from && `${from}/`}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (from === '') return null;
  }
}
