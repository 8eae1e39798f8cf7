import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TraceMap } from '@jridgewell/trace-mapping';
import { MAPS_FOLDER } from '@souk/contracts';

/** The source maps of a release's files, by the files' paths. */
export type SourceMaps = ReadonlyMap<string, TraceMap>;

/** The source maps that a build left beside its files; none where it was made elsewhere. */
export async function readSourceMaps(directory: string): Promise<SourceMaps> {
  const folder = join(directory, MAPS_FOLDER);
  const names = await readdir(folder).catch(() => []);
  const maps = new Map<string, TraceMap>();
  for (const name of names)
    if (name.endsWith('.map'))
      maps.set(name.slice(0, -'.map'.length), new TraceMap(await readFile(join(folder, name), 'utf8')));
  return maps;
}
