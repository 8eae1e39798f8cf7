import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { HOST_NAME, RECORD_FILE } from '@souk/contracts';
import { developmentVersion } from '@souk/tooling';
import { runNode } from './child.ts';
import { Problem } from './problem.ts';
import { ROOT } from './root.ts';

/** The host or a remote as it stands in the working tree. */
export interface WorkingTree {
  name: string;
  directory: string;
  /** The hash of its sources is in it, so that the same sources are the same release. */
  version: string;
}

/** The host first, then every folder of `remotes` that holds a manifest: a sixth remote needs no line here. */
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

/** Where a working tree's release stands once it is built. */
export const builtFolder = ({ directory, version }: WorkingTree) => join(directory, 'dist', version);

/**
 * Builds each of them that is not built yet, as many at a time as there are cores.
 * @throws Problem that names every build that failed, after what their compilers said.
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
  const tell = () =>
    say(`${done} of ${all} built${running.size > 0 ? `, at ${[...running].join(' and ')}` : ''}`);
  const script = join(import.meta.dirname, 'build-one.ts');
  const work = async () => {
    for (let tree = waiting.shift(); tree && !stop.aborted; tree = waiting.shift()) {
      running.add(tree.name);
      tell();
      const args = ['--import', import.meta.resolve('tsx'), script, tree.directory, tree.version];
      const { code, output } = await runNode(args, { cwd: ROOT, stop });
      running.delete(tree.name);
      if (code === 0) done += 1;
      else failed.push({ name: tree.name, output });
      tell();
    }
  };
  await Promise.all(Array.from({ length: Math.min(all, availableParallelism()) }, work));
  stop.throwIfAborted();
  if (failed.length > 0)
    throw new Problem(
      [
        ...failed.map(({ output }) => output.trim()),
        `The build of ${failed.map(({ name }) => name).join(' and ')} failed.`,
      ].join('\n\n'),
    );
}

/** Enough to go back to what was just edited without a build. */
const KEPT_BUILDS = 5;
const FINISHED = /^1\.0\.0-dev\.[0-9a-f]+$/;

/** Takes away builds of a working tree that are long out of date; the registry has what was published. */
export function pruneBuilds({ directory, version }: WorkingTree): void {
  const dist = join(directory, 'dist');
  if (!existsSync(dist)) return;
  const age = (name: string) => statSync(join(dist, name)).mtimeMs;
  readdirSync(dist)
    .filter((name) => FINISHED.test(name) && name !== version)
    .sort((a, b) => age(b) - age(a))
    .slice(KEPT_BUILDS)
    .forEach((name) => rmSync(join(dist, name), { recursive: true, force: true }));
}
