import { readFile, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

interface PageFile {
  type: string;
  body: Buffer;
  /** The same after brotli; null if that is not smaller. */
  compressed: Buffer | null;
}

export interface PageFiles {
  /** What the HTML names. */
  scripts: readonly string[];
  /** By name; nothing else is ever read from the disk. */
  files: ReadonlyMap<string, PageFile>;
}

/** Once at the start, so it may take a moment, but not the minute of the highest quality. */
const SETTINGS = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Takes a built page into memory: it is small, and then no request can reach for another file. */
export async function readPageFiles(directory: string): Promise<PageFiles> {
  const page = JSON.parse(await readFile(join(directory, 'page.json'), 'utf8')) as { scripts: string[] };
  const files = new Map<string, PageFile>();
  for (const name of await readdir(directory)) {
    const type = TYPES[extname(name)];
    if (!type) continue;
    const body = await readFile(join(directory, name));
    const compressed = /text|svg/.test(type) ? brotliCompressSync(body, SETTINGS) : null;
    files.set(name, { type, body, compressed });
  }
  return { scripts: page.scripts, files };
}
