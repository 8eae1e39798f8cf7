import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ReleaseFile } from './release.ts';

const decompress = promisify(brotliDecompress);

type Published = Pick<ReleaseFile, 'size' | 'integrity'>;

/**
 * The subresource-integrity value of a file's bytes. Build, command, registry and edge compute it here and nowhere else; a
 * browser does by itself.
 */
export const integrityOf = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Whether these are the bytes of a published file. */
export const isWhole = (bytes: Uint8Array, { size, integrity }: Published): boolean =>
  bytes.length === size && integrityOf(bytes) === integrity;

/** A published file from its bytes after brotli; null where they are damaged. Never unpacks more than the file is to have. */
export async function decompressed(bytes: Uint8Array, file: Published): Promise<Buffer | null> {
  // One byte more than published is enough to know, however much a bomb would hold.
  const plain = await decompress(bytes, { maxOutputLength: file.size + 1 }).catch(() => null);
  return plain && isWhole(plain, file) ? plain : null;
}

/** Whether these are the bytes of a published file after brotli. */
export const isWholeCompressed = async (bytes: Uint8Array, file: Published): Promise<boolean> =>
  (await decompressed(bytes, file)) !== null;
