import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compile } from './compile.ts';
import { sourceHash } from './source-hash.ts';
import { pageConfig } from './webpack/page-config.ts';

/** In a built page's folder: which of its scripts the HTML names. */
const PAGE_FILE = 'page.json';

/** Where the server of a built page hands out its files. */
const PUBLIC_PATH = '/assets/';

export interface BuiltPage {
  /** The folder with the page's files and its `page.json`. */
  directory: string;
  /** False where a build of the same sources was there already. */
  built: boolean;
}

/** Where a page's build of the present sources stands, or is to stand. */
export const pageFolder = (directory: string): string =>
  join(resolve(directory), 'dist', sourceHash(resolve(directory)));

/** Whether the page of the present sources is built. */
export const isPageBuilt = (directory: string): boolean => existsSync(join(pageFolder(directory), PAGE_FILE));

/** Builds `src/page/main.tsx` of a package into `dist/<hash of its sources>`, unless that is there. */
export async function buildPage({ directory }: { directory: string }): Promise<BuiltPage> {
  const output = pageFolder(directory);
  if (isPageBuilt(directory)) return { directory: output, built: false };
  // Built beside its place and moved there whole, so that a build that was cut off is never taken for one.
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

/** Pages that are open load no more files once they are drawn, so earlier builds are of no use. */
async function removeEarlier(output: string): Promise<void> {
  const dist = join(output, '..');
  for (const name of await readdir(dist))
    if (/^[0-9a-f]{12}$/.test(name) && join(dist, name) !== output)
      await rm(join(dist, name), { recursive: true, force: true });
}
