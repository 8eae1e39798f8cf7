import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workingTrees } from '@souk/stack/builds';
import { runNode } from '@souk/stack/child';
import { UserError } from '@souk/stack/user-error';
import { ROOT } from '@souk/stack/root';
import type { VariantRelease } from './variant.ts';

/** Beside a variant's build, written last: its releases. */
export const RELEASES_FILE = 'releases.json';

/** How each is built. */
const BUILT_BY = {
  one: ['one-build.ts', 'one-build-config.ts'],
  ordinary: ['ordinary.ts', 'ordinary-config.ts'],
};

export type VariantName = keyof typeof BUILT_BY;

/** The same sources, built the same way, are built once. */
async function keyOf(variant: VariantName): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, version } of workingTrees()) hash.update(`${name} ${version}\0`);
  for (const file of BUILT_BY[variant]) hash.update(await readFile(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 12);
}

/** A variant's releases, built unless they are there. @throws UserError with what the compiler said */
export async function prepareVariant(variant: VariantName, stop: AbortSignal): Promise<VariantRelease[]> {
  const directory = join(ROOT, '.cache/bench', `${variant}-${await keyOf(variant)}`);
  const file = join(directory, RELEASES_FILE);
  const present = await readFile(file, 'utf8').catch(() => null);
  if (present !== null) return JSON.parse(present) as VariantRelease[];
  const script = join(import.meta.dirname, 'build-variant.ts');
  const args = ['--import', import.meta.resolve('tsx'), script, variant, directory];
  const { code, output } = await runNode(args, { cwd: ROOT, stop });
  stop.throwIfAborted();
  if (code !== 0) throw new UserError(`${output.trim()}\n\nThe build of the variant ${variant} failed.`);
  return JSON.parse(await readFile(file, 'utf8')) as VariantRelease[];
}
