import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { HOST_NAME, RECORD_FILE } from '@souk/contracts';
import { developmentVersion } from '@souk/tooling';
import { startBuilder } from './builder.ts';
import { UserError } from './user-error.ts';
import { ROOT } from './root.ts';
import { createTimeLeft } from './time-left.ts';

/** The working tree of the host or of a remote. */
export interface WorkingTree {
  name: string;
  directory: string;
  /** Contains a hash of the sources, so that equal sources are the same release. */
  version: string;
}

/** The host first, then every folder of `remotes` with a manifest: a new remote needs no line here. */
export function workingTrees(): WorkingTree[] {
  const remotes = join(ROOT, 'remotes');
  const directories = readdirSync(remotes)
    .map((name) => join(remotes, name))
    .filter((directory) => existsSync(join(directory, 'remote.json')));
  return [join(ROOT, HOST_NAME), ...directories].map((directory) => ({
    name: basename(directory),
    directory,
    version: developmentVersion(directory),
  }));
}

/** The folder of a working tree's built release. */
export const builtFolder = ({ directory, version }: WorkingTree) => join(directory, 'dist', version);

/**
 * Builds the trees that are not built yet, as many at a time as there are cores.
 * @throws UserError that names every failed build, after the output of their compilers.
 */
export async function buildAll(
  trees: readonly WorkingTree[],
  say: (detail: string) => void,
  stop: AbortSignal,
): Promise<void> {
  const waiting = trees.filter((tree) => !existsSync(join(builtFolder(tree), RECORD_FILE)));
  const all = waiting.length;
  if (all === 0) return;
  const running = new Set<string>();
  const failed: { name: string; output: string }[] = [];
  let done = 0;
  const timeLeft = createTimeLeft();
  const report = () =>
    say(
      `${done} of ${all} built${running.size > 0 ? `, at ${[...running].join(' and ')}` : ''}${timeLeft(done, all)}`,
    );
  const work = async () => {
    const builder = startBuilder(stop);
    for (let tree = waiting.shift(); tree && !stop.aborted; tree = waiting.shift()) {
      running.add(tree.name);
      report();
      try {
        await builder.build(tree);
        done += 1;
      } catch (error) {
        failed.push({ name: tree.name, output: (error as Error).message });
      }
      running.delete(tree.name);
      report();
    }
    builder.close();
  };
  await Promise.all(Array.from({ length: Math.min(all, availableParallelism()) }, work));
  stop.throwIfAborted();
  if (failed.length > 0)
    throw new UserError(
      [
        ...failed.map(({ output }) => output.trim()),
        `The build of ${failed.map(({ name }) => name).join(' and ')} failed. See the errors above.`,
      ].join('\n\n'),
    );
}

/** Old builds to keep, so that reverting an edit needs no build. */
const MAX_OLD_BUILDS = 5;
const DEVELOPMENT_BUILD = /^1\.0\.0-dev\.[0-9a-f]+$/;

/** Deletes old builds of a working tree; published ones are in the registry. */
export function pruneBuilds({ directory, version }: WorkingTree): void {
  const dist = join(directory, 'dist');
  if (!existsSync(dist)) return;
  const age = (name: string) => statSync(join(dist, name)).mtimeMs;
  readdirSync(dist)
    .filter((name) => DEVELOPMENT_BUILD.test(name) && name !== version)
    .sort((a, b) => age(b) - age(a))
    .slice(MAX_OLD_BUILDS)
    .forEach((name) => rmSync(join(dist, name), { recursive: true, force: true }));
}
