import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { transaction } from '@souk/database';
import { testDatabases } from '@souk/database/testing';
import { startMarketplaceApi } from '../start.ts';
import { callsTo, startTestApi, type TestApi } from '../testing/api.ts';
import { buyers } from '../testing/buyers.ts';
import { startFakeFcm, type FakeFcm } from '../testing/fake-fcm.ts';
import { words } from '../testing/insert.ts';
import { GENEROUS_LIMITS } from '../testing/generous-limits.ts';
import { NOW } from '../testing/world.ts';
import { fcm } from './fcm.ts';
import { PushFeed } from './push-feed.ts';
import type { WorkLoop } from '../outbox/work-loop.ts';
import { createPushOutbox } from './push-outbox.ts';
import { sendPush } from './send-push.ts';

const MINUTE = 60_000;

for (const database of testDatabases()) {
  describe(`messages by Firebase Cloud Messaging, on the ${database.name} database (PSH-6)`, () => {
    let google: FakeFcm;
    let api: TestApi;
    let people: ReturnType<typeof buyers>;
    let errors: unknown[] = [];
    let outboxes: WorkLoop[] = [];
    let browsers = 0;
    before(async () => {
      google = await startFakeFcm();
      // It sends nothing by itself: the tests run the outbox.
      api = await startTestApi(database, undefined, { firebase: { browser: google.options.browser } });
      people = buyers(api);
    });
    after(async () => {
      await api.close();
      await google.close();
    });
    beforeEach(async () => {
      Object.assign(google, { accepted: [], requests: [], answer: () => ({ status: 200 }) });
      errors = [];
      await api.pool.query('delete from marketplace.push_tokens');
    });
    afterEach(async () => {
      api.clock.now = NOW;
      await Promise.all(outboxes.map((outbox) => outbox.stop()));
      outboxes = [];
    });

    function anOutbox(feed = new PushFeed()) {
      const { serviceAccount: account, messagingUrl } = google.options;
      assert.ok(account);
      const service = fcm({ projectId: 'souk-demo', serviceAccount: account, url: messagingUrl });
      const needs = { pool: api.pool, push: feed, now: () => api.clock.now };
      const outbox = createPushOutbox(needs, service, (error) => errors.push(error));
      outboxes.push(outbox);
      return outbox;
    }
    /** A customer with a browser that receives pushes. */
    async function aReader(language = 'en') {
      const who = await people.customer();
      browsers += 1;
      const browser = `browser-${browsers}`;
      await name(browser, who.token, language);
      return { ...who, browser };
    }
    const name = (cm_firebase_token: string, token: string | undefined, language = 'en') =>
      api.call('POST', '/api/v1/customer/cm-firebase-token', {
        body: { cm_firebase_token, _method: 'put' },
        token,
        headers: { 'X-localization': language },
      });
    const emailOf = async (id: number) =>
      (await api.pool.query<{ email: string }>('select email from marketplace.customers where id = $1', [id]))
        .rows[0]?.email ?? '';
    const push = (customerId: number, body: string, feed = new PushFeed()) =>
      transaction(api.pool, (client) =>
        sendPush(client, feed, customerId, { type: 'word', title: words('Hello'), body: words(body) }, NOW),
      );
    const bodies = () => google.accepted.map(({ data }) => data.body);
    const left = async () =>
      Number((await api.pool.query('select count(*) from marketplace.push_deliveries')).rows[0].count);

    it('have the content of the stream, in the language of the browser, with one Google token for all (PSH-1)', async () => {
      const [ada, omar] = [await aReader(), await aReader('ar')];
      for (const { id } of [ada, omar]) await push(id, 'Your soup is ready');
      await push(ada.id, 'It is at the door');
      const grants = google.grants;
      await anOutbox().flush();
      assert.deepEqual(errors, []);
      assert.equal(google.grants, grants + 1);
      const first = google.accepted.find(({ token }) => token === ada.browser);
      assert.match(first?.data.id ?? '', /^\d+$/);
      assert.deepEqual(
        { ...first?.data, id: '' },
        { id: '', type: 'word', title: 'Hello', body: 'Your soup is ready' },
      );
      assert.equal(first?.webpush.headers.Urgency, 'high');
      assert.match(google.accepted.find(({ token }) => token === omar.browser)?.data.title ?? '', /بالعربية/);
      assert.deepEqual([google.accepted.length, await left()], [3, 0]);
    });

    it('go out when they are committed, and never of a transaction that fails', async () => {
      const ada = await aReader();
      const feed = new PushFeed();
      anOutbox(feed);
      await assert.rejects(
        transaction(api.pool, async (client) => {
          const text = { type: 'word', title: words('No'), body: words('No') };
          await sendPush(client, feed, ada.id, text, NOW);
          throw new Error('no');
        }),
      );
      await push(ada.id, 'Yes', feed);
      // As PostgreSQL notifies after the commit.
      feed.wake(ada.id);
      await google.until(() => google.accepted.length > 0);
      assert.deepEqual(bodies(), ['Yes']);
    });

    it('to a browser that is unregistered are dropped, with all others for it', async () => {
      const [gone, here] = [await aReader(), await aReader()];
      google.answer = ({ token }) =>
        token === gone.browser ? { status: 404, errorCode: 'UNREGISTERED' } : { status: 200 };
      for (const { id } of [gone, here]) await push(id, 'One');
      await anOutbox().flush();
      const { rows } = await api.pool.query('select token from marketplace.push_tokens');
      assert.deepEqual(rows, [{ token: here.browser }]);
      await push(gone.id, 'Two');
      assert.equal(await left(), 0);
    });

    it('are retried while Google rejects them, with growing waits, and sent once', async () => {
      const ada = await aReader();
      google.answer = () => ({ status: 503, errorCode: 'UNAVAILABLE' });
      await push(ada.id, 'Patience');
      const outbox = anOutbox();
      await outbox.flush();
      assert.deepEqual([google.requests.length, errors.length, await left()], [1, 1, 1]);
      await outbox.flush();
      assert.equal(google.requests.length, 1, 'not at once');
      api.clock.now = new Date(NOW.getTime() + MINUTE);
      await outbox.flush();
      assert.equal(google.requests.length, 2);
      google.answer = () => ({ status: 200 });
      api.clock.now = new Date(NOW.getTime() + 10 * MINUTE);
      await outbox.flush();
      await outbox.flush();
      assert.deepEqual([bodies(), await left()], [['Patience'], 0]);
    });

    it('are dropped where they can never be delivered, and after a day', async () => {
      const ada = await aReader();
      google.answer = () => ({ status: 400, errorCode: 'INVALID_ARGUMENT' });
      await push(ada.id, 'Wrong');
      const outbox = anOutbox();
      await outbox.flush();
      assert.deepEqual([google.requests.length, await left()], [1, 0]);
      await push(ada.id, 'Old');
      api.clock.now = new Date(NOW.getTime() + 25 * 60 * MINUTE);
      await outbox.flush();
      assert.deepEqual([google.requests.length, await left()], [1, 0]);
    });

    it('are not sent after sign-out, nor to a customer who took the browser over (PSH-5)', async () => {
      const [ada, ben] = [await aReader(), await people.customer()];
      await push(ada.id, 'For Ada');
      await name(ada.browser, ben.token);
      await push(ada.id, 'For Ada too');
      await push(ben.id, 'For Ben');
      await anOutbox().flush();
      assert.deepEqual(bodies(), ['For Ben']);
      await push(ben.id, 'Before he left');
      await api.call('POST', '/api/v1/auth/logout', { token: ben.token });
      await push(ben.id, 'Afterwards');
      await outboxes[0]?.flush();
      assert.deepEqual([bodies(), await left()], [['For Ben'], 0]);
    });

    it('skip a browser whose owner has turned them off there, and go to the other one (PSH-5)', async () => {
      const ada = await aReader();
      await push(ada.id, 'Before');
      const signedIn = await api.call<{ token: string }>('POST', '/api/v1/auth/login', {
        body: { email_or_phone: await emailOf(ada.id), password: 'correct horse' },
      });
      await name('her-phone', signedIn.body.token);
      const off = () => api.call('DELETE', '/api/v1/customer/cm-firebase-token', { token: ada.token });
      assert.equal((await off()).status, 200);
      assert.equal((await off()).status, 200, 'again does no harm');
      await push(ada.id, 'Afterwards');
      await anOutbox().flush();
      assert.deepEqual(
        google.accepted.map(({ token, data }) => [token, data.body]),
        [['her-phone', 'Afterwards']],
      );
      await name(ada.browser, ada.token);
      await push(ada.id, 'On again');
      await outboxes[0]?.flush();
      assert.deepEqual(bodies().slice(1), ['On again', 'On again']);
    });

    it('are each sent by one of the processes that look for them', async () => {
      const ada = await aReader();
      for (let count = 1; count <= 60; count += 1) await push(ada.id, String(count));
      // Connections are opened first, so that all requests arrive at the same time.
      const eight = Array.from({ length: 8 });
      await Promise.all(eight.map(() => api.pool.query('select pg_sleep(0.05)')));
      await Promise.all(eight.map(() => anOutbox().flush()));
      const numbers = bodies().map(Number);
      assert.equal(numbers.length, 60);
      assert.equal(new Set(numbers).size, 60);
    });

    describe('to the browsers of a customer', () => {
      const tokens = async () =>
        (
          await api.pool.query<{ token: string }>('select token from marketplace.push_tokens order by token')
        ).rows.map(({ token }) => token);

      it('are twenty at most: the least recently seen one is removed (PSH-5)', async () => {
        const [ada, ben] = [await people.customer(), await people.customer()];
        const named = Array.from({ length: 22 }, (_, count) => `browser-${String(count).padStart(2, '0')}`);
        await name('browser-of-ben', ben.token);
        for (const [minute, browser] of named.slice(0, 20).entries()) {
          api.clock.now = new Date(NOW.getTime() + minute * MINUTE);
          await name(browser, ada.token);
        }
        api.clock.now = new Date(NOW.getTime() + 30 * MINUTE);
        await name('browser-00', ada.token);
        assert.equal((await tokens()).length, 21);
        // Two at the same time, with no room for either.
        await Promise.all(named.slice(20).map((browser) => name(browser, ada.token)));
        assert.deepEqual(await tokens(), [
          ...named.filter((browser) => browser !== 'browser-01' && browser !== 'browser-02'),
          'browser-of-ben',
        ]);
      });

      it('have names that fit the index that they stand in', async () => {
        const { token } = await people.customer();
        const long = randomBytes(2048).toString('hex');
        assert.equal((await name(long, token)).status, 422);
        assert.equal((await name(long.slice(0, 1024), token)).status, 200);
        assert.equal((await name('a token', token)).status, 422);
      });

      it('are removed, and not stored, where nothing delivers to them', async () => {
        const ada = await aReader();
        await push(ada.id, 'Hello');
        const { databaseUrl, mediaDir } = api;
        const silent = await startMarketplaceApi({
          databaseUrl,
          mediaDir,
          limits: GENEROUS_LIMITS,
          now: () => api.clock.now,
        });
        assert.deepEqual([await tokens(), await left()], [[], 0]);
        const answer = await callsTo(() => silent.url)('POST', '/api/v1/customer/cm-firebase-token', {
          body: { cm_firebase_token: 'another' },
          token: ada.token,
        });
        await silent.close();
        assert.equal(answer.status, 200);
        assert.deepEqual(await tokens(), []);
      });
    });
  });
}
