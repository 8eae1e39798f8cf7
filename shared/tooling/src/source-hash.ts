import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readWorkspace, repositoryRoot, workspaces } from './workspace.ts';

const IGNORED = /(^|\/)(dist|node_modules|coverage|CHANGELOG\.md|README\.md)(\/|$)|\.test\.tsx?$|^jest\./;

/** Files of a package that can change what is built from it, in a stable order. */
function sourceFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .filter((path) => !IGNORED.test(path))
    .sort();
}

interface Lock {
  packages: Record<string, { version?: string; dependencies?: Record<string, string> }>;
}

/** Names and versions of registry packages and of all that they bring, as the lock file pins them. */
function lockedVersions(names: readonly string[]): string[] {
  const { packages } = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')) as Lock;
  const seen = new Set<string>();
  const visit = (name: string) => {
    const locked = packages[`node_modules/${name}`];
    if (!locked || seen.has(`${name}@${locked.version}`)) return;
    seen.add(`${name}@${locked.version}`);
    Object.keys(locked.dependencies ?? {}).forEach(visit);
  };
  names.forEach(visit);
  return [...seen].sort();
}

/**
 * A hash over a package's sources and everything that is bundled with it.
 * @param directory the package's folder
 * @param provided packages that somebody else provides at run time, whose content therefore does not count
 */
export function sourceHash(directory: string, provided: readonly string[] = []): string {
  const root = readWorkspace(directory);
  if (!root) throw new Error(`${directory} holds no package.json`);
  const known = workspaces();
  const hash = createHash('sha256');
  const external = new Set<string>();
  const queue = [root, ...(known.has('@souk/tooling') ? [known.get('@souk/tooling') ?? root] : [])];
  const seen = new Set<string>();
  for (let workspace = queue.shift(); workspace; workspace = queue.shift()) {
    if (seen.has(workspace.name)) continue;
    seen.add(workspace.name);
    for (const path of sourceFiles(workspace.directory)) {
      hash
        .update(`${workspace.name}/${path}\0`)
        .update(readFileSync(join(workspace.directory, path)))
        .update('\0');
    }
    for (const name of workspace.dependencies) {
      if (provided.includes(name)) continue;
      const inner = known.get(name);
      if (inner) queue.push(inner);
      else external.add(name);
    }
  }
  for (const locked of lockedVersions([...external])) hash.update(`${locked}\0`);
  return hash.digest('hex').slice(0, 12);
}

/** The hash of a package of the workspace by its name; remembered, since a build asks for it more than once. */
export function packageHash(name: string): string {
  const known = remembered.get(name);
  if (known) return known;
  const workspace = workspaces().get(name);
  if (!workspace) throw new Error(`${name} is not a package of this workspace`);
  const hash = sourceHash(workspace.directory);
  remembered.set(name, hash);
  return hash;
}
const remembered = new Map<string, string>();
