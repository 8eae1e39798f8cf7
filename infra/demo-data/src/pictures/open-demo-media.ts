import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compositions } from './compositions.ts';
import { openPictures, type Pictures } from './open-pictures.ts';
import type { Detail } from './render.ts';

/** Writes the demo's clips and the city's map to a folder, and opens its pictures, which are still to be drawn. */
export async function openDemoMedia(folder: string, detail?: Detail): Promise<Pictures> {
  await mkdir(folder, { recursive: true });
  await cp(new URL('../../video', import.meta.url), join(folder, 'video'), { recursive: true });
  await cp(new URL('../../data/city/map.geojson', import.meta.url), join(folder, 'city.geojson'));
  return openPictures(folder, compositions(), detail);
}
