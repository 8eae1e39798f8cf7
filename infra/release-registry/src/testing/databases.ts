import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@souk/database';
import { openServerDatabase } from '@souk/database/testing';

export type DatabaseKind = 'embedded' | 'server';

/** The databases that these tests run on, as the gate says; one's own run takes what needs no server. */
export const databases = (process.env.SOUK_TEST_DATABASES ?? 'embedded').split(',') as DatabaseKind[];

export async function startDatabase(kind: DatabaseKind): Promise<{ url: string; close(): Promise<void> }> {
  if (kind === 'server') return openServerDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'souk-registry-database-'));
  const database = await startEmbedded({ dataDir: join(folder, 'data') });
  return {
    url: database.url,
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
