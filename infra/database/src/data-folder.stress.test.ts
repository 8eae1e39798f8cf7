import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import pg from 'pg';
import { createPool, DataFolderLockedError, startEmbedded } from './index.ts';
import { openEmbeddedDatabase } from './testing.ts';

const folders: string[] = [];
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'souk-database-'));
  folders.push(made);
  return made;
}
after(() => folders.forEach((made) => rmSync(made, { recursive: true, force: true })));

describe('the data folder of the embedded database', () => {
  it('keeps its rows over a restart, and is refused to a second process meanwhile', async () => {
    const dataDir = folder();
    const first = await openEmbeddedDatabase({ dataDir });
    const pool = createPool(first.url);
    await pool.query('create table kept (id integer)');
    await assert.rejects(startEmbedded({ dataDir }), (error: Error) => {
      assert.ok(error instanceof DataFolderLockedError);
      assert.match(
        error.message,
        /is in use by process \d+\. Stop that process, or choose another folder\.$/,
      );
      return true;
    });
    await pool.end();
    await first.close();
    const second = await startEmbedded({ dataDir });
    const again = createPool(second.url);
    assert.equal((await again.query('select id from kept')).rowCount, 0);
    await again.end();
    await second.close();
  });

  it('closes while a query runs that does not end, and has what was committed when it is opened again', async () => {
    const dataDir = folder();
    const database = await openEmbeddedDatabase({ dataDir, closeTimeoutMs: 200 });
    const client = new pg.Client(database.url);
    client.on('error', () => undefined);
    await client.connect();
    await client.query('create table things as select 1 as id');
    const endless = assert.rejects(client.query('select count(*) from generate_series(1, 1e12)'));
    await database.close();
    await endless;
    const again = await startEmbedded({ dataDir });
    const pool = createPool(again.url);
    assert.deepEqual((await pool.query('select id from things')).rows, [{ id: 1 }]);
    await pool.end();
    await again.close();
  });

  it('listens on a socket that its owner alone can open', async () => {
    const dataDir = folder();
    for (const options of [{ dataDir }, {}]) {
      const { url, close } = await openEmbeddedDatabase(options);
      const { host, port } = new pg.Client({ connectionString: url });
      const path = join(host, `.s.PGSQL.${port}`);
      assert.equal(statSync(path).mode & 0o777, 0o600);
      assert.equal(statSync(host).mode & 0o777, 0o700);
      await close();
      assert.equal(existsSync(host), false);
    }
  });

  it('listens on a socket in another folder where its path is too long for one', async () => {
    const dataDir = join(folder(), 'x'.repeat(100));
    const { url, close } = await openEmbeddedDatabase({ dataDir });
    const pool = createPool(url);
    assert.equal((await pool.query('select 1')).rowCount, 1);
    await pool.end();
    await close();
  });

  it('starts after a process that left its socket behind', async () => {
    const dataDir = folder();
    mkdirSync(join(dataDir, 'socket'));
    writeFileSync(join(dataDir, 'socket', '.s.PGSQL.5432'), '');
    await (await openEmbeddedDatabase({ dataDir })).close();
  });

  it('is taken over from a process that is gone', async () => {
    const dataDir = folder();
    const gone = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => gone.once('exit', resolve));
    writeFileSync(join(dataDir, 'souk.lock'), `${gone.pid} `);
    await (await openEmbeddedDatabase({ dataDir })).close();
  });
});
