import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createPool } from './index.ts';
import { preparedDatabaseOn } from './prepared-database.ts';
import { openServerDatabase, testDatabaseNames, type PostgresServer } from './testing.ts';

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const pool = createPool(url, { max: 1 });
  try {
    return (await pool.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await pool.end();
  }
}

describe('a prepared database', { skip: !testDatabaseNames('every').includes('server') }, () => {
  let server: PostgresServer;
  before(async () => {
    server = await openServerDatabase();
  });
  after(() => server.close());

  it('is filled once, and copied for each suite, even when suites start at the same time', async () => {
    let filled = 0;
    const name = `filled_once_${process.pid}`;
    const fill = async (url: string) => {
      filled += 1;
      await query(url, 'create table things as select 7 as id');
      return { thing: 7 };
    };
    const copies = await Promise.all([1, 2, 3].map(() => preparedDatabaseOn(server.url, { name, fill })));
    const [first, second] = copies;
    assert(first && second);
    await query(first.url, 'delete from things');
    assert.equal(filled, 1);
    assert.deepEqual(
      copies.map(({ prepared }) => prepared),
      [{ thing: 7 }, { thing: 7 }, { thing: 7 }],
    );
    assert.deepEqual(await query(second.url, 'select id from things'), [{ id: 7 }]);
    await Promise.all(copies.map(({ close }) => close()));
  });

  it('is filled again after filling it failed', async () => {
    const name = `filled_again_${process.pid}`;
    const failing = async (url: string) => {
      await query(url, 'create table things (id integer)');
      throw new Error('The connection broke.');
    };
    await assert.rejects(preparedDatabaseOn(server.url, { name, fill: failing }), /connection broke/);
    const fill = async (url: string) => {
      await query(url, 'create table things (id integer)');
      return 'filled';
    };
    const { prepared, close } = await preparedDatabaseOn(server.url, { name, fill });
    assert.equal(prepared, 'filled');
    await close();
  });
});
