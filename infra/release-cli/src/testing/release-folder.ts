import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FEDERATION_RUNTIME, RECORD_FILE, federationName } from '@souk/contracts';
import type { ReleaseRecord } from '@souk/contracts';
import { integrityOf } from '@souk/contracts/integrity';

/** A built release of food on disk, as the build leaves it. */
export async function makeReleaseFolder(
  contents: Record<string, string>,
): Promise<{ folder: string; record: ReleaseRecord }> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-release-'));
  for (const [path, text] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const record: ReleaseRecord = {
    remote: 'food',
    version: '1.0.1',
    commit: null,
    builtAt: '2026-01-01T00:00:00.000Z',
    entry: 'remoteEntry.js',
    globalName: federationName('food', '1.0.1'),
    initial: [],
    files: Object.entries(contents).map(([path, text]) => ({
      path,
      size: Buffer.byteLength(text),
      integrity: integrityOf(text),
    })),
    shared: [],
    runtime: FEDERATION_RUNTIME,
    manifest: null,
  };
  await writeFile(join(folder, RECORD_FILE), JSON.stringify(record));
  return { folder, record };
}
