import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENTRY_FILE, HOST_NAME, RECORD_FILE, type ReleaseRecord } from '@souk/contracts';
import { builtFolder, type WorkingTree } from '@souk/stack/builds';
import { readManifest } from '@souk/tooling';
import { START_CHUNK, chunksWith, compile } from '@souk/tooling/bundler';
import type { Stats } from 'webpack';
import { describeFiles, filesIn } from './describe-files.ts';
import { oneBuildConfig, oneBuildRuntime } from './one-build-config.ts';
import type { VariantRelease } from './variant.ts';

const isScript = (path: string) => path.endsWith('.js');

/**
 * Files beside their own that the homes of all modules wait for, and those of the host's own code. The page preloads them with
 * the host, to which they belong.
 */
function filesOfEveryHome({ compilation }: Stats, trees: readonly WorkingTree[]): Set<string> {
  const filesWith = (name: string) => chunksWith(compilation, name).flatMap((chunk) => [...chunk.files]);
  const waitedFor = trees
    .filter(({ directory }) => readManifest(directory)?.moduleType)
    .map(({ name }) => filesWith(`${name}/remote`));
  const [first = [], ...others] = waitedFor;
  const ofAll = first.filter((file) => others.every((files) => files.includes(file)));
  return new Set([...filesWith(START_CHUNK), ...ofAll]);
}

/**
 * The same sources as one application, in the form of releases, so that the same edge serves and renders it: every script is of
 * the one build; server bundles, pictures and fonts are those of the releases.
 */
export async function buildAsOne(
  trees: readonly WorkingTree[],
  directory: string,
): Promise<VariantRelease[]> {
  const runtimeFile = join(directory, 'federation.js');
  await writeFile(runtimeFile, oneBuildRuntime(trees.filter(({ name }) => name !== HOST_NAME)));
  const stats = await compile(oneBuildConfig(trees, { runtimeFile, outputDirectory: directory }));
  const first = filesOfEveryHome(stats, trees);
  return Promise.all(trees.map((tree) => asRelease(tree, directory, first)));
}

async function asRelease(
  tree: WorkingTree,
  output: string,
  first: ReadonlySet<string>,
): Promise<VariantRelease> {
  const folder = `${tree.name}/${tree.version}`;
  const directory = join(output, folder);
  const released = builtFolder(tree);
  const record = JSON.parse(await readFile(join(released, RECORD_FILE), 'utf8')) as ReleaseRecord;
  await mkdir(directory, { recursive: true });
  const present = new Set(await filesIn(directory));
  for (const { path } of record.files)
    if (!isScript(path) && !present.has(path)) await copyFile(join(released, path), join(directory, path));
  const files = await describeFiles(directory);
  const scripts = files.map(({ path }) => path).filter(isScript);
  const initial = scripts.filter((path) => path !== ENTRY_FILE && first.has(`${folder}/${path}`));
  const lazy = scripts.filter((path) => path !== ENTRY_FILE && !initial.includes(path));
  return { record: { ...record, initial, lazy, files }, directory };
}
