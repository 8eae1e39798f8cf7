import assert from 'node:assert/strict';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'node:test';
import { createPool, migrate } from '@souk/database';
import { databases, startDatabase } from '../testing/databases.ts';
import { listGrants } from './grants.ts';

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));

for (const kind of databases)
  describe(`a registry from before account drew dialogs of the host, on the ${kind} database`, () => {
    /** What is granted after the migration, where account was granted these places before. */
    async function afterMigration(before: string[] | null) {
      const database = await startDatabase(kind);
      const pool = createPool(database.url);
      const earlier = await mkdtemp(join(tmpdir(), 'souk-migrations-'));
      try {
        await cp(migrations, earlier, {
          recursive: true,
          filter: (path) => !/0(1[6-9]|[2-9]\d)-[^/]*$/.test(path),
        });
        await migrate(pool, { schema: 'registry', directory: earlier });
        const grant = (remote: string, grantKind: string, name: string) =>
          pool.query(
            `insert into registry.grants (remote, kind, name, granted_by) values ($1, $2, $3, 'x')`,
            [remote, grantKind, name],
          );
        await grant('food', 'contributions', 'product-dialog');
        if (before) await grant('account', 'routes', '/profile');
        for (const place of before ?? []) await grant('account', 'contributions', place);
        await migrate(pool, { schema: 'registry', directory: migrations });
        return (await listGrants(pool)).map(({ remote, contributions }) => [remote, contributions]);
      } finally {
        await pool.end();
        await database.close();
        await rm(earlier, { recursive: true, force: true });
      }
    }
    const places = ['address-dialog', 'cashback-offers', 'contact-dialog', 'saved-addresses-dialog'];

    it('grants account its places, whichever of them it has', async () => {
      for (const before of [[], ['address-dialog']])
        assert.deepEqual(await afterMigration(before), [
          ['account', places],
          ['food', ['product-dialog']],
        ]);
    });

    it('grants nothing where account was granted nothing', async () => {
      assert.deepEqual(await afterMigration(null), [['food', ['product-dialog']]]);
    });
  });
