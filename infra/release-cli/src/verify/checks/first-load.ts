import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Candidate } from '../candidate.ts';

const compress = promisify(brotliCompress);

/** What a route's page loaded of the release before a customer did anything. */
export interface FirstLoad {
  path: string;
  bytes: number;
}

/**
 * The heaviest first load, in bytes as transferred. It is counted from what pages asked for: a release that hides from its entry
 * what it loads cannot hide the request.
 * @param loaded files of the release by the route that asked for them
 */
export async function heaviestFirstLoad(
  { record, files }: Candidate,
  loaded: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<FirstLoad | null> {
  const weights = new Map<string, number>();
  for (const { path, size, compressed } of record.files) {
    if (![...loaded.values()].some((paths) => paths.has(path))) continue;
    weights.set(path, compressed ?? Math.min(size, await packedSize(files.get(path))));
  }
  const loads = [...loaded].map(([path, paths]) => ({
    path,
    bytes: [...paths].reduce((sum, each) => sum + (weights.get(each) ?? 0), 0),
  }));
  return loads.sort((one, other) => other.bytes - one.bytes)[0] ?? null;
}

/** As the registry compresses it, for what was not published yet. */
async function packedSize(bytes: Buffer | undefined): Promise<number> {
  return bytes ? (await compress(bytes)).length : Infinity;
}
