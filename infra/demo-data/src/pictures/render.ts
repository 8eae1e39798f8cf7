import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PICTURE_WIDTHS } from '@souk/contracts';
import sharp from 'sharp';
import { paint } from './paint.ts';
import type { Composition } from './composition.ts';

const QUALITY = 80;
/** More effort costs much time and saves few bytes. */
const EFFORT = 2;

/** Writes a picture in all widths below the folder. */
export async function renderPicture(folder: string, composition: Composition): Promise<void> {
  const { data, info } = await paint(composition);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  await mkdir(dirname(join(folder, composition.name)), { recursive: true });
  for (const width of PICTURE_WIDTHS) {
    await sharp(data, { raw })
      .resize(width)
      .webp({ quality: QUALITY, effort: EFFORT })
      .toFile(join(folder, `${composition.name}-${width}.webp`));
  }
}
