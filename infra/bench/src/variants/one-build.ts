import { copyFile, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENTRY_FILE, HOST_NAME, RECORD_FILE, type ReleaseFile, type ReleaseRecord } from '@souk/contracts';
import { builtFolder, type WorkingTree } from '@souk/stack/builds';
import { BY_CONTENT, compile, integrityOf, sharedChunk } from '@souk/tooling/bundler';
import { oneBuildConfig, oneBuildRuntime } from './one-build-config.ts';
import type { VariantRelease } from './variant.ts';

const isScript = (path: string) => path.endsWith('.js');

/** The storefront's chunk belongs to every module, so the page preloads it with the host. */
const isShared = (path: string) => path.startsWith(`${sharedChunk(BY_CONTENT.at(-1) ?? '')}.`);

const filesIn = (directory: string) => readdir(directory).catch(() => [] as string[]);

/**
 * The same sources as one application, in the form of releases, so that the same edge serves and renders it: every script is of
 * the one build; server bundles, pictures and fonts are those of the releases.
 */
export async function buildAsOne(
  trees: readonly WorkingTree[],
  directory: string,
): Promise<VariantRelease[]> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const runtimeFile = join(directory, 'federation.js');
  await writeFile(runtimeFile, oneBuildRuntime(trees.filter(({ name }) => name !== HOST_NAME)));
  await compile(oneBuildConfig(trees, { runtimeFile, outputDirectory: directory }));
  return Promise.all(trees.map((tree) => asRelease(tree, join(directory, tree.name, tree.version))));
}

async function asRelease(tree: WorkingTree, directory: string): Promise<VariantRelease> {
  const released = builtFolder(tree);
  const record = JSON.parse(await readFile(join(released, RECORD_FILE), 'utf8')) as ReleaseRecord;
  await mkdir(directory, { recursive: true });
  const present = new Set(await filesIn(directory));
  for (const { path } of record.files)
    if (!isScript(path) && !present.has(path)) await copyFile(join(released, path), join(directory, path));
  const files = await describe(directory);
  const scripts = files.map(({ path }) => path).filter(isScript);
  const initial = scripts.filter((path) => tree.name === HOST_NAME && isShared(path));
  const lazy = scripts.filter((path) => path !== ENTRY_FILE && !initial.includes(path));
  return { record: { ...record, initial, lazy, files }, directory };
}

export async function describe(directory: string): Promise<ReleaseFile[]> {
  return Promise.all(
    (await filesIn(directory)).sort().map(async (path) => ({
      path,
      size: (await stat(join(directory, path))).size,
      integrity: integrityOf(await readFile(join(directory, path))),
    })),
  );
}
