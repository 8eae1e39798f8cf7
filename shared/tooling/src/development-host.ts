import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from './compile.ts';
import { sourceHash } from './source-hash.ts';
import { webpackConfig } from './webpack/webpack-config.ts';

const PREFIX = 'development-';

/**
 * Builds the host with the development build of React, or answers with the folder of the build that is there. It is no
 * release: it holds no record, and no registry takes it.
 */
export async function buildDevelopmentHost(directory: string, version: string): Promise<string> {
  const dist = join(directory, 'dist');
  const name = `${PREFIX}${sourceHash(directory)}`;
  const output = join(dist, name);
  if (existsSync(output)) return output;
  const unfinished = join(dist, `${PREFIX}unfinished-${process.pid}`);
  try {
    await compile(
      webpackConfig({ directory, manifest: null, version, mode: 'development', outputDirectory: unfinished }),
    );
    await rename(unfinished, output).catch((error: unknown) => {
      // Another process was faster; its build of the same sources is as good.
      if (!existsSync(output)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  const older = (await readdir(dist)).filter((it) => it.startsWith(PREFIX) && it !== name);
  for (const it of older) await rm(join(dist, it), { recursive: true, force: true });
  return output;
}
