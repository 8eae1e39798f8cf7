import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PICTURE_WIDTHS, WIDE_PICTURE_WIDTH } from '@souk/contracts';
import sharp from 'sharp';
import { paint } from './paint.ts';
import type { Composition } from './composition.ts';

/** How carefully pictures are drawn. A draft shows the same, has the same widths, and takes a fraction of the time. */
export type Detail = 'full' | 'draft';

const QUALITY = 80;
/** More effort costs much time and saves few bytes. */
const DRAWING = {
  full: { scale: 1, effort: 2, kernel: 'lanczos3' },
  draft: { scale: 1 / 4, effort: 0, kernel: 'nearest' },
} as const;

/** The widths that a picture comes in. */
export const widthsOf = ({ wide }: Composition): number[] => [
  ...PICTURE_WIDTHS,
  ...(wide ? [WIDE_PICTURE_WIDTH] : []),
];

/** Writes a picture in all widths below the folder. */
export async function renderPicture(
  folder: string,
  composition: Composition,
  detail: Detail = 'full',
): Promise<void> {
  const { scale, effort, kernel } = DRAWING[detail];
  const widths = widthsOf(composition);
  const { data, info } = await paint(composition, (scale * Math.max(...widths)) / composition.width);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  await mkdir(dirname(join(folder, composition.name)), { recursive: true });
  for (const width of widths) {
    const file = join(folder, `${composition.name}-${width}.webp`);
    await sharp(data, { raw })
      .resize(width, undefined, { kernel })
      .webp({ quality: QUALITY, effort })
      .toFile(`${file}.new`);
    // The folder is being served: a partial picture must never be visible.
    await rename(`${file}.new`, file);
  }
}
