import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { PushMessage } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { testDatabases } from '@souk/database/testing';
import { PushFeed } from '../push/push-feed.ts';
import { sendPush } from '../push/send-push.ts';
import { startTestApi, type Refusal, type TestApi } from '../testing/api.ts';
import { buyers } from '../testing/buyers.ts';
import { words } from '../testing/insert.ts';
import { GENEROUS_LIMITS } from '../testing/generous-limits.ts';
import { NOW } from '../testing/world.ts';

const OPERATOR = 'operator-of-these-tests';
const path = '/api/v1/customer/push/events';

for (const database of testDatabases()) {
  describe(`push messages on the ${database.name} database`, () => {
    let api: TestApi;
    let people: ReturnType<typeof buyers>;
    const streams: AbortController[] = [];
    before(async () => {
      api = await startTestApi(database, undefined, { operatorToken: OPERATOR });
      people = buyers(api);
    });
    afterEach(() => {
      for (const stream of streams.splice(0)) stream.abort();
    });
    after(() => api.close());

    /** Reads a stream; `next` waits for an event, `ended` for its end. */
    async function follow(token: string | undefined, headers: Record<string, string> = {}, query = '') {
      const stop = new AbortController();
      streams.push(stop);
      const response = await fetch(api.url + path + query, {
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
        signal: stop.signal,
      });
      const { body } = response;
      assert.ok(body);
      const reader = body.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      const event = async (): Promise<string | null> => {
        while (!text.includes('\n\n')) {
          const { value, done } = await reader.read();
          if (done) return null;
          text += value;
        }
        const [first = '', ...rest] = text.split('\n\n');
        text = rest.join('\n\n');
        return first;
      };
      const line = (of: string, name: string) =>
        of
          .split('\n')
          .find((each) => each.startsWith(`${name}: `))
          ?.slice(name.length + 2) ?? '';
      return {
        response,
        start: async () => Number(line((await event()) ?? '', 'id')),
        next: async () => JSON.parse(line((await event()) ?? '', 'data')) as PushMessage,
        ended: async () => (await event()) === null,
      };
    }

    const push = (customerId: number, body: string, feed = new PushFeed()) =>
      transaction(api.pool, (client) =>
        sendPush(client, feed, customerId, { type: 'word', title: words('Hello'), body: words(body) }, NOW),
      );
    const reply = (customer_id: number, message: string) =>
      api.call('POST', '/api/v1/operator/messages', {
        body: { customer_id, sender_type: 'store', sender_id: api.world.stores.kitchen, message },
        token: OPERATOR,
      });

    it('arrive as they are written, each once, and only for their customer (PSH-1, PSH-6)', async () => {
      const [ada, other] = [await people.customer(), await people.customer()];
      await reply(ada.id, 'Before');
      const [stream, strangers] = [await follow(ada.token), await follow(other.token)];
      assert.equal(stream.response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
      assert.equal(stream.response.headers.get('cache-control'), 'no-store');
      await stream.start();
      await strangers.start();
      await reply(ada.id, 'Your soup is ready');
      await reply(other.id, 'Yours too');
      const received = await stream.next();
      assert.deepEqual(
        [received.type, received.title, received.body, received.sender_type],
        ['message', 'You have a new message', 'Kitchen: Your soup is ready', 'store'],
      );
      assert.ok(received.conversation_id);
      assert.equal((await strangers.next()).body, 'Kitchen: Yours too');
    });

    it('resume where a stream was cut, by its last id or by `after` (PSH-6)', async () => {
      const ada = await people.customer();
      const first = await follow(ada.token);
      const from = await first.start();
      for (const text of ['one', 'two', 'three']) await push(ada.id, text);
      const again = await follow(ada.token, { 'last-event-id': String(from) });
      await again.start();
      const received = [await again.next(), await again.next()];
      assert.deepEqual(
        received.map(({ body }) => body),
        ['one', 'two'],
      );
      const third = await follow(ada.token, {}, `?after=${received[1]?.id}`);
      await third.start();
      assert.equal((await third.next()).body, 'three');
    });

    it('are read in the language of the page', async () => {
      const ada = await people.customer();
      const stream = await follow(ada.token, { 'X-localization': 'ar' }, '?after=0');
      await stream.start();
      await push(ada.id, 'Hello');
      assert.match((await follow(ada.token)).response.status.toString(), /200/);
      await reply(ada.id, 'Hi');
      assert.match((await stream.next()).title, /بالعربية/);
      assert.equal((await stream.next()).title, 'لديك رسالة جديدة');
    });

    it('end with the session: a revoked token gets nothing more', async () => {
      const ada = await people.customer();
      const stream = await follow(ada.token);
      await stream.start();
      await api.call('POST', '/api/v1/auth/logout', { token: ada.token });
      await reply(ada.id, 'A secret');
      assert.equal(await stream.ended(), true);
      assert.equal((await follow(ada.token)).response.status, 401);
      assert.equal((await follow(undefined)).response.status, 401);
    });

    it('go to twenty streams of a customer; one more ends the oldest (PSH-6)', async () => {
      const [ada, other] = [await people.customer(), await people.customer()];
      const others = await follow(other.token);
      const open = [];
      for (let count = 0; count < 21; count += 1) {
        const stream = await follow(ada.token);
        await stream.start();
        open.push(stream);
      }
      const [oldest, ...rest] = open;
      assert.ok(await oldest?.ended());
      await reply(ada.id, 'Hello to all');
      for (const stream of rest) assert.equal((await stream.next()).body, 'Kitchen: Hello to all');
      await others.start();
      await reply(other.id, 'And to you');
      assert.equal((await others.next()).body, 'Kitchen: And to you');
    });

    it('of a failed transaction are never sent', async () => {
      const ada = await people.customer();
      const stream = await follow(ada.token);
      await stream.start();
      await assert.rejects(
        transaction(api.pool, async (client) => {
          const text = { type: 'word', title: words('No'), body: words('No') };
          await sendPush(client, new PushFeed(), ada.id, text, NOW);
          throw new Error('no');
        }),
      );
      await reply(ada.id, 'Yes');
      assert.equal((await stream.next()).body, 'Kitchen: Yes');
    });

    if (database.name === 'server')
      it('are sent by every process of the API', async () => {
        const ada = await people.customer();
        const stream = await follow(ada.token);
        await stream.start();
        await push(ada.id, 'From elsewhere');
        assert.equal((await stream.next()).body, 'From elsewhere');
      });

    it('store no address of a browser while nothing is delivered to browsers (PSH-5, PSH-6)', async () => {
      const ada = await people.customer();
      const tell = (token?: string) =>
        api.call('POST', '/api/v1/customer/cm-firebase-token', {
          body: { cm_firebase_token: 'browser-1', _method: 'put' },
          token,
        });
      assert.equal((await tell()).status, 401);
      assert.equal((await tell(ada.token)).status, 200);
      const { rows } = await api.pool.query('select 1 from marketplace.push_tokens');
      assert.deepEqual(rows, []);
    });
  });
}

describe('the address of a browser', () => {
  let api: TestApi;
  before(async () => {
    const [database] = testDatabases();
    assert.ok(database);
    api = await startTestApi(database, { ...GENEROUS_LIMITS, pushToken: 2 });
  });
  after(() => api.close());

  it('is limited to some changes a minute (PSH-5)', async () => {
    const { token } = await buyers(api).customer();
    const send = () =>
      api.call<Refusal>('POST', '/api/v1/customer/cm-firebase-token', {
        body: { cm_firebase_token: 'browser-1' },
        token,
      });
    for (let count = 0; count < 2; count += 1) assert.equal((await send()).status, 200);
    const { status, body, headers } = await send();
    assert.deepEqual([status, body.errors[0]?.code], [429, 'too_many']);
    assert.ok(Number(headers.get('retry-after')) > 0);
  });
});
