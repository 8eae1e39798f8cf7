import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { fingerprintOf } from '../fingerprint.ts';
import type { Composition } from './composition.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { type Detail, renderPicture, widthsOf } from './render.ts';

/** A picture depends on its composition and on these sources. */
const rendering = fingerprintOf(
  'pictures/dishes.ts',
  'pictures/packs.ts',
  'pictures/paint.ts',
  'pictures/render.ts',
  'pictures/shape.ts',
);
/** Keeps two cores busy, and leaves one of Node's four worker threads to the files that are served meanwhile. */
const MAX_CONCURRENT = 3;
/** The manifest is saved at this interval, so that an interrupted start continues about where it was. */
const SAVE_EVERY_PICTURES = 100;

const hashOf = (composition: Composition, detail: Detail): string =>
  createHash('sha256')
    .update(JSON.stringify([rendering, composition, detail]))
    .digest('hex')
    .slice(0, 16);

/** Pictures of a folder, which are drawn when they are requested, or all of them. */
export interface Pictures {
  /** Draws the picture of a file such as items/milk-480.webp before those that were not requested, unless it is drawn. */
  draw(file: string): Promise<void>;
  /** Draws what is missing or has changed, in the order of the compositions; returns when all is drawn, or after `close`. */
  drawAll(onProgress?: (done: number, total: number) => void): Promise<void>;
  /** Waits for pictures that are being drawn, and starts no other. The next start continues from there. */
  close(): Promise<void>;
}

export async function openPictures(
  folder: string,
  all: readonly Composition[],
  detail: Detail = 'full',
): Promise<Pictures> {
  const manifest = await readManifest(folder);
  const isMissing = (composition: Composition) =>
    manifest[composition.name] !== hashOf(composition, detail) ||
    widthsOf(composition).some((width) => !existsSync(join(folder, `${composition.name}-${width}.webp`)));
  const missing = new Map(all.filter(isMissing).map((composition) => [composition.name, composition]));
  const started = new Map<string, Promise<void>>();
  /** Those that a page waits for. */
  const requested = new Set<Promise<void>>();
  const limit = pLimit(MAX_CONCURRENT);
  let report: (done: number, total: number) => void = () => {};
  let closing: Promise<void> | null = null;

  async function render(composition: Composition): Promise<void> {
    if (closing) return;
    await renderPicture(folder, composition, detail);
    manifest[composition.name] = hashOf(composition, detail);
    missing.delete(composition.name);
    report(all.length - missing.size, all.length);
    if (missing.size % SAVE_EVERY_PICTURES === 0) await writeManifest(folder, manifest);
  }

  function drawOnce(composition: Composition): Promise<void> {
    const drawing = started.get(composition.name) ?? limit(() => render(composition));
    started.set(composition.name, drawing);
    return drawing;
  }

  async function finish(): Promise<void> {
    await Promise.allSettled(started.values());
    if (started.size > 0) await writeManifest(folder, manifest);
  }

  return {
    async draw(file) {
      const composition = missing.get(file.replace(/-\d+\.webp$/, ''));
      if (!composition) return;
      const drawing = drawOnce(composition);
      requested.add(drawing);
      await drawing.finally(() => requested.delete(drawing));
    },
    async drawAll(onProgress) {
      if (onProgress) report = onProgress;
      const queue = missing.values();
      // Nothing else is drawn while a page waits for pictures: they hold the connections that its scripts need too.
      const drawNext = async () => {
        for (const composition of queue) {
          while (requested.size > 0) await Promise.allSettled(requested);
          await drawOnce(composition);
        }
      };
      await Promise.all(Array.from({ length: MAX_CONCURRENT }, drawNext));
    },
    close: () => (closing ??= finish()),
  };
}
