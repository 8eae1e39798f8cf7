import assert from 'node:assert/strict';
import { mkdtemp, cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, describe, it } from 'node:test';
import type { AuditEntry, DiscoveryDocument } from '@souk/contracts';
import { createPool, migrate } from '@souk/database';
import type { Pool } from 'pg';
import { readDiscoveryDocument } from '../channels/discovery-document.ts';
import { databases, startDatabase } from '../testing/databases.ts';
import { startRegistryUnderTest } from '../testing/registry-under-test.ts';
import type { RegistryUnderTest } from '../testing/registry-under-test.ts';
import { aRelease } from '../testing/releases.ts';

for (const kind of databases)
  describe(`epochs, on the ${kind} database`, () => {
    let registry: RegistryUnderTest;
    before(async () => {
      registry = await startRegistryUnderTest(kind);
      await registry.operator.publish(aRelease('food', '1.0.0'));
      await registry.operator.activate({ remote: 'food', version: '1.0.0' });
    });
    after(() => registry.close());

    const discovery = async () =>
      (await registry.operator.get('channels/production/discovery'))
        .body as unknown as Required<DiscoveryDocument>;

    it('are in the document with their start, and each answer with the time of its signature', async () => {
      const first = await discovery();
      const second = await discovery();
      assert.ok(Date.parse(first.epochStartedAt) <= Date.parse(first.signedAt));
      assert.ok(Date.parse(second.signedAt) >= Date.parse(first.signedAt));
      assert.equal(second.epochStartedAt, first.epochStartedAt);
    });

    it('restart on an administrator’s request, with the live releases as they are; the audit log has the reason', async () => {
      const before = await discovery();
      const { status } = await registry.operator.post('epochs', {
        reason: 'restored from the backup of Monday',
      });
      assert.equal(status, 201);
      const now = await discovery();
      assert.notEqual(now.epoch, before.epoch);
      assert.ok(Date.parse(now.epochStartedAt) > Date.parse(before.epochStartedAt));
      assert.deepEqual([now.revision, now.microFrontends], [before.revision, before.microFrontends]);
      const { entries } = (await registry.operator.get('audit?action=epoch')).body as {
        entries: AuditEntry[];
      };
      assert.equal(entries[0]?.reason, 'restored from the backup of Monday');
    });

    it('are never in a document with the start of another one, whenever edges are reset', async () => {
      const before = await discovery();
      // Between any two queries of a reader an administrator may reset the edges.
      const reader: Pick<Pool, 'query'> = Object.create(registry.pool);
      Object.assign(reader, {
        query: async (text: string, values: unknown[]) => {
          const answer = await registry.pool.query(text, values);
          await registry.operator.post('epochs', { reason: 'restored' });
          return answer;
        },
      });
      const { epoch, epochStartedAt } = await readDiscoveryDocument(reader as Pool, 'production');
      assert.deepEqual([epoch, epochStartedAt], [before.epoch, before.epochStartedAt]);
      assert.notEqual((await discovery()).epoch, epoch);
    });

    it('require an administrator of every remote, and a reason', async () => {
      const lead = await registry.holder('lead', { remote: 'food', actions: ['administer', 'activate'] });
      assert.equal((await lead.post('epochs', { reason: 'mine' })).status, 403);
      for (const body of [{}, { reason: ' ' }, { reason: 'a\u0000' }])
        assert.equal((await registry.operator.post('epochs', body)).status, 400);
    });

    it('of a registry from before epochs had a time start with its first record, and the right to activate includes previews', async () => {
      const database = await startDatabase(kind);
      const directory = await mkdtemp(join(tmpdir(), 'souk-migrations-'));
      const pool = createPool(database.url);
      try {
        const all = fileURLToPath(new URL('../../migrations', import.meta.url));
        await cp(all, directory, { recursive: true, filter: (file) => !/\/(0[1-9]\d)-[^/]*$/.test(file) });
        await migrate(pool, { schema: 'registry', directory });
        await pool.query("insert into registry.registry_epoch (epoch) values ('old')");
        await pool.query(
          `insert into registry.releases (remote, version, record, content_hash, published_by, published_at)
           values ('food', '1.0.0', '{}', 'x', 'ann', '2025-05-05T00:00:00Z')`,
        );
        const scopes = [
          { remote: 'food', actions: ['activate', 'read'] },
          { remote: 'grocery', actions: ['publish'] },
        ];
        for (const [hash, held] of [
          ['a', scopes],
          ['b', [{ remote: '*', actions: ['read', 'report'] }]],
        ] as const)
          await pool.query(
            `insert into registry.tokens (id, name, kind, hash, scopes, created_by)
             values (gen_random_uuid(), 'ci', 'ci', $1, $2, 'ann')`,
            [hash, JSON.stringify(held)],
          );
        await migrate(pool, { schema: 'registry', directory: all });
        const tokens = await pool.query<{ scopes: unknown }>(
          'select scopes from registry.tokens order by hash',
        );
        assert.deepEqual(
          tokens.rows.map((row) => row.scopes),
          [
            [
              { remote: 'food', actions: ['activate', 'read', 'preview'] },
              { remote: 'grocery', actions: ['publish'] },
            ],
            [{ remote: '*', actions: ['read', 'report'] }],
          ],
        );
        const { rows } = await pool.query<{ started_at: Date }>(
          'select started_at from registry.registry_epoch',
        );
        assert.equal(rows[0]?.started_at.toISOString(), '2025-05-05T00:00:00.000Z');
      } finally {
        await pool.end();
        await database.close();
        await rm(directory, { recursive: true, force: true });
      }
    });
  });
