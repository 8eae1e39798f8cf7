import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The repository that this package stands in. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..');

export interface Workspace {
  name: string;
  directory: string;
  dependencies: string[];
}

/** Every package of the workspace by its name. */
export function workspaces(): Map<string, Workspace> {
  const parents = ['shared', 'remotes', 'infra'].flatMap((parent) =>
    readdirSync(join(repositoryRoot, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(repositoryRoot, parent, entry.name)),
  );
  const found = new Map<string, Workspace>();
  for (const directory of [...parents, join(repositoryRoot, 'host'), join(repositoryRoot, 'e2e')]) {
    const workspace = readWorkspace(directory);
    if (workspace) found.set(workspace.name, workspace);
  }
  return found;
}

/** The package in a folder, or null where there is none. */
export function readWorkspace(directory: string): Workspace | null {
  try {
    const file = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
      name: string;
      dependencies?: Record<string, string>;
    };
    return { name: file.name, directory, dependencies: Object.keys(file.dependencies ?? {}) };
  } catch {
    return null;
  }
}

/** The version of an installed package, of which `request` may name a part such as `react/jsx-runtime`. */
export function installedVersion(request: string): string {
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
  const file = join(repositoryRoot, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
