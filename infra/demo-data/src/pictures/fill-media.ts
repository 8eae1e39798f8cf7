import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from '../fingerprint.ts';
import type { Composition } from './composition.ts';
import { compositions } from './compositions.ts';
import { type Detail, renderPicture, widthsOf } from './render.ts';

/** A picture depends on its composition and on these sources. */
const rendering = fingerprintOf(
  'pictures/dishes.ts',
  'pictures/packs.ts',
  'pictures/paint.ts',
  'pictures/render.ts',
  'pictures/shape.ts',
);
/** Pictures are drawn in worker threads; this many keep two cores busy. */
const MAX_CONCURRENT = 3;
/** The manifest is saved at this interval, so that an interrupted start continues about where it was. */
const SAVE_EVERY_PICTURES = 100;
const MANIFEST = 'manifest.json';

const hashOf = (composition: Composition, detail: Detail): string =>
  createHash('sha256')
    .update(JSON.stringify([rendering, composition, detail]))
    .digest('hex')
    .slice(0, 16);

/** The pictures drawn before, as names and hashes. */
async function readManifest(folder: string): Promise<Record<string, string>> {
  try {
    const parsed: unknown = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
    return Object.fromEntries(Object.entries(parsed ?? {}).map(([name, hash]) => [name, String(hash)]));
  } catch {
    return {};
  }
}

export interface DrawingOptions {
  detail?: Detail;
  onProgress?: (done: number, total: number) => void;
}

/** Draws the pictures that are missing or have changed; returns their number. */
export async function drawPictures(
  folder: string,
  all: readonly Composition[],
  { detail = 'full', onProgress }: DrawingOptions = {},
): Promise<number> {
  const manifest = await readManifest(folder);
  const missing = all.filter(
    (composition) =>
      manifest[composition.name] !== hashOf(composition, detail) ||
      widthsOf(composition).some((width) => !existsSync(join(folder, `${composition.name}-${width}.webp`))),
  );
  if (missing.length === 0) return 0;
  let done = all.length - missing.length;
  const queue = missing.values();
  const draw = async () => {
    for (const composition of queue) {
      await renderPicture(folder, composition, detail);
      manifest[composition.name] = hashOf(composition, detail);
      done += 1;
      onProgress?.(done, all.length);
      if (done % SAVE_EVERY_PICTURES === 0) await writeFile(join(folder, MANIFEST), JSON.stringify(manifest));
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, draw));
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest));
  return missing.length;
}

/** Writes pictures, clips and the city's map to the folder. */
export async function fillMedia(folder: string, options?: DrawingOptions): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(new URL('../../video', import.meta.url), join(folder, 'video'), { recursive: true });
  await cp(new URL('../../data/city/map.geojson', import.meta.url), join(folder, 'city.geojson'));
  await drawPictures(folder, compositions(), options);
}
