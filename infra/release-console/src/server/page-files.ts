import { readFile, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

export interface PageFiles {
  /** What the HTML names. */
  scripts: readonly string[];
  /** By name; nothing else is ever read from the disk. */
  files: ReadonlyMap<string, { type: string; body: Buffer }>;
}

/** Takes a built page into memory: it is small, and then no request can reach for another file. */
export async function readPageFiles(directory: string): Promise<PageFiles> {
  const page = JSON.parse(await readFile(join(directory, 'page.json'), 'utf8')) as { scripts: string[] };
  const files = new Map<string, { type: string; body: Buffer }>();
  for (const name of await readdir(directory)) {
    const type = TYPES[extname(name)];
    if (type) files.set(name, { type, body: await readFile(join(directory, name)) });
  }
  return { scripts: page.scripts, files };
}
