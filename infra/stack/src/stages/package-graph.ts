import { readPackages } from '@souk/tooling/packages';

/** The folder of a package and those of every package that it depends on, from the root of the repository. */
export function withDependencies(root: string, folder: string): string[] {
  const packages = readPackages(root);
  const byName = new Map(packages.map((it) => [it.name, it]));
  const found = new Set<string>();
  const queue = packages.filter(({ directory }) => directory === folder);
  for (const it of queue) {
    if (found.has(it.directory)) continue;
    found.add(it.directory);
    for (const name of [...it.dependencies, ...it.devDependencies]) {
      const dependency = byName.get(name);
      if (dependency) queue.push(dependency);
    }
  }
  return [...found];
}
