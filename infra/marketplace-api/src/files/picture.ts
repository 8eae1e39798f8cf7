import sharp from 'sharp';
import { invalid } from '../http/problem.ts';

/** The longest side that is kept, in pixels: enough to read a prescription by. */
const LONGEST_SIDE = 2000;
/** What a decoder may be asked to unfold; a small file can claim any size. */
const MOST_PIXELS = 50_000_000;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

export interface Picture {
  content: Buffer;
  width: number;
  height: number;
}

/**
 * Decodes what claims to be a picture and writes it anew, upright, as WebP: no position, no device, nothing hidden behind the pixels.
 * @throws Problem where it is no picture.
 */
export async function pictureOf(bytes: Buffer): Promise<Picture> {
  try {
    const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
    const { format } = await source.metadata();
    if (!FORMATS.has(format)) throw new TypeError(`no format for pictures: ${format}`);
    const { data, info } = await source
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch {
    throw invalid('file', 'files.not_a_picture');
  }
}
