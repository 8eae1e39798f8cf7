import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { ReleaseFile } from '@souk/contracts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

const COMPRESSIBLE = /\.(js|mjs|css|json|svg|html|txt|webmanifest|geojson)$/;

export const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

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

/** Whether bytes match the size and hash of a file. */
export const isWhole = (bytes: Buffer, { size, integrity }: ReleaseFile): boolean =>
  bytes.length === size && integrityOf(bytes) === integrity;

/** The same for bytes after brotli; decompresses no more than the size of the file. */
export async function isWholeCompressed(bytes: Buffer, file: ReleaseFile): Promise<boolean> {
  const plain = await decompress(bytes, { maxOutputLength: file.size + 1 }).catch(() => null);
  return plain !== null && isWhole(plain, file);
}
