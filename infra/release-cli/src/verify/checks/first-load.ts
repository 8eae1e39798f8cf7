import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Candidate } from '../candidate.ts';

const compress = promisify(brotliCompress);

/** Files of its own that a page may request before a customer does anything. Those of this repository request seven at most. */
const MAX_FILES = 24;

/** What a route's page loaded of the release before a customer did anything. */
export interface FirstLoad {
  path: string;
  files: number;
  /** As transferred. */
  bytes: number;
}

/**
 * The first load of each route, the heaviest first. It is counted from what pages asked for: a release that hides from its entry
 * what it loads cannot hide the request.
 * @param loaded files of the release by the route that asked for them
 */
export async function firstLoads(
  { record, files }: Candidate,
  loaded: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<FirstLoad[]> {
  const weights = new Map<string, number>();
  for (const { path, size, compressed } of record.files) {
    if (![...loaded.values()].some((paths) => paths.has(path))) continue;
    weights.set(path, compressed ?? Math.min(size, await packedSize(files.get(path))));
  }
  return [...loaded]
    .map(([path, paths]) => ({
      path,
      files: paths.size,
      bytes: [...paths].reduce((sum, each) => sum + (weights.get(each) ?? 0), 0),
    }))
    .sort((one, other) => other.bytes - one.bytes);
}

/** Many small files take longer on a slow line than their bytes say. */
export const findingsOfFirstLoads = (loads: readonly FirstLoad[]): string[] =>
  loads
    .filter(({ files }) => files > MAX_FILES)
    .map(
      ({ path, files }) =>
        `${path}: it requests ${files} of its files before a customer does anything, at most ${MAX_FILES} may be. Put what is needed first into fewer files, and load the others later.`,
    );

/** As the registry compresses it, for what was not published yet. */
async function packedSize(bytes: Buffer | undefined): Promise<number> {
  return bytes ? (await compress(bytes)).length : Infinity;
}
