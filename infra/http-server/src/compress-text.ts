import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Fast rather than small, since it runs for every response. */
const QUALITY = 4;

/** 256 kB, which is more than most responses. Brotli's own takes 4 MB for each of them. */
const WINDOW_BITS = 18;

/** A text of a response in brotli, compressed at once. */
export function compressText(text: string | Buffer): Promise<Buffer> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  return compress(bytes, {
    chunkSize: 64 * 1024,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
