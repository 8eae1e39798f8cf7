import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENTRY_FILE, RECORD_FILE, SERVER_FILE, type ReleaseRecord } from '@souk/contracts';
import { builtFolder, type WorkingTree } from '@souk/stack/builds';
import { readManifest } from '@souk/tooling';
import { compile } from '@souk/tooling/bundler';
import { describeFiles } from './describe-files.ts';
import { ordinaryConfig, ordinaryRuntime } from './ordinary-config.ts';
import type { VariantRelease } from './variant.ts';

/** The same sources as an ordinary federation, in the form of releases that nothing is preloaded or rendered of. */
export async function buildOrdinarily(
  trees: readonly WorkingTree[],
  directory: string,
): Promise<VariantRelease[]> {
  const runtimeFile = join(directory, 'federation.js');
  await writeFile(runtimeFile, ordinaryRuntime());
  const releases: VariantRelease[] = [];
  for (const tree of trees) {
    const outputDirectory = join(directory, tree.name, tree.version);
    // Singletons that are not eager are asked for before anything runs, so the entry only imports.
    const startFile = join(directory, `${tree.name}-start.js`);
    await writeFile(startFile, `import(${JSON.stringify(join(tree.directory, 'src/main.ts'))});\n`);
    const manifest = readManifest(tree.directory);
    await compile(ordinaryConfig(tree, manifest, { runtimeFile, startFile, outputDirectory }));
    const record = JSON.parse(await readFile(join(builtFolder(tree), RECORD_FILE), 'utf8')) as ReleaseRecord;
    const files = (await describeFiles(outputDirectory)).filter(({ path }) => path !== SERVER_FILE);
    const lazy = files.map(({ path }) => path).filter((path) => path !== ENTRY_FILE);
    releases.push({ record: { ...record, initial: [], lazy, files }, directory: outputDirectory });
  }
  return releases;
}
