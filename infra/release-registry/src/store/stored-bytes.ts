import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ReleaseFile } from '@souk/contracts';

const compress = promisify(brotliCompress);

const COMPRESSIBLE = /\.(js|mjs|css|json|svg|html|txt|webmanifest|geojson)$/;

/** A key for equal files: their hash, and the extension that decides whether they are compressed. */
export const contentOf = ({ path, integrity }: ReleaseFile) => `${integrity} ${extname(path)}`;

/** The file after brotli, or null if that is not smaller. */
export async function compressed(path: string, bytes: Buffer): Promise<Buffer | null> {
  if (!COMPRESSIBLE.test(path)) return null;
  const small = await compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return small.length < bytes.length ? small : null;
}
