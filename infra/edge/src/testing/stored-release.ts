import { brotliCompressSync } from 'node:zlib';
import { createKeyFinder, recordKey } from '@souk/object-store';
import type { S3Double } from '@souk/object-store/testing';
import { integrityOf } from '@souk/contracts/integrity';

/**
 * A release as the registry's S3-compatible store keeps it; `.js` is compressed. `copies` are files whose bytes stand
 * under the path of another. Answers the keys of its files.
 */
export function putIntoStore(
  { objects }: S3Double,
  remote: string,
  version: string,
  contents: Record<string, string>,
  upload = 'upload-1',
  copies: [path: string, original: string][] = [],
): Record<string, string> {
  const keys: Record<string, string> = {};
  const keyOf = createKeyFinder({ upload, record: null, copies }, { remote, version });
  const files = Object.entries(contents).map(([path, text]) => {
    const bytes = path.endsWith('.js') ? brotliCompressSync(text) : Buffer.from(text);
    const file = {
      path,
      size: Buffer.byteLength(text),
      integrity: integrityOf(text),
      ...(path.endsWith('.js') ? { compressed: bytes.length } : {}),
    };
    keys[path] = keyOf(file);
    objects.set(keys[path], bytes);
    return file;
  });
  const record = { remote, version, files };
  const number = Number(upload.replace('upload-', ''));
  objects.set(recordKey(remote, version, number), Buffer.from(JSON.stringify({ upload, record, copies })));
  return keys;
}
