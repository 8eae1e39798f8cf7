import { lstat, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { RECORD_FILE } from '@souk/contracts';
import type { ReleaseRecord } from '@souk/contracts';
import { integrityOf } from '@souk/contracts/integrity';

const compress = promisify(brotliCompress);

/** @throws Error if the folder contains no built release. */
export async function readReleaseRecord(directory: string): Promise<ReleaseRecord> {
  const text = await readFile(join(directory, RECORD_FILE), 'utf8').catch(() => {
    throw new Error(
      `The folder ${directory} contains no built release: ${RECORD_FILE} is missing. Build it with souk build.`,
    );
  });
  try {
    return JSON.parse(text) as ReleaseRecord; // Written by the build; the registry validates every field.
  } catch {
    throw new Error(`${join(directory, RECORD_FILE)} is damaged. Build the release again.`);
  }
}

/**
 * A built release's record with the compressed sizes of its first load, calculated as the registry does.
 * @throws Error that names a missing or changed file
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

/** The bytes of a release's files in the order of its record. @throws Error that names a missing or changed file. */
export function readReleaseFiles(directory: string, record: ReleaseRecord): Promise<Buffer[]> {
  return Promise.all(
    record.files.map(async ({ path, integrity }) => {
      const bytes = await readListedFile(directory, path);
      if (integrity !== integrityOf(bytes))
        throw new Error(`${path} was changed after the build. Build the release again.`);
      return bytes;
    }),
  );
}

async function readListedFile(directory: string, path: string): Promise<Buffer> {
  const file = join(directory, path);
  if (!file.startsWith(join(directory, sep)))
    throw new Error(`${path} is outside of the release's folder. Build the release again.`);
  const found = await lstat(file).catch(() => {
    throw new Error(`${path} is listed in ${RECORD_FILE} but missing. Build the release again.`);
  });
  if (!found.isFile()) throw new Error(`${path} is not a regular file. A release must not contain links.`);
  return readFile(file);
}
