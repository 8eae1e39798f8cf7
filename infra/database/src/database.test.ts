import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { createPool, migrate, transaction } from './index.ts';
import { testDatabases } from './testing.ts';

const folders: string[] = [];
function folder(files: Record<string, string> = {}): string {
  const made = mkdtempSync(join(tmpdir(), 'souk-database-'));
  folders.push(made);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(made, name), text);
  return made;
}
after(() => folders.forEach((made) => rmSync(made, { recursive: true, force: true })));

for (const { name, open } of testDatabases('every')) {
  describe(`on the ${name} database`, () => {
    let database: { url: string; close(): Promise<void> };
    let pool: pg.Pool;
    before(async () => {
      database = await open();
      pool = createPool(database.url);
    });
    after(async () => {
      await pool.end();
      await database.close();
    });

    it('runs migrations once, in order, in their own schema', async () => {
      const directory = folder({
        '002-b.sql': 'insert into things values (2)',
        '001-a.sql': 'create table things (id integer); insert into things values (1);',
      });
      await migrate(pool, { schema: 'ordered', directory });
      await migrate(pool, { schema: 'ordered', directory });
      assert.deepEqual((await pool.query('select id from ordered.things order by id')).rows, [
        { id: 1 },
        { id: 2 },
      ]);
    });

    it('may be migrated by several processes at once', async () => {
      const directory = folder({ '001-a.sql': 'create table things (id integer)' });
      // Many times: what they trip over, where they do, is a moment.
      for (let round = 0; round < 15; round += 1) {
        const schema = `raced_${round}`;
        await Promise.all([1, 2, 3, 4].map(() => migrate(pool, { schema, directory })));
        assert.equal((await pool.query(`select name from ${schema}.migrations`)).rowCount, 1);
      }
    });

    it('refuses a migration that was changed after it was applied', async () => {
      await migrate(pool, {
        schema: 'changed',
        directory: folder({ '001-a.sql': 'create table a (id integer)' }),
      });
      const directory = folder({
        '001-a.sql': 'create table a (id bigint)',
        '002-b.sql': 'create table b (id integer)',
      });
      await assert.rejects(
        migrate(pool, { schema: 'changed', directory }),
        /001-a\.sql .* was changed after it was applied/,
      );
      assert.equal((await pool.query("select to_regclass('changed.b') as b")).rows[0].b, null);
    });

    it('leaves nothing of a migration that fails', async () => {
      const directory = folder({ '001-a.sql': 'create table a (id integer); select 1/0;' });
      await assert.rejects(migrate(pool, { schema: 'failed', directory }), /division by zero/);
      assert.equal((await pool.query("select to_regclass('failed.a') as a")).rows[0].a, null);
    });

    it('rolls a failed transaction back, and keeps serving', async () => {
      await pool.query('create table public.counts (id integer)');
      await assert.rejects(
        transaction(pool, async (client) => {
          await client.query('insert into public.counts values (1)');
          throw new Error('no');
        }),
        /no/,
      );
      assert.equal((await pool.query('select id from public.counts')).rowCount, 0);
    });

    it('never lets a transaction wait for itself', async () => {
      await assert.rejects(
        transaction(pool, () => pool.query('select 1')),
        /Use the client of the transaction/,
      );
    });

    it('keeps queries of many connections apart, beside transactions and beside failures', async () => {
      const others = createPool(database.url);
      const answers = await Promise.all(
        Array.from({ length: 120 }, async (_, n) => {
          if (n % 4 === 0) return pool.query('select 1 / $1::int', [0]).catch(() => n);
          if (n % 4 === 1)
            return Number((await others.query("select $1::text || '' as n", [String(n)])).rows[0].n);
          if (n % 4 === 2) return (await pool.query('select $1::int as n', [n])).rows[0].n as number;
          return transaction(others, async (client) => {
            await client.query('select $1::int as n, $2::int as other', [n, 0]);
            return (await client.query('select $1::int as n, 0 as other', [n])).rows[0].n as number;
          });
        }),
      );
      await others.end();
      assert.deepEqual(
        answers,
        answers.map((_, n) => n),
      );
    });

    it('continues when a connection breaks off in the middle of a transaction', async () => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      client.on('error', () => {});
      await client.query('begin');
      await client.query('create table public.half (id integer)');
      (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
      assert.equal((await pool.query("select to_regclass('public.half') as half")).rows[0].half, null);
    });

    it('fails only the transaction whose connection breaks off between two of its steps', async () => {
      await assert.rejects(
        transaction(pool, async (client) => {
          await client.query('select 1');
          const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
          await new Promise((done) => stream.once('close', done).destroy());
          await client.query('select 2');
        }),
        /connection|queryable/i,
      );
      assert.equal((await pool.query('select 1 as one')).rows[0].one, 1);
    });
  });
}
