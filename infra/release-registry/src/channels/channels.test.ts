import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { ChannelState, DiscoveryDocument } from '@souk/contracts';
import { integrityOf } from '@souk/contracts/integrity';
import { createPool } from '@souk/database';
import type { Pool } from 'pg';
import { startRegistry } from '../start-registry.ts';
import { readDiscoveryDocument } from './discovery-document.ts';
import type { RunningRegistry } from '../start-registry.ts';
import { everyDatabase, startDatabase } from '../testing/databases.ts';
import { newToken } from '../tokens/token-format.ts';
import { aRelease, registryAt } from '../testing/releases.ts';

const token = newToken('person');

for (const kind of everyDatabase)
  describe(`channels, on the ${kind} database`, () => {
    let database: { url: string; close(): Promise<void> };
    let registry: RunningRegistry;
    let pool: Pool;
    let storeDir: string;
    let count = 0;
    /** Fresh for every test. */
    let channel = '';

    before(async () => {
      database = await startDatabase(kind);
      storeDir = await mkdtemp(join(tmpdir(), 'souk-store-'));
      registry = await startRegistry({ databaseUrl: database.url, storeDir, token });
      pool = createPool(database.url);
      for (const version of ['1.0.0', '1.0.1', '1.0.2'])
        for (const remote of ['food', 'grocery']) await own().publish(aRelease(remote, version));
      await own().publish(aRelease('host', '1.0.0'));
      for (const remote of ['food', 'grocery']) await own().grant(remote);
    });
    beforeEach(() => {
      count += 1;
      channel = `channel-${count}`;
    });
    after(async () => {
      await pool.end();
      await registry.close();
      await database.close();
      await rm(storeDir, { recursive: true, force: true });
    });

    const own = () => registryAt(registry.url, token);
    const activate = (version: string, more: Record<string, unknown> = {}) =>
      own().activate({ remote: 'food', version, holdback: 0, ...more }, channel);
    const rollBack = (more: Record<string, unknown> = {}) =>
      own().rollback({ remote: 'food', reason: 'prices are wrong', ...more }, channel);
    const state = async () => (await own().state(channel)).body as unknown as ChannelState;
    const address = (path: string) => new URL(`/registry/v1/channels/${channel}/${path}`, registry.url);
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(address(path), { headers: { authorization: `Bearer ${token}`, ...headers } });
    const discovery = async () => (await (await ask('discovery')).json()) as DiscoveryDocument;

    it('starts at revision 0, with nothing live', async () => {
      const { revision, remotes, epoch } = await state();
      assert.deepEqual({ revision, remotes }, { revision: 0, remotes: {} });
      assert.ok(epoch.length > 10);
    });

    it('makes a release live by the next revision, and records who did it and why', async () => {
      await activate('1.0.0', { reason: 'first' });
      const { status, body } = await activate('1.0.1');
      assert.deepEqual([status, body.changed], [200, true]);
      const { revision, remotes } = await state();
      assert.equal(revision, 2);
      const { stable, fallback, action, actor, reason } = remotes.food ?? assert.fail();
      assert.deepEqual(
        { stable, fallback, action, actor, reason },
        { stable: '1.0.1', fallback: '1.0.0', action: 'activate', actor: 'operator', reason: null },
      );
    });

    it('does nothing where the release is live already', async () => {
      await activate('1.0.0');
      const { status, body } = await activate('1.0.0');
      assert.deepEqual([status, body.changed], [200, false]);
      assert.equal((await state()).revision, 1);
    });

    it('refuses to activate an unpublished release', async () => {
      const { status, body } = await activate('9.9.9');
      assert.deepEqual([status, body.code], [404, 'no-release']);
      assert.equal((await state()).revision, 0);
    });

    it('refuses a change that was decided on an older revision, and returns the newer state', async () => {
      await activate('1.0.0');
      const { status, type, body } = await activate('1.0.1', { revision: 0 });
      assert.deepEqual([status, type, body.code], [409, 'application/problem+json', 'stale-revision']);
      assert.equal((body.state as ChannelState).remotes.food?.stable, '1.0.0');
      assert.equal((await state()).revision, 1);
    });

    it('lets one of two changes at once win', async () => {
      await activate('1.0.0');
      const answers = await Promise.all([
        activate('1.0.1', { revision: 1 }),
        own().activate({ remote: 'grocery', version: '1.0.1', revision: 1 }, channel),
        rollBack({ version: '1.0.2', revision: 1 }),
      ]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
      assert.equal((await state()).revision, 2);
    });

    it('returns one consistent revision: never the number of a change without the change', async () => {
      await activate('1.0.0');
      let [queries, changes] = [0, 0];
      // Between any two queries of a reader somebody else's change may be committed.
      const reader: Pick<Pool, 'query'> = Object.create(pool);
      Object.assign(reader, {
        query: async (text: string, values: unknown[]) => {
          if (queries++ > 0) changes += (await activate(`1.0.${1 + (changes % 2)}`)).status === 200 ? 1 : 0;
          return pool.query(text, values);
        },
      });
      const document = await readDiscoveryDocument(reader as Pool, channel);
      const [food] = document.microFrontends.food ?? [];
      assert.deepEqual([document.revision, food?.metadata.version], [1, '1.0.0']);
      assert.ok(changes > 0, 'something changed meanwhile');
    });

    it('rolls one remote back to its last good release, and leaves the others alone', async () => {
      await own().activate({ remote: 'grocery', version: '1.0.1' }, channel);
      await activate('1.0.0');
      await activate('1.0.1');
      const { status, body } = await rollBack();
      assert.deepEqual([status, body.changed], [200, true]);
      const { remotes, quarantined } = await state();
      assert.equal(remotes.food?.stable, '1.0.0');
      assert.equal(remotes.food?.reason, 'prices are wrong');
      assert.equal(remotes.grocery?.stable, '1.0.1');
      assert.deepEqual(
        quarantined.map(({ remote, version, revision }) => ({ remote, version, revision })),
        [{ remote: 'food', version: '1.0.1', revision: 4 }],
      );
    });

    it('never makes a quarantined release live again, nor a fallback', async () => {
      await activate('1.0.0');
      await activate('1.0.1');
      await rollBack();
      const refused = await activate('1.0.1');
      assert.deepEqual([refused.status, refused.body.code], [422, 'quarantined']);
      assert.match(
        String(refused.body.detail),
        /^food 1\.0\.1 was rolled back from in revision 3 \("prices are wrong"\) and is quarantined/,
      );
      assert.equal((await rollBack({ version: '1.0.1' })).body.code, 'quarantined');
      await activate('1.0.2');
      assert.equal((await state()).remotes.food?.fallback, '1.0.0');
    });

    it('changes nothing when the button is pressed twice', async () => {
      for (const version of ['1.0.0', '1.0.1', '1.0.2']) await activate(version);
      await rollBack();
      const again = await rollBack();
      assert.deepEqual([again.status, again.body.changed], [200, false]);
      assert.equal((await state()).remotes.food?.stable, '1.0.1');
    });

    it('goes further back where a version is named', async () => {
      for (const version of ['1.0.0', '1.0.1', '1.0.2']) await activate(version);
      await rollBack();
      await rollBack({ version: '1.0.0' });
      const { remotes, quarantined } = await state();
      assert.equal(remotes.food?.stable, '1.0.0');
      assert.deepEqual(quarantined.map(({ version }) => version).sort(), ['1.0.1', '1.0.2']);
    });

    it('refuses a rollback without a reason, or of what is not live', async () => {
      assert.equal((await rollBack()).body.code, 'not-live');
      await activate('1.0.0');
      assert.equal((await rollBack({ reason: '  ' })).status, 400);
      assert.equal((await state()).revision, 1);
    });

    it('refuses every change without a token', async () => {
      const answer = await registryAt(registry.url, null).activate(
        { remote: 'food', version: '1.0.0' },
        channel,
      );
      assert.equal(answer.status, 401);
      assert.equal((await state()).revision, 0);
    });

    it('has an append-only history', async () => {
      await activate('1.0.0');
      await assert.rejects(
        pool.query('delete from registry.channel_revisions where channel = $1', [channel]),
        /append-only/,
      );
      await assert.rejects(
        pool.query("update registry.channel_revisions set stable_version = '1.0.1' where channel = $1", [
          channel,
        ]),
        /append-only/,
      );
    });

    it('gives pages the files to load, with hashes and the last good release as the fallback', async () => {
      await own().activate({ remote: 'host', version: '1.0.0' }, channel);
      await activate('1.0.0');
      await activate('1.0.1');
      const document = await discovery();
      assert.deepEqual(Object.keys(document.microFrontends).sort(), ['food', 'host']);
      const [food] = document.microFrontends.food ?? assert.fail();
      assert.equal(food?.url, '/releases/food/1.0.1/remoteEntry.js');
      assert.equal(food?.fallbackUrl, '/releases/food/1.0.0/remoteEntry.js');
      assert.equal(food?.metadata.integrity, aRelease('food', '1.0.1').record.files[0]?.integrity);
      assert.equal(food?.extras.fallback?.integrity, integrityOf('run("food 1.0.0");\n'.repeat(40)));
      assert.deepEqual(food?.deployment, { traffic: 100, default: true });
      assert.deepEqual(food?.extras.routes, ['/home']);
      assert.equal(food?.extras.words?.en?.stores, 'Restaurants');
    });

    it('signs each answer again, and allows no caching', async () => {
      await activate('1.0.0');
      const [one, two] = [await ask('discovery'), await ask('discovery', { 'if-none-match': '*' })];
      assert.deepEqual([one.status, two.status], [200, 200]);
      assert.equal(two.headers.get('cache-control'), 'no-store');
      assert.notEqual(two.headers.get('souk-signature'), one.headers.get('souk-signature'));
    });

    it('notifies listeners of every revision, the newest at once, and of no other channel', async () => {
      await activate('1.0.0');
      const response = await ask('events');
      const events = revisionsOf(response);
      assert.equal((await events.next()).value, 1);
      await own().activate({ remote: 'food', version: '1.0.2' }, 'elsewhere');
      await activate('1.0.1');
      assert.equal((await events.next()).value, 2);
      await events.return(undefined);
    });
  });

async function* revisionsOf(response: Response): AsyncGenerator<number, void> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? assert.fail()) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.+)$/m.exec(block)?.[1];
      if (data) yield (JSON.parse(data) as { revision: number }).revision;
    }
  }
}
