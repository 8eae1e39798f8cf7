import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ReleaseFile } from '@souk/contracts';

const decompress = promisify(brotliDecompress);

type Published = Pick<ReleaseFile, 'size' | 'integrity'>;

/** Whether bytes are those that were published; compressed ones are judged by what they hold. */
export async function isWhole(
  bytes: Buffer,
  { size, integrity }: Published,
  compressed: boolean,
): Promise<boolean> {
  // One byte more than published is enough to know, however much a bomb would hold.
  const plain = compressed ? await decompress(bytes, { maxOutputLength: size + 1 }).catch(() => null) : bytes;
  return (
    plain?.length === size && `sha384-${createHash('sha384').update(plain).digest('base64')}` === integrity
  );
}
