import assert from 'node:assert/strict';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'node:test';
import { createPool, migrate } from '@souk/database';
import { NO_CLAIMS } from '@souk/contracts';
import type { RemoteManifest } from '@souk/contracts';
import type { Pool } from 'pg';
import { readChannelState } from '../channels/channel-state.ts';
import { databases, startDatabase } from '../testing/databases.ts';
import { aRelease } from '../testing/releases.ts';
import { addClaims, listGrants } from './grants.ts';

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));

/** A registry as it was before a migration, for `run`, which is given how to bring it up to date. */
async function registryFromBefore(
  kind: (typeof databases)[number],
  isEarlier: (number: number) => boolean,
  run: (pool: Pool, upgrade: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const database = await startDatabase(kind);
  const pool = createPool(database.url);
  const before = await mkdtemp(join(tmpdir(), 'souk-migrations-'));
  try {
    await cp(migrations, before, {
      recursive: true,
      filter: (path) => !path.endsWith('.sql') || isEarlier(Number.parseInt(basename(path), 10)),
    });
    await migrate(pool, { schema: 'registry', directory: before });
    await run(pool, () => migrate(pool, { schema: 'registry', directory: migrations }));
  } finally {
    await pool.end();
    await database.close();
    await rm(before, { recursive: true, force: true });
  }
}

for (const kind of databases)
  describe(`a registry from before there were grants, on the ${kind} database`, () => {
    it('grants every remote what its live releases claim', () =>
      registryFromBefore(
        kind,
        (number) => number < 8,
        async (pool, upgrade) => {
          const publish = async (remote: string, version: string, manifest: Partial<RemoteManifest>) => {
            const { record } = aRelease(remote, version);
            const held = record.manifest && { ...record.manifest, ...manifest };
            await pool.query(
              `insert into registry.releases (remote, version, record, content_hash, published_by) values ($1, $2, $3, '', '')`,
              [remote, version, JSON.stringify({ ...record, manifest: held })],
            );
          };
          const revise = (revision: number, remote: string, stable: string, canary: string | null = null) =>
            pool.query(
              `insert into registry.channel_revisions
               (channel, revision, remote, stable_version, canary_version, canary_share, canary_kind, action, actor)
             values ('production', $1, $2, $3, $4, $5, $6, 'activate', 'x')`,
              [revision, remote, stable, canary, canary ? 5 : 0, canary && 'canary'],
            );
          await publish('food', '1.0.0', { routes: ['/once'] });
          await publish('food', '1.0.1', { contributions: { 'product-dialog': './product-dialog' } });
          await publish('food', '1.0.2', { routes: ['/home', '/soon'] });
          await publish('browse', '1.0.0', {
            moduleType: undefined,
            routes: ['/store/*'],
            capabilities: { cart: true, wishlist: false, delivery: false },
          });
          await publish('host', '1.0.0', {});
          await publish('never', '1.0.0', { routes: ['/*'] });
          await revise(1, 'host', '1.0.0');
          await revise(2, 'food', '1.0.0');
          await revise(3, 'browse', '1.0.0');
          await revise(4, 'food', '1.0.1', '1.0.2');

          await upgrade();
          const claims = (await listGrants(pool)).map(
            ({ remote, routes, moduleTypes, contributions, capabilities }) => [
              remote,
              routes,
              moduleTypes,
              contributions,
              capabilities,
            ],
          );
          assert.deepEqual(claims, [
            ['browse', ['/store/*'], ['*'], [], ['cart']],
            ['food', ['/home', '/soon'], ['food'], ['product-dialog'], ['cart', 'delivery', 'wishlist']],
          ]);
          const { remotes } = await readChannelState(pool, 'production');
          assert.deepEqual([remotes.food?.stable, remotes.food?.fallback], ['1.0.1', '1.0.0']);
        },
      ));
  });

for (const kind of databases)
  describe(`a registry from when the host drew the pages that sign in, on the ${kind} database`, () => {
    const grantsAfter = async (remote: string): Promise<unknown> => {
      let after: unknown;
      await registryFromBefore(
        kind,
        (number) => number < 15,
        async (pool, upgrade) => {
          const client = await pool.connect();
          try {
            await addClaims(client, remote, { ...NO_CLAIMS, routes: ['/profile'] }, 'operator');
          } finally {
            client.release();
          }
          await upgrade();
          after = (await listGrants(pool)).map(({ remote: name, routes }) => [name, ...routes]);
        },
      );
      return after;
    };

    it('grants them to account, where it has a grant', async () => {
      assert.deepEqual(await grantsAfter('account'), [['account', '/auth/*', '/profile']]);
    });

    it('grants nothing to other remotes', async () => {
      assert.deepEqual(await grantsAfter('members'), [['members', '/profile']]);
    });
  });
