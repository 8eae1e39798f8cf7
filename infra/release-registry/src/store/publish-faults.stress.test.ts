import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { REGISTRY_ACTOR } from '../audit/audit-log.ts';
import { fileURLToPath } from 'node:url';
import { createPool, migrate } from '@souk/database';
import { Problem } from '@souk/http-server';
import { startS3Double, type S3Double, type StoreFault } from '@souk/object-store/testing';
import type { Pool, PoolClient } from 'pg';
import { publishRelease } from '../releases/publish-release.ts';
import { findRelease } from '../releases/releases.ts';
import { startDatabase } from '../testing/databases.ts';
import { startRegistry } from '../start-registry.ts';
import { aRelease, packed } from '../testing/releases.ts';
import { stores } from '../testing/stores.ts';
import type { ReleaseStore } from './release-store.ts';
import { newToken } from '../tokens/token-format.ts';
import { openS3Store } from './s3-store.ts';

const FILES = { 'a.js': 'a', 'b.js': 'b', 'c.js': 'c', 'd.js': 'd' };
const VERSION = '1.0.0';

describe('a store that fails while a release is published', () => {
  let database: { url: string; close(): Promise<void> };
  let pool: Pool;

  before(async () => {
    database = await startDatabase('embedded');
    pool = createPool(database.url);
    const directory = fileURLToPath(new URL('../../migrations', import.meta.url));
    await migrate(pool, { schema: 'registry', directory });
  });
  beforeEach(() => pool.query('truncate registry.releases cascade'));
  after(async () => {
    await pool.end();
    await database.close();
  });

  const release = aRelease('food', VERSION, { files: FILES });
  const publish = (store: ReleaseStore, database: Pool = pool) =>
    publishRelease(database, store, {
      remote: 'food',
      version: VERSION,
      actor: REGISTRY_ACTOR,
      body: Readable.from([packed(release)]),
    });

  async function holdsNothing(store: ReleaseStore) {
    assert.equal(await store.holds('food', VERSION), false);
    assert.equal(await findRelease(pool, 'food', VERSION), null);
  }
  async function takesItNow(store: ReleaseStore) {
    const { record, created } = await publish(store);
    assert.equal(created, true);
    assert.deepEqual(await store.verify(record), []);
  }

  for (const [kind, make] of Object.entries(stores))
    for (const room of [0, 1, 3, 6])
      it(`leaves nothing when the disk is full after ${room} writes, and accepts it once there is space (${kind})`, async () => {
        const place = await make();
        try {
          const store = await place.open();
          place.fillUpAt(room);
          await assert.rejects(publish(store), (error: Error & { status?: number }) => {
            assert.ok(error.status === 507 || error.status === 503, error.stack);
            return true;
          });
          place.fillUpAt(null);
          await holdsNothing(store);
          assert.deepEqual(await place.leftOvers(), []);
          await takesItNow(store);
          assert.deepEqual(await place.leftOvers(), []);
        } finally {
          await place.close();
        }
      });

  it('answers 507 wherever the disk fills up, in writing a file or in making a folder', async () => {
    const place = await stores.folder();
    const nested = aRelease('food', VERSION, { files: { 'parts/hero.js': 'hero', ...FILES } });
    const tryWithRoomFor = async (writes: number) => {
      place.fillUpAt(writes);
      const body = Readable.from([packed(nested)]);
      return publishRelease(pool, store, {
        remote: 'food',
        version: VERSION,
        actor: REGISTRY_ACTOR,
        body,
      }).then(
        () => null,
        (error: unknown) => error,
      );
    };
    const store = await place.open();
    const refusals: unknown[] = [];
    try {
      for (let refusal; (refusal = await tryWithRoomFor(refusals.length)) !== null; refusals.push(refusal)) {
        assert.ok(refusal instanceof Problem, `after ${refusals.length} writes: ${String(refusal)}`);
        assert.deepEqual([refusal.status, refusal.code], [507, 'store-full']);
        assert.deepEqual(await place.leftOvers(), []);
      }
    } finally {
      await place.close();
    }
    // The upload's folder, that of the nested file and the remote's; each file; the record.
    assert.ok(refusals.length >= 3 + nested.record.files.length + 1, `${refusals.length} writes`);
  });

  it('shows nothing where the publisher lost the database, and another may publish by now', async () => {
    const cutOff = (client: PoolClient) =>
      new Proxy(client, {
        get: (target, name) =>
          name === 'query'
            ? (sql: string, values: unknown[]) =>
                sql === 'select 1' ? Promise.reject(new Error('cut off')) : target.query(sql, values)
            : Reflect.get(target, name),
      });
    const cut = new Proxy(pool, {
      get: (target, name) =>
        name === 'connect'
          ? async () => cutOff(await target.connect())
          : name === 'query'
            ? target.query.bind(target)
            : Reflect.get(target, name),
    });
    for (const make of Object.values(stores)) {
      const place = await make();
      try {
        const store = await place.open();
        await assert.rejects(publish(store, cut), /cut off/);
        await holdsNothing(store);
        assert.deepEqual(await place.leftOvers(), []);
      } finally {
        await place.close();
      }
    }
  });

  it('repairs a release whose files were damaged or lost when the same is published again', async () => {
    for (const make of Object.values(stores)) {
      const place = await make();
      try {
        const store = await place.open();
        const { record } = await publish(store);
        assert.equal((await publish(store)).created, false);
        await place.damage(record, 'b.js', Buffer.from('x'));
        await publish(store);
        assert.deepEqual(await store.verify(record), []);
        assert.deepEqual(await place.leftOvers(), []);
      } finally {
        await place.close();
        await pool.query('truncate registry.releases cascade');
      }
    }
  });

  describe('over the network', () => {
    let double: S3Double;
    let store: ReleaseStore;

    beforeEach(async () => {
      double = await startS3Double();
      store = await openS3Store(double.url);
    });
    afterEach(() => double.close());

    const last = ({ key }: { key: string }) => /release-\d+\.json$/.test(key);
    const faults: [string, StoreFault, (request: { method: string; key: string }) => boolean][] = [
      [
        'answers 500 to every file',
        { answer: 500 },
        ({ method, key }) => method === 'PUT' && key.endsWith('c.js'),
      ],
      [
        'answers 503 at the very last',
        { answer: 503 },
        (request) => request.method === 'PUT' && last(request),
      ],
      ['breaks every connection', { cut: 'before' }, ({ method }) => method === 'PUT'],
      [
        'breaks the last connection',
        { cut: 'before' },
        (request) => request.method === 'PUT' && last(request),
      ],
    ];
    for (const [what, fault, hit] of faults)
      it(`leaves nothing when it ${what}, reports it, and accepts the release afterwards`, async () => {
        double.fault = (request) => (hit(request) ? fault : null);
        await assert.rejects(publish(store), { status: 503, code: 'store-unavailable' });
        double.fault = null;
        await holdsNothing(store);
        await takesItNow(store);
      });

    it('prevents the start of a registry where it ignores conditional writes, has another owner or does not exist', async () => {
      const start = (storeUrl: string) =>
        startRegistry({
          databaseUrl: database.url,
          storeDir: '/nowhere',
          storeUrl,
          token: newToken('person'),
        });
      double.ignoreConditions = true;
      await assert.rejects(start(double.url), /ignores conditional writes/);
      double.ignoreConditions = false;
      await assert.rejects(start(double.url.replace('a-key', 'b-key')), /refused the credentials/);
      await assert.rejects(start(double.url.replace('/souk?', '/other?')), /has no bucket other/);
      await (await start(double.url)).close();
    });

    it('is published when it is busy only now and then', async () => {
      let count = 0;
      double.fault = () => (++count % 3 === 0 ? { answer: 503 } : null);
      await takesItNow(store);
    });

    it('is published when the write succeeded and only the answer was lost', async () => {
      let cut = false;
      double.fault = (request) => {
        if (cut || request.method !== 'PUT' || !last(request)) return null;
        cut = true;
        return { cut: 'after' };
      };
      await takesItNow(store);
    });
  });
});
