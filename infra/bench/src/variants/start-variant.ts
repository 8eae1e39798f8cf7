import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEdge } from '@souk/edge';
import { openFolderStore } from '@souk/release-registry';
import type { ReleaseRecord } from '@souk/contracts';
import { startWithoutPreloads } from './without-preloads.ts';
import { startFixedRegistry } from './fixed-registry.ts';
import type { VariantRelease } from './variant.ts';

export interface RunningVariant {
  url: string;
  /** Its releases as they are served, with the sizes of their compressed files. */
  records: ReleaseRecord[];
  close(): Promise<void>;
}

/**
 * An edge that serves these releases to everybody, in front of the marketplace at an address. Pages of an ordinary federation are
 * not rendered and preload nothing.
 */
export async function startVariant(
  releases: readonly VariantRelease[],
  apiUrl: string,
  { isOrdinary = false } = {},
): Promise<RunningVariant> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-bench-'));
  const storeDir = join(folder, 'releases');
  const records = await store(releases, storeDir);
  const registry = await startFixedRegistry(records);
  const edge = await startEdge({
    serverRendering: !isOrdinary,
    port: 0,
    registryUrl: registry.url,
    registryKey: registry.publicKey,
    apiUrl,
    storeDir,
    cacheDir: join(folder, 'cache'),
  });
  const front = isOrdinary ? await startWithoutPreloads(edge.url) : null;
  return {
    // Cookies are of this name, and browsers trust it as if it were encrypted.
    url: (front ?? edge).url.replace('127.0.0.1', 'localhost'),
    records,
    async close() {
      await front?.close();
      await edge.close();
      await registry.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Stores releases as the registry does, so that files are compressed alike. */
async function store(releases: readonly VariantRelease[], storeDir: string): Promise<ReleaseRecord[]> {
  const open = await openFolderStore(storeDir);
  return Promise.all(
    releases.map(async ({ record, directory }) => {
      const incoming = await open.receive(record.remote, record.version);
      const files = await Promise.all(
        record.files.map(async (file) => incoming.write(file, await readFile(join(directory, file.path)))),
      );
      const stored = { ...record, files };
      await incoming.finish(stored);
      return stored;
    }),
  );
}
