import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createPool, migrate, transaction } from '@souk/database';
import { openEmbeddedDatabase, testDatabases } from '@souk/database/testing';
import type { Pool, PoolClient } from 'pg';
import { listenForRevisions, type Listening } from './listen-for-revisions.ts';
import { RevisionFeed, type RevisionEvent } from './revision-feed.ts';

const migrationsDirectory = fileURLToPath(new URL('../../migrations', import.meta.url));

async function prepare(url: string): Promise<Pool> {
  const pool = createPool(url);
  await migrate(pool, { schema: 'registry', directory: migrationsDirectory });
  await pool.query("insert into registry.registry_epoch (epoch) values ('this-epoch')");
  await pool.query(
    `insert into registry.releases (remote, version, record, content_hash, published_by)
     values ('food', '1.0.0', '{}', 'x', 'test')`,
  );
  return pool;
}

const append = (database: Pool | PoolClient, revision: number, channel = 'production') =>
  database.query(
    `insert into registry.channel_revisions (channel, revision, remote, stable_version, action, actor)
     values ($1, $2, 'food', '1.0.0', 'activate', 'test')`,
    [channel, revision],
  );

/** Waits until so many connections listen: the server ends the process of one after its client is gone. */
async function untilListening(database: Pool, connections: number): Promise<void> {
  for (;;) {
    const { rows } = await database.query(
      "select 1 from pg_stat_activity where application_name = 'souk-revisions'",
    );
    if (rows.length === connections) return;
    await setTimeout(50);
  }
}

/** The revisions that a node receives, one after the other. */
function hear(feed: RevisionFeed) {
  const heard: RevisionEvent[] = [];
  let arrived = () => {};
  feed.subscribe((event) => {
    if (event) heard.push(event);
    arrived();
  });
  return {
    heard,
    async until(revision: number): Promise<void> {
      while (!heard.some((event) => event.revision === revision))
        await new Promise<void>((done) => (arrived = done));
    },
  };
}

/** A connection to a database that can be cut without a message to either side. */
async function cuttable(url: string) {
  const { hostname, port: behind } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const upstream = connect(Number(behind), hostname);
    for (const one of [socket, upstream]) {
      sockets.add(one);
      one.on('error', () => undefined).on('close', () => sockets.delete(one));
    }
    socket.pipe(upstream).pipe(socket);
    socket.on('close', () => upstream.destroy());
    upstream.on('close', () => socket.destroy());
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const way = new URL(url);
  way.port = String(port);
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { url: way.href, cut, mend: () => listen(port) };
}

for (const kind of testDatabases().filter(({ name }) => name === 'server'))
  describe('nodes of the registry on one PostgreSQL', () => {
    let database: { url: string; close(): Promise<void> };
    let pool: Pool;
    let nodes: Listening[];

    before(async () => {
      database = await kind.open();
      pool = await prepare(database.url);
    });
    beforeEach(() => {
      nodes = [];
    });
    afterEach(async () => {
      for (const node of nodes) await node.close();
      // The table refuses to lose rows; whoever owns it may empty it.
      await pool.query('truncate registry.channel_revisions cascade');
    });
    after(async () => {
      await pool.end();
      await database.close();
    });

    async function node(url = database.url) {
      const feed = new RevisionFeed();
      const ears = hear(feed);
      nodes.push(await listenForRevisions({ databaseUrl: url, feed }));
      return { feed, ...ears };
    }

    it('all receive a revision, whichever of them wrote it', async () => {
      const [one, two] = await Promise.all([node(), node()]);
      await append(pool, 1);
      await Promise.all([one.until(1), two.until(1)]);
      assert.deepEqual(two.heard, [{ channel: 'production', epoch: 'this-epoch', revision: 1 }]);
    });

    it('receive a revision once it is committed, and never one that was rolled back', async () => {
      const { heard, until } = await node();
      await assert.rejects(
        transaction(pool, async (client) => {
          await append(client, 1);
          throw new Error('lost');
        }),
        /lost/,
      );
      await append(pool, 1, 'preview');
      await until(1);
      assert.deepEqual(
        heard.map(({ channel }) => channel),
        ['preview'],
      );
    });

    it('notify once where they wrote it themselves', async () => {
      const { feed, heard, until } = await node();
      await append(pool, 1);
      feed.publish({ channel: 'production', epoch: 'this-epoch', revision: 1 });
      await append(pool, 2);
      await until(2);
      assert.deepEqual(
        heard.map(({ revision }) => revision),
        [1, 2],
      );
    });

    it('know the newest one from the start', async () => {
      await append(pool, 1);
      await append(pool, 2);
      const { heard } = await node();
      assert.deepEqual(
        heard.map(({ revision }) => revision),
        [2],
      );
    });

    it('miss nothing that was written while they were disconnected', async () => {
      const way = await cuttable(database.url);
      const { heard, until } = await node(way.url);
      await append(pool, 1);
      await until(1);
      await way.cut();
      await append(pool, 2);
      await append(pool, 3);
      await way.mend();
      await until(3);
      await append(pool, 4);
      await until(4);
      assert.deepEqual(
        heard.map(({ revision }) => revision),
        [1, 3, 4],
      );
      for (const open of nodes.splice(0)) await open.close();
      await way.cut();
    });

    it('reconnect when the server ends their connection', async () => {
      const { until } = await node();
      // The server notices some time later that an earlier test cut its connection off.
      await untilListening(pool, 1);
      await pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'souk-revisions'",
      );
      await append(pool, 1);
      await until(1);
    });

    it('leave no connection behind', async () => {
      await node();
      await untilListening(pool, 1);
      for (const open of nodes.splice(0)) await open.close();
      await untilListening(pool, 0);
    });
  });

describe('the registry on the embedded database', () => {
  it('needs no connection for its one node', async () => {
    const database = await openEmbeddedDatabase();
    const pool = await prepare(database.url);
    const feed = new RevisionFeed();
    const { heard } = hear(feed);
    const listening = await listenForRevisions({ databaseUrl: database.url, feed });
    await append(pool, 1);
    feed.publish({ channel: 'production', epoch: 'this-epoch', revision: 1 });
    assert.equal(heard.length, 1);
    await listening.close();
    await pool.end();
    await database.close();
  });
});
