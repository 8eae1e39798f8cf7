import { lstat, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { RECORD_FILE } from '@souk/contracts';
import type { ReleaseRecord } from '@souk/contracts';
import { integrityOf } from '@souk/contracts/integrity';

const compress = promisify(brotliCompress);

/** @throws Error with a sentence where the folder holds no built release. */
export async function readReleaseRecord(directory: string): Promise<ReleaseRecord> {
  const text = await readFile(join(directory, RECORD_FILE), 'utf8').catch(() => {
    throw new Error(`${directory} holds no built release: there is no ${RECORD_FILE} in it.`);
  });
  try {
    return JSON.parse(text) as ReleaseRecord; // The build wrote it, and the registry checks every field.
  } catch {
    throw new Error(`${join(directory, RECORD_FILE)} is damaged; build the release again.`);
  }
}

/**
 * A built release's record with what the files of its first load weigh after compression, as the registry reckons it.
 * @throws Error with a sentence
 */
export async function readCompressedRecord(directory: string): Promise<ReleaseRecord> {
  const record = await readReleaseRecord(directory);
  const later = new Set(record.lazy);
  const files = record.files.map(async (file) => {
    if (later.has(file.path)) return file;
    const packed = await compress(await readListedFile(directory, file.path));
    return packed.length < file.size ? { ...file, compressed: packed.length } : file;
  });
  return { ...record, files: await Promise.all(files) };
}

/** The bytes of a release's files in the order of its record. @throws Error that names the file that is not as recorded. */
export function readReleaseFiles(directory: string, record: ReleaseRecord): Promise<Buffer[]> {
  return Promise.all(
    record.files.map(async ({ path, integrity }) => {
      const bytes = await readListedFile(directory, path);
      if (integrity !== integrityOf(bytes))
        throw new Error(`${path} was changed after it was built; build the release again.`);
      return bytes;
    }),
  );
}

async function readListedFile(directory: string, path: string): Promise<Buffer> {
  const file = join(directory, path);
  if (!file.startsWith(join(directory, sep))) throw new Error(`${path} leaves the folder of the release.`);
  const found = await lstat(file).catch(() => {
    throw new Error(`${path} is named by ${RECORD_FILE}, and is not there; build the release again.`);
  });
  if (!found.isFile()) throw new Error(`${path} is not a plain file; a release holds no links.`);
  return readFile(file);
}
