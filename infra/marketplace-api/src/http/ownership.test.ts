import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { calls, type Call, type CallName } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import type { TSchema } from 'typebox';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { buyers, CONTACT, DELIVERY, line } from '../testing/buyers.ts';
import { insert, words } from '../testing/insert.ts';

/** Parameters that anybody may use: of the catalogue, and secret ids. */
const PUBLIC = new Set([
  'guest_id',
  'request_id',
  'module_id',
  'category_ids',
  'ids',
  'item_id',
  'store_id',
  'add_on_ids',
  'parcel_category_id',
  'offline_method_id',
]);

const namesIn = (schema: TSchema | undefined): string[] =>
  Object.keys((schema as { properties?: Record<string, TSchema> } | undefined)?.properties ?? {});

/** The parameters of a call that identify something personal. */
const personal = (call: Call): string[] => {
  const isCatalogue = !call.needs && !call.path.includes('/customer/');
  const names = [...namesIn(call.params), ...namesIn(call.query), ...namesIn(call.body)];
  return isCatalogue ? [] : names.filter((name) => /(^|_)ids?$|(^|_)files$/.test(name) && !PUBLIC.has(name));
};

const tried = (Object.entries(calls) as [CallName, Call][]).filter(([, call]) => personal(call).length > 0);

/** What a person owns. */
interface Things {
  order_id: number;
  cart_id: number;
  address_id: number;
  conversation_id: number;
  receiver_id: number;
  file: string;
  session_id: string;
}

const address = {
  ...CONTACT,
  address_type: 'home',
  latitude: 0.5,
  longitude: 0.5,
};

/** How each call identifies its caller's things, with its other parameters. A call that is missing here fails the test. */
const asks: Partial<Record<CallName, (things: Things, api: TestApi) => Record<string, unknown>>> = {
  updateCart: ({ cart_id }, { world }) => ({ ...line(world.items.soup), cart_id, quantity: 2 }),
  removeCartLine: ({ cart_id }) => ({ cart_id }),
  updateAddress: ({ address_id }) => ({ id: address_id, ...address }),
  updateAddressById: ({ address_id }) => ({ id: address_id, ...address }),
  removeAddress: ({ address_id }) => ({ address_id }),
  placeOrder: ({ file }, { world }) => ({
    ...DELIVERY,
    ...CONTACT,
    payment_method: 'cash_on_delivery',
    items: [line(world.items.soup)],
    accepted_total: 0,
    prescription_files: [file],
  }),
  placePrescription: ({ file }, { world }) => ({
    ...DELIVERY,
    ...CONTACT,
    store_id: world.stores.market,
    prescription_files: [file],
  }),
  orderDetails: ({ order_id }) => ({ order_id }),
  trackOrder: ({ order_id }) => ({ order_id }),
  reorder: ({ order_id }) => ({ order_id }),
  cancelOrder: ({ order_id }) => ({ order_id, reason: 'x' }),
  requestRefund: ({ order_id, file }) => ({ order_id, reason: 'x', files: [file] }),
  payOrder: ({ order_id }) => ({ order_id, payment_method: 'cash_on_delivery' }),
  tipOrder: ({ order_id }) => ({ order_id, amount: 5, payment_method: 'digital_payment' }),
  offlinePayment: ({ order_id }) => ({ order_id, offline_method_id: 1, offline_answers: {} }),
  orderReviews: ({ order_id }) => ({ order_id }),
  submitReview: ({ order_id, receiver_id, file }) => ({
    order_id,
    delivery_man_id: receiver_id,
    rating: 5,
    files: [file],
  }),
  cancelReviewReminder: ({ order_id }) => ({ order_id }),
  endDeviceSession: ({ session_id }) => ({ session_id }),
  conversation: ({ conversation_id }) => ({ conversation_id }),
  sendMessage: ({ conversation_id }) => ({ conversation_id, message: 'Hello' }),
};
/** Further ways to identify things of others. */
const more: Partial<Record<CallName, NonNullable<(typeof asks)[CallName]>[]>> = {
  conversation: [({ receiver_id }) => ({ receiver_type: 'delivery_man', receiver_id })],
  sendMessage: [
    ({ receiver_id }) => ({ receiver_type: 'delivery_man', receiver_id, message: 'Hello' }),
    ({ order_id }, { world }) => ({
      receiver_type: 'store',
      receiver_id: world.stores.kitchen,
      order_id,
      message: 'Hello',
    }),
  ],
};

for (const database of testDatabases()) {
  describe(`private data, on the ${database.name} database`, () => {
    let api: TestApi;
    let people: ReturnType<typeof buyers>;
    before(async () => {
      api = await startTestApi(database);
      people = buyers(api);
      await insert(api.pool, 'offline_methods', { name: words('Bank transfer') });
      await api.pool.query('update marketplace.items set prescription = true where id = $1', [
        api.world.items.apple,
      ]);
    });
    after(() => api.close());
    type Person = { id?: number; token?: string; guest_id?: string };

    /** A person of a kind, with one of everything that such a person can own. */
    async function somebody(kind: 'customer' | 'guest'): Promise<{ who: Person; things: Things }> {
      const who = kind === 'customer' ? await people.customer() : await people.guest();
      const customerId = 'id' in who ? who.id : null;
      const { rows } = await api.pool.query<{ hash: Buffer | null }>(
        `select sha256(convert_to($1, 'UTF8')) as hash`,
        [who.guest_id ?? null],
      );
      const owner = { customer_id: customerId, guest_hash: customerId === null ? rows[0]?.hash : null };
      const lines = (await who.add(line(api.world.items.soup))).body;
      const rider = await insert(api.pool, 'delivery_men', {
        zone_id: api.world.zones.north,
        f_name: 'Omar',
        l_name: 'Saleh',
        phone: '+971500000555',
        latitude: 0.6,
        longitude: 0.5,
      });
      const order_id = await insert(api.pool, 'orders', {
        ...owner,
        store_id: api.world.stores.kitchen,
        module_id: api.world.modules.food,
        status: 'pending',
        total: 1000,
        delivery_man_id: rider,
        contact: JSON.stringify({ name: 'A', number: CONTACT.contact_person_number, email: null }),
      });
      await insert(api.pool, 'order_items', {
        order_id,
        item_id: api.world.items.soup,
        quantity: 1,
        price: 1000,
      });
      const id = `file-of-${order_id}-made-for-a-test`;
      const file = { width: 1, height: 1, content: Buffer.from(''), purpose: 'prescription' };
      await insert(api.pool, 'files', { id, ...owner, ...file });
      const things = { order_id, cart_id: lines[0]?.id ?? 0, file: id, receiver_id: rider };
      if (customerId === null)
        return { who, things: { ...things, address_id: 0, conversation_id: 0, session_id: '' } };
      const conversation_id = await insert(api.pool, 'conversations', {
        customer_id: customerId,
        receiver_type: 'store',
        receiver_id: api.world.stores.kitchen,
      });
      const address_id = await insert(api.pool, 'addresses', { customer_id: customerId, ...address });
      const elsewhere = await api.pool.query<{ public_id: string }>(
        `insert into marketplace.sessions (token_hash, customer_id, expires_at)
         values (sha256(convert_to($1, 'UTF8')), $2, now() + interval '100 years') returning public_id`,
        [`another device of ${customerId}`, customerId],
      );
      const session_id = elsewhere.rows[0]?.public_id ?? '';
      return { who, things: { ...things, address_id, conversation_id, session_id } };
    }

    async function ask(call: Call, who: Person, asked: Record<string, unknown>) {
      const values: Record<string, unknown> = { ...asked, ...(who.guest_id && { guest_id: who.guest_id }) };
      const partOf = (schema: TSchema | undefined) =>
        Object.fromEntries(namesIn(schema).flatMap((name) => (name in values ? [[name, values[name]]] : [])));
      const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(values[name]));
      const query = new URLSearchParams(
        Object.entries(partOf(call.query)).map(([name, value]) => [name, String(value)]),
      );
      // Parameters that the schema does not declare are sent in the query, where guests may always send their id.
      if (who.guest_id) query.set('guest_id', who.guest_id);
      const headers: Record<string, string> = {
        ...api.at(api.world.modules.food, { 'Idempotency-Key': crypto.randomUUID() }),
        ...(who.token && { authorization: `Bearer ${who.token}` }),
      };
      const fields = partOf(call.body);
      const form = new FormData();
      for (const [name, value] of Object.entries(fields))
        if (Array.isArray(value)) for (const each of value) form.append(`${name}[]`, String(each));
        else form.append(name, String(value));
      if (call.body && !call.files) headers['content-type'] = 'application/json';
      const body = call.files ? form : JSON.stringify(fields);
      const response = await fetch(`${api.url}${path}?${query}`, {
        method: call.method,
        headers,
        ...(call.body && { body }),
      });
      return { status: response.status, text: await response.text() };
    }

    for (const [name, call] of tried) {
      it(`is not found for others in ${name}: ${personal(call).join(', ')}`, async () => {
        const owners = call.needs === 'customer' ? (['customer'] as const) : (['customer', 'guest'] as const);
        const requests = [asks[name], ...(more[name] ?? [])].filter((request) => request !== undefined);
        assert.ok(requests.length > 0, `say in this test how ${name} names what belongs to its caller`);
        for (const kind of owners) {
          const isOfAccounts = /address|conversation/i.test(name) && kind === 'guest';
          if (isOfAccounts) continue;
          for (const request of requests) {
            const { who, things } = await somebody(kind);
            const asked = request(things, api);
            for (const stranger of [await somebody('customer'), await somebody('guest')]) {
              const { status, text } = await ask(call, stranger.who, asked);
              const expected = call.needs === 'customer' && stranger.who.guest_id ? 401 : 404;
              // A picture is one of several fields, and is refused by its name; the total of this order is refused first.
              assert.ok(
                status === expected ||
                  (name === 'placeOrder' && status === 409) ||
                  (name === 'placePrescription' && status === 422 && text.includes('prescription_files')),
                `${kind}'s thing: ${status} ${text}`,
              );
            }
            const own = await ask(call, who, asked);
            assert.notEqual(own.status, 404, `its owner finds it: ${own.text}`);
            assert.ok(own.status < 500, own.text);
          }
        }
      });
    }

    it("attaches nobody else's pictures", async () => {
      const [mine, other] = [await somebody('customer'), await somebody('customer')];
      const place = (file: string, total: number) =>
        ask(calls.placeOrder, mine.who, {
          ...asks.placeOrder?.({ ...mine.things, file }, api),
          accepted_total: total,
        });
      const quote = await api.call<{ bill: { total: number } }>('POST', '/api/v1/customer/order/quote', {
        body: { ...DELIVERY, payment_method: 'cash_on_delivery', items: [line(api.world.items.soup)] },
        headers: api.at(api.world.modules.food),
        token: mine.who.token,
      });
      const { total } = quote.body.bill;
      const refused = await place(other.things.file, total);
      assert.deepEqual([refused.status, /prescription_files/.test(refused.text)], [422, true], refused.text);
      const taken = await place(mine.things.file, total);
      assert.equal(taken.status, 200, taken.text);
      assert.equal((await place(mine.things.file, total)).status, 422, 'one picture, one order');
    });
  });
}
