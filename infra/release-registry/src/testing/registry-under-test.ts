import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '@souk/database';
import type { Pool } from 'pg';
import { startRegistry } from '../start-registry.ts';
import { newToken } from '../tokens/token-format.ts';
import type { DatabaseKind } from './databases.ts';
import { startDatabase } from './databases.ts';
import { registryAt } from './releases.ts';

export interface RegistryUnderTest {
  url: string;
  storeDir: string;
  pool: Pool;
  /** Speaks as the operator, who may do everything. */
  operator: ReturnType<typeof registryAt>;
  /** A client with a new token with these rights. */
  holder(
    name: string,
    ...scopes: { remote: string; actions: string[] }[]
  ): Promise<ReturnType<typeof registryAt>>;
  close(): Promise<void>;
}

/**
 * A registry on a database and a folder of its own, with two remotes that may go live. It collects releases only where it is told to.
 * @param storeUrl an S3-compatible store in place of the folder
 */
export async function startRegistryUnderTest(
  kind: DatabaseKind,
  storeUrl?: string,
): Promise<RegistryUnderTest> {
  const database = await startDatabase(kind);
  const storeDir = await mkdtemp(join(tmpdir(), 'souk-store-'));
  const token = newToken('person');
  const registry = await startRegistry({
    databaseUrl: database.url,
    storeDir,
    storeUrl,
    token,
    collectEveryMs: 0,
  });
  const pool = createPool(database.url);
  const operator = registryAt(registry.url, token);
  for (const remote of ['food', 'grocery']) await operator.grant(remote);
  return {
    url: registry.url,
    storeDir,
    pool,
    operator,
    async holder(name, ...scopes) {
      const { status, body } = await operator.post('tokens', { name, kind: 'ci', scopes, days: 1 });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return registryAt(registry.url, String(body.token));
    },
    async close() {
      await pool.end();
      await registry.close();
      await database.close();
      await rm(storeDir, { recursive: true, force: true });
    },
  };
}
