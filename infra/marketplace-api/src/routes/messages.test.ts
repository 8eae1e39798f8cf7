import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ChatMessage, Conversation } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { buyers, line } from '../testing/buyers.ts';
import { insert } from '../testing/insert.ts';

const OPERATOR = 'operator-of-these-tests';
type Buyer = Awaited<ReturnType<ReturnType<typeof buyers>['customer']>>;
interface List {
  conversations: Conversation[];
  unread_count: number;
  total_size: number;
}
interface Thread {
  conversation: Conversation | null;
  receiver: { name: string };
  messages: ChatMessage[];
  total_size: number;
}

for (const database of testDatabases()) {
  describe(`messages on the ${database.name} database`, () => {
    let api: TestApi;
    let people: ReturnType<typeof buyers>;
    let store = 0;
    let picture: Buffer;
    before(async () => {
      api = await startTestApi(database, undefined, { operatorToken: OPERATOR });
      people = buyers(api);
      store = api.world.stores.kitchen;
      picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'blue' } })
        .jpeg()
        .toBuffer();
    });
    after(() => api.close());

    const list = (who: Buyer, query = '') =>
      api.call<List>('GET', `/api/v1/customer/message/list?${query}`, { token: who.token });
    const thread = (who: Buyer, query: string) =>
      api.call<Thread>('GET', `/api/v1/customer/message/details?${query}`, { token: who.token });
    async function send(
      who: Buyer,
      fields: Record<string, string | number>,
      pictures: (Buffer | string)[] = [],
    ) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
      for (const bytes of pictures)
        form.append('images[]', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), 'p');
      const response = await fetch(`${api.url}/api/v1/customer/message/send`, {
        method: 'POST',
        headers: { authorization: `Bearer ${who.token}` },
        body: form,
      });
      return { status: response.status, body: (await response.json()) as ChatMessage };
    }
    const toStore = (message: string, more = {}) => ({
      receiver_type: 'store',
      receiver_id: store,
      message,
      ...more,
    });
    const reply = (who: Buyer, message: string, sender_id = store, more: object = {}) =>
      api.call<ChatMessage>('POST', '/api/v1/operator/messages', {
        body: { customer_id: who.id, sender_type: 'store', sender_id, message, ...more },
        token: OPERATOR,
      });

    it('arrive unchanged in every script (CHT-4)', async () => {
      const words = '漢'.repeat(2000);
      const { status, body } = await send(await people.customer(), toStore(words));
      assert.deepEqual([status, body.message], [200, words]);
    });

    it('start with a recipient, and continue with the conversation (CHT-2, CHT-6)', async () => {
      const ada = await people.customer();
      const before = await thread(ada, `receiver_type=store&receiver_id=${store}`);
      assert.deepEqual(
        [before.body.conversation, before.body.receiver.name, before.body.messages],
        [null, 'Kitchen', []],
      );
      const first = await send(ada, toStore('Is it hot?'));
      assert.equal(first.status, 200, JSON.stringify(first.body));
      const { conversation_id } = first.body;
      await send(ada, { conversation_id, message: 'Hello?' });
      await reply(ada, 'It is');
      const read = await thread(ada, `conversation_id=${conversation_id}`);
      assert.deepEqual(
        read.body.messages.map(({ message, sender_type }) => [message, sender_type]),
        [
          ['It is', 'store'],
          ['Hello?', 'customer'],
          ['Is it hot?', 'customer'],
        ],
      );
      const page = await thread(ada, `conversation_id=${conversation_id}&limit=2&offset=2`);
      assert.deepEqual([page.body.messages.length, page.body.total_size], [1, 3]);
    });

    it('written from an order name that order (CHT-6)', async () => {
      const ada = await people.customer();
      const { body: placed } = await ada.order({ items: [line(api.world.items.soup)] });
      const { order_id } = placed;
      await send(ada, toStore('Do you have bread?'));
      const sent = await send(ada, toStore('No onions, please', { order_id }));
      assert.equal(sent.body.order_id, order_id, JSON.stringify(sent.body));
      await reply(ada, 'Noted');
      const { body } = await thread(ada, `conversation_id=${sent.body.conversation_id}`);
      assert.deepEqual(
        body.messages.map(({ message, order_id: about }) => [message, about]),
        [
          ['Noted', null],
          ['No onions, please', order_id],
          ['Do you have bread?', null],
        ],
      );
      assert.equal((await list(ada)).body.conversations[0]?.order_id, order_id);
      const answer = await reply(ada, 'Without onions, then', store, { order_id });
      assert.equal(answer.body.order_id, order_id, JSON.stringify(answer.body));
    });

    it('name no order of another store or another customer (CHT-6)', async () => {
      const [ada, eve] = [await people.customer(), await people.customer()];
      const { body: placed } = await ada.order({ items: [line(api.world.items.soup)] });
      const { order_id } = placed;
      const other = { receiver_id: api.world.stores.grill, order_id };
      assert.deepEqual(
        [
          (await send(ada, toStore('Hello', other))).status,
          (await send(ada, toStore('Hello', { order_id: 999_999 }))).status,
          (await send(eve, toStore('Hello', { order_id }))).status,
          (await reply(ada, 'Hello', api.world.stores.grill, { order_id })).status,
          (await reply(eve, 'Hello', store, { order_id })).status,
        ],
        [404, 404, 404, 404, 404],
      );
      assert.deepEqual((await list(ada)).body.conversations, []);
    });

    it('are unread until their thread is read, and the latest conversation comes first (CHT-6)', async () => {
      const ada = await people.customer();
      await reply(ada, 'One');
      await reply(ada, 'Two');
      await reply(ada, 'Elsewhere', api.world.stores.grill);
      const { body } = await list(ada);
      assert.deepEqual(
        body.conversations.map(({ name, unread_message_count, last_message }) => [
          name,
          unread_message_count,
          last_message?.message,
        ]),
        [
          ['Grill', 1, 'Elsewhere'],
          ['Kitchen', 2, 'Two'],
        ],
      );
      assert.deepEqual([body.unread_count, body.total_size], [3, 2]);
      await thread(ada, `conversation_id=${body.conversations[1]?.id}`);
      assert.equal((await list(ada)).body.unread_count, 1);
      assert.deepEqual((await list(ada, 'type=delivery_man')).body.conversations, []);
    });

    it('are found by a part of the name in either language, and by no sign of a pattern (CHT-2)', async () => {
      const ada = await people.customer();
      await reply(ada, 'One');
      const search = async (name: string) =>
        (
          await api.call<List>(
            'GET',
            `/api/v1/customer/message/search-list?name=${encodeURIComponent(name)}`,
            { token: ada.token },
          )
        ).body.total_size;
      assert.deepEqual(
        [
          await search('kitch'),
          await search('بالعربية'),
          await search('grill'),
          await search('%'),
          await search('en'),
        ],
        [1, 1, 0, 0, 1],
      );
      assert.equal(await search('{"en"'), 0, 'names, not how they are kept');
    });

    it('arrive once for each key, however often they are sent (CHT-6)', async () => {
      const ada = await people.customer();
      const again = () => send(ada, toStore('Once', { client_key: 'key-of-one-message' }), [picture]);
      const answers = await Promise.all([again(), again(), again()]);
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
      assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
      const read = await thread(ada, `receiver_type=store&receiver_id=${store}`);
      assert.equal(read.body.messages.length, 1);
      assert.equal(read.body.messages[0]?.files_full_url.length, 1);
    });

    it('carry up to three pictures, encoded again and private, and nothing else (CHT-4)', async () => {
      const ada = await people.customer();
      const sent = await send(ada, toStore(''), [picture, picture, picture]);
      assert.equal(sent.body.files_full_url.length, 3);
      const shown = await fetch(api.url + sent.body.files_full_url[0]);
      assert.deepEqual([shown.status, shown.headers.get('content-type')], [200, 'image/webp']);
      assert.equal((await send(ada, toStore('x'), [picture, picture, picture, picture])).status, 422);
      assert.equal((await send(ada, toStore('x'), ['<script>'])).status, 422);
      assert.equal((await send(ada, toStore('  '))).status, 422);
      assert.equal((await send(ada, { message: 'To nobody' })).status, 422);
    });

    it('reach the delivery person of an order of one’s own, and no other (CHT-3)', async () => {
      const [ada, ben] = [await people.customer(), await people.customer()];
      const rider = await insert(api.pool, 'delivery_men', {
        zone_id: api.world.zones.north,
        f_name: 'Omar',
        l_name: 'Saleh',
        phone: '+971500000555',
        latitude: 0.6,
        longitude: 0.5,
      });
      await insert(api.pool, 'orders', {
        customer_id: ada.id,
        store_id: store,
        module_id: api.world.modules.food,
        status: 'picked_up',
        total: 1,
        delivery_man_id: rider,
      });
      const message = { receiver_type: 'delivery_man', receiver_id: rider, message: 'Where are you?' };
      assert.equal((await send(ada, message)).status, 200);
      assert.equal((await send(ben, message)).status, 404);
      assert.equal((await list(ada)).body.conversations[0]?.name, 'Omar Saleh');
      assert.equal((await send(ada, toStore('x', { receiver_id: 999_999 }))).status, 404);
    });
  });
}
