import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workingTrees } from '@souk/stack/builds';
import { buildAsOne } from './one-build.ts';
import { buildOrdinarily } from './ordinary.ts';
import { RELEASES_FILE } from './prepare-variant.ts';

// A process of its own for one variant: node --import tsx build-variant.ts <variant> <folder>
const BUILDS = { one: buildAsOne, ordinary: buildOrdinarily };
const [variant, directory] = process.argv.slice(2);
if (!directory || !(variant === 'one' || variant === 'ordinary'))
  throw new Error('Usage: build-variant.ts <one|ordinary> <folder>');
try {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const releases = await BUILDS[variant](workingTrees(), directory);
  await writeFile(join(directory, RELEASES_FILE), JSON.stringify(releases));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
