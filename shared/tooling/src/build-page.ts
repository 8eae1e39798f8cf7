import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compile } from './compile.ts';
import { sourceHash } from './source-hash.ts';
import { pageConfig } from './webpack/page-config.ts';

/** A file in a built page's folder that lists the scripts of its HTML. */
const PAGE_FILE = 'page.json';

/** The path under which the server of a built page serves its files. */
const PUBLIC_PATH = '/assets/';

export interface BuiltPage {
  /** The folder with the page's files and its `page.json`. */
  directory: string;
  /** False if a build of the same sources existed already. */
  built: boolean;
}

/** The folder of a page's build of the current sources. */
export const pageFolder = (directory: string): string =>
  join(resolve(directory), 'dist', sourceHash(resolve(directory)));

/** Whether the current sources of the page are built. */
export const isPageBuilt = (directory: string): boolean => existsSync(join(pageFolder(directory), PAGE_FILE));

/** Builds `src/page/main.tsx` of a package into `dist/<hash of its sources>`, unless it exists. */
export async function buildPage({ directory }: { directory: string }): Promise<BuiltPage> {
  const output = pageFolder(directory);
  if (isPageBuilt(directory)) return { directory: output, built: false };
  // Built in a temporary folder and then moved, so that an interrupted build is never used.
  const unfinished = `${output}.unfinished-${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  try {
    const stats = await compile(pageConfig(resolve(directory), unfinished, PUBLIC_PATH));
    const files = stats.compilation.entrypoints.get('page')?.getFiles() ?? [];
    const scripts = files.filter((file) => file.endsWith('.js'));
    await writeFile(join(unfinished, PAGE_FILE), `${JSON.stringify({ scripts })}\n`);
    await rename(unfinished, output).catch((error: unknown) => {
      // Another process was faster, with the same sources.
      if (!isPageBuilt(directory)) throw error;
    });
    await removeEarlier(output);
    return { directory: output, built: true };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Removes earlier builds: open pages load no more files after their first render. */
async function removeEarlier(output: string): Promise<void> {
  const dist = join(output, '..');
  for (const name of await readdir(dist))
    if (/^[0-9a-f]{12}$/.test(name) && join(dist, name) !== output)
      await rm(join(dist, name), { recursive: true, force: true });
}
