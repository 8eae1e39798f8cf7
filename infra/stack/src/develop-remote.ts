import { watch } from 'node:fs';
import { join } from 'node:path';
import { createRegistryClient } from '@souk/release-cli';
import { buildAll, builtFolder, pruneBuilds, workingTrees } from './builds.ts';
import type { RegistryAccess } from './home.ts';
import { Problem } from './problem.ts';
import { seconds } from './progress.ts';
import { ROOT } from './settings.ts';

const SOURCE = /\.(tsx?|json|woff2|svg|png|webp)$/;
/** Editors write a file more than once; half of a save is not worth a build. */
const SETTLE = 150;

/**
 * Keeps one remote live as it stands in the working tree: every save of its sources, or of what is shared, is built,
 * published and activated. Resolves when stopped.
 */
export function developRemote(
  name: string,
  access: RegistryAccess,
  say: (line: string) => void,
  stop: AbortSignal,
): Promise<void> {
  const registry = createRegistryClient(access);
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  let live = '';

  const release = async () => {
    const tree = findTree(name);
    if (tree.version === live || stop.aborted) return;
    const started = Date.now();
    try {
      await buildAll([tree], () => {}, stop);
      await registry.publish(builtFolder(tree));
      pruneBuilds(tree);
      await registry.activate({ remote: name, version: tree.version });
      live = tree.version;
      say(`✓ ${name} is live as ${tree.version} after ${seconds(Date.now() - started)}`);
    } catch (error) {
      // The release before stays live; the next save tries again.
      if (!stop.aborted) say(`✗ ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const onChange = (_: string, file: string | null) => {
    if (!file || !SOURCE.test(file) || /(^|\/)(dist|node_modules)\//.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(release);
    }, SETTLE);
  };

  const watchers = [findTree(name).directory, join(ROOT, 'shared')].map((folder) =>
    watch(folder, { recursive: true }, onChange),
  );
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      void last.then(resolve);
    };
    if (stop.aborted) end();
    else stop.addEventListener('abort', end, { once: true });
  });
}

/** @throws Problem where the name is not one of a remote. */
export function findTree(name: string) {
  const trees = workingTrees();
  const found = trees.find((tree) => tree.name === name);
  if (found) return found;
  throw new Problem(
    `There is no remote named ${name}; there are ${trees.map((tree) => tree.name).join(', ')}.`,
  );
}
