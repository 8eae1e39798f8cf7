import type { ReleaseRecord } from '@souk/contracts';
import { Problem } from '@souk/http-server';

/** Matches the chunks that the mounted module waits for in webpack's entry. */
const MOUNTED =
  /["']\.\/remote["']\s*:\s*(?:\(\)\s*=>|function\s*\(\)\s*\{\s*return)([^;{}]{1,20000}?)\.then\(/;
const CHUNK = /\.e\((?:\/\*.*?\*\/\s*)?["']?([\w-]+)["']?\)/g;

/**
 * The files that a release may load later, and that its budget leaves out. The record declares them; the bytes of the entry
 * have to agree: a file that the mounted module waits for is none, and an entry that does not say what it waits for has none.
 * @throws Problem that names a file which is declared as lazy and is not
 */
export function lazyFiles(
  { remote, version, entry, initial, lazy = [] }: ReleaseRecord,
  code: Buffer,
): string[] {
  const first = firstChunks(code.toString('utf8'));
  if (!first) return [];
  const needed = new Set([entry, ...initial]);
  for (const path of lazy)
    if (needed.has(path) || first.some((chunk) => isOfChunk(path, chunk)))
      throw new Problem(
        422,
        'bad-release',
        `${path} is declared as loaded later, but ${remote} ${version} needs it before it is mounted. Remove it from "lazy".`,
      );
  return lazy;
}

/** The ids and names of the chunks that load before the mount; null if the entry does not name them. */
function firstChunks(code: string): string[] | null {
  const [, waited] = MOUNTED.exec(code) ?? [];
  if (waited === undefined) return null;
  const chunks: string[] = [];
  for (const [, id = ''] of waited.matchAll(CHUNK)) {
    chunks.push(id);
    // The table of chunk files maps ids to names, or to the hash in the name.
    for (const [, text = ''] of code.matchAll(new RegExp(`[{,]["']?${id}["']?:["']([\\w-]{1,100})["']`, 'g')))
      chunks.push(text);
  }
  return chunks;
}

const isOfChunk = (path: string, chunk: string): boolean =>
  path === `${chunk}.js` || path.startsWith(`${chunk}.`) || path.endsWith(`.${chunk}.js`);
