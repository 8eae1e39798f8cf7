import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { linePrices } from '@souk/contracts';
import type { AppliedCoupon, Item, OfflineMethod, OrderDetails, Quote } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import pg from 'pg';
import { startTestApi, type Answer, type Refusal, type TestApi } from '../testing/api.ts';
import { buyers, CONTACT, line, refusal } from '../testing/buyers.ts';
import { insert, words } from '../testing/insert.ts';
import { NOW } from '../testing/world.ts';

const large = [{ name: 'Size', values: { label: ['Large'] } }];
const codes = ({ body }: Answer<Quote>) => body.problems.map(({ code }) => code);
const messagesOf = ({ body }: Answer<Quote>) => body.problems.map(({ message }) => message);
const method = ({ body }: Answer<Quote>, name: string) =>
  body.payment_methods.find((each) => each.method === name);
const HOUR = 3_600_000;
const running = { starts_at: new Date(NOW.getTime() - HOUR), ends_at: new Date(NOW.getTime() + HOUR) };

for (const database of testDatabases()) {
  describe(`ordering, on the ${database.name} database`, () => {
    let api: TestApi;
    let people: ReturnType<typeof buyers>;
    before(async () => {
      api = await startTestApi(database);
      people = buyers(api);
    });
    after(() => api.close());
    beforeEach(() => {
      api.clock.now = NOW;
    });

    const put = (table: string, row: Record<string, unknown>) => insert(api.pool, table, row);
    const value = async (sql: string, values: unknown[] = []) =>
      (await api.pool.query<{ value: unknown }>(`select (select ${sql}) as value`, values)).rows[0]?.value;
    const set = (key: string, to: unknown) =>
      api.pool.query(
        'insert into marketplace.settings values ($1, $2) on conflict (key) do update set value = $2',
        [key, JSON.stringify(to)],
      );
    /** Changes a row during a test, and restores it afterwards. */
    async function while_(changed: string, back: string, look: () => Promise<void>) {
      await api.pool.query(`update marketplace.${changed}`);
      await look().finally(() => api.pool.query(`update marketplace.${back}`));
    }
    let made = 0;
    const coupon = async (more: Record<string, unknown> = {}) => {
      const code = `TEST${(made += 1)}`;
      const id = await put('coupons', {
        module_id: api.world.modules.food,
        title: words('Five off'),
        code,
        discount_type: 'amount',
        discount: 500,
        ...running,
        ...more,
      });
      return { id, code };
    };
    const withSoup = async (quantity = 1) => {
      const guest = await people.guest();
      await guest.add(line(api.world.items.soup, { quantity }));
      return guest;
    };

    describe('a cart', () => {
      it('of a guest becomes an order paid in cash, and is empty then (CHK-1, CHK-2)', async () => {
        const guest = await people.guest();
        const { pizza } = api.world.items;
        const { cheese } = api.world.addOns;
        await guest.add(
          line(pizza, { quantity: 2, variation: large, add_on_ids: [cheese], add_on_qtys: [3] }),
        );
        const { status, body: quote } = await guest.quote();
        assert.equal(status, 200);
        assert.deepEqual(quote.problems, []);
        // 2 pizzas of 15.00, 3 cheeses of 1.50; tax of 5 % is included; 0.1 degree is 11.1 km in a straight line.
        assert.deepEqual([quote.bill.subtotal, quote.bill.add_ons, quote.bill.tax], [30, 4.5, 1.64]);
        assert.equal(quote.distance, 14.455);
        assert.deepEqual([quote.bill.delivery_fee, quote.bill.total], [21.68, 56.18]);
        const placed = await guest.place({ accepted_total: quote.bill.total });
        assert.equal(placed.status, 200, JSON.stringify(placed.body));
        const { message, total_amount, payment_status, payment_url, order_id } = placed.body;
        assert.deepEqual(
          [message, total_amount, payment_status, payment_url],
          ['Order placed successfully', 56.18, 'unpaid', null],
        );
        assert.deepEqual(await guest.cart(), []);
        const { rows } = await api.pool.query(
          `select status, address ->> 'address' as address, contact ->> 'name' as name,
             (select jsonb_agg(jsonb_build_array(quantity, price, name ->> 'en', variation -> 0 -> 'values' -> 0 ->> 'ar',
               add_ons -> 0 ->> 'quantity')) from marketplace.order_items where order_id = o.id) as items,
             (select string_agg(status || ' by ' || actor, ', ') from marketplace.order_events where order_id = o.id) as events
           from marketplace.orders o where id = $1`,
          [order_id],
        );
        assert.deepEqual(rows, [
          {
            status: 'pending',
            address: '1 Sea Road',
            name: 'Lena Haddad',
            items: [[2, 1500, 'Pizza', 'كبير', '3']],
            events: 'pending by guest',
          },
        ]);
      });

      it('suggests the note of the last order for the same address, to that customer only (CHK-2)', async () => {
        const guest = await people.guest();
        const order = async (more: object) => {
          await guest.add(line(api.world.items.soup));
          assert.equal((await guest.order(more)).status, 200);
        };
        const offered = async (who: typeof guest, more: object = {}) =>
          (await who.quote(more)).body.last_note;
        assert.equal(await offered(guest), null);
        await order({ order_note: 'Ring the blue bell' });
        await order({});
        await order({ order_note: 'Leave it at the desk', latitude: 0.42 });
        assert.equal(await offered(guest), 'Ring the blue bell');
        assert.equal(await offered(guest, { latitude: 0.42 }), 'Leave it at the desk');
        assert.equal(await offered(guest, { order_type: 'take_away' }), null);
        assert.equal(await offered(guest.in(api.world.modules.grocery)), null);
        assert.equal(await offered(await people.guest()), null);
        assert.equal(await offered(await people.customer()), null);
      });

      it('names its goods and problems in either language (I18-1)', async () => {
        const guest = await withSoup();
        const arabic = { 'X-localization': 'ar' };
        const { body } = await guest.quote({ coupon_code: 'NONE' }, arabic);
        assert.equal(body.lines[0]?.name, 'Soup بالعربية');
        assert.deepEqual(body.problems, [{ code: 'coupon_code', message: 'هذه القسيمة غير صالحة.' }]);
      });

      it('that is filled while it is ordered is not delivered at the least fee: the change is returned instead (CHK-11)', async (test) => {
        const guest = await withSoup();
        const [inCart] = await guest.cart();
        const least = 15;
        assert.ok(least < (await guest.quote()).body.bill.total);
        await api.call(
          'DELETE',
          `/api/v1/customer/cart/remove-item?cart_id=${inCart?.id}&guest_id=${guest.guest_id}`,
          {
            headers: api.at(api.world.modules.food),
          },
        );
        assert.deepEqual(await guest.cart(), []);
        // Added when the route was measured already, just before the order's transaction begins.
        const query = pg.Client.prototype.query as (...sent: unknown[]) => Promise<unknown>;
        const mock = test.mock.method(
          pg.Client.prototype,
          'query',
          async function (this: pg.Client, ...sent: unknown[]) {
            if (sent[0] === 'begin' && mock.mock.restore() === undefined)
              await guest.add(line(api.world.items.soup));
            return query.apply(this, sent);
          },
        );
        assert.deepEqual(refusal(await guest.place({ accepted_total: least })).slice(0, 2), [
          409,
          'bill_changed',
        ]);
        assert.equal((await guest.cart()).length, 1);
      });

      it('is sent with half of a character, and stored without it (CHK-7)', async () => {
        const guest = await withSoup();
        const { body } = await guest.quote();
        const placed = await guest.place({ accepted_total: body.bill.total, address: '1 Sea Road \ud83d' });
        assert.equal(placed.status, 200, JSON.stringify(placed.body));
        assert.equal(
          await value(`address ->> 'address' from marketplace.orders where id = $1`, [placed.body.order_id]),
          '1 Sea Road \ufffd',
        );
      });

      it('that costs more than any order may is answered with the reason, to customers too (CHK-10)', async () => {
        const customer = await people.customer();
        const { soup } = api.world.items;
        await while_(
          `items set price = 200000000 where id = ${soup}`,
          `items set price = 1000 where id = ${soup}`,
          async () => {
            const answer = await customer.quote({ items: [line(soup, { quantity: 90 })] });
            assert.equal(answer.status, 200);
            assert.deepEqual(codes(answer), ['out_of_limits']);
          },
        );
      });

      it('that is empty cannot be ordered, and costs nothing', async () => {
        const quote = await (await people.guest()).quote();
        assert.deepEqual([quote.body.store, quote.body.bill.total, codes(quote)], [null, 0, ['empty']]);
        assert.deepEqual(refusal(await (await people.guest()).place({ accepted_total: 0 })), [
          403,
          'empty',
          'Your cart is empty.',
        ]);
      });

      it('is never charged another total than the accepted one: the change is returned instead', async () => {
        const guest = await withSoup(2);
        const before = (await guest.quote()).body.bill.total;
        const { soup } = api.world.items;
        await while_(
          `items set price = 1200 where id = ${soup}`,
          `items set price = 1000 where id = ${soup}`,
          async () => {
            assert.deepEqual(refusal(await guest.place({ accepted_total: before })), [
              409,
              'bill_changed',
              'The total has changed. Check it before you place the order.',
            ]);
            const { body } = await guest.quote();
            assert.deepEqual([body.lines[0]?.price, body.lines[0]?.previous_price], [12, 10]);
            assert.equal(body.bill.total, before + 4);
            assert.equal((await guest.place({ accepted_total: body.bill.total })).status, 200);
          },
        );
      });

      it('names a line that is sold out, too large or no longer sold, and cannot be placed then', async () => {
        const guest = await people.guest(api.world.modules.grocery);
        const { apple, shirt } = api.world.items;
        await guest.add(line(apple, { quantity: 3 }));
        await guest.add(
          line(shirt, { variation: [{ name: 'Size', values: { label: ['S'] } }], quantity: 2 }),
        );
        await while_(
          `items set stock = 1 where id = ${apple}`,
          `items set stock = 10 where id = ${apple}`,
          async () => {
            const quote = await guest.quote();
            assert.deepEqual(
              quote.body.lines.map(({ problem, stock }) => [problem, stock]),
              [
                ['out_of_stock', 1],
                [null, 3],
              ],
            );
            assert.deepEqual(messagesOf(quote), ['Out of Stock']);
            assert.deepEqual(refusal(await guest.order()), [403, 'out_of_stock', 'Out of Stock']);
          },
        );
        await while_(
          `items set maximum_cart_quantity = 2 where id = ${apple}`,
          `items set maximum_cart_quantity = null where id = ${apple}`,
          async () => assert.deepEqual(codes(await guest.quote()), ['out_of_limits']),
        );
        await while_(
          `items set active = false where id = ${shirt}`,
          `items set active = true where id = ${shirt}`,
          async () => assert.deepEqual(codes(await guest.quote()), ['not_available']),
        );
        assert.deepEqual(codes(await guest.quote()), []);
        assert.equal((await guest.cart()).length, 2);
      });
    });

    describe('the note of a line', () => {
      const noted = async (guest: Awaited<ReturnType<typeof people.guest>>, orderId: number | undefined) => {
        const { body } = await api.call<OrderDetails>(
          'GET',
          `/api/v1/customer/order/details?order_id=${orderId}&guest_id=${guest.guest_id}`,
        );
        return body.lines.map(({ name, note }) => [name, note]);
      };

      it('goes with it from the cart into the bill and the order (ORD-2)', async () => {
        const guest = await people.guest();
        await guest.add(line(api.world.items.soup, { note: 'no onions' }));
        await guest.add(line(api.world.items.soup));
        const bill = await guest.quote();
        assert.deepEqual(
          bill.body.lines.map(({ note }) => note),
          ['no onions', ''],
        );
        const placed = await guest.order();
        assert.deepEqual(await noted(guest, placed.body.order_id), [
          ['Soup', 'no onions'],
          ['Soup', ''],
        ]);
      });

      it('goes with what is bought past the cart, in one line of text (POP-8)', async () => {
        const guest = await people.guest();
        const items = [line(api.world.items.pizza, { variation: large, note: ' well\n done ' })];
        const placed = await guest.order({ items, is_buy_now: 1 });
        assert.deepEqual(await noted(guest, placed.body.order_id), [['Pizza', 'well done']]);
      });
    });

    describe('the store', () => {
      it('must be open, active and reach the address; otherwise the customer gets the reason', async () => {
        const guest = await withSoup();
        const { kitchen } = api.world.stores;
        const is = (change: string) => `stores set ${change} where id = ${kitchen}`;
        await while_(is('active = false'), is('active = true'), async () =>
          assert.ok(messagesOf(await guest.quote()).includes('This store is not taking orders right now.')),
        );
        await while_(
          `store_schedules set closes = '01:00' where store_id = ${kitchen}`,
          `store_schedules set closes = '00:00' where store_id = ${kitchen}`,
          async () => {
            const quote = await guest.quote();
            assert.deepEqual([codes(quote), quote.body.open_now], [['store_closed'], 0]);
            assert.deepEqual(refusal(await guest.order()).slice(0, 2), [403, 'store_closed']);
          },
        );
        assert.deepEqual(messagesOf(await guest.quote({ latitude: -0.5 })), [
          'This store does not deliver to your location.',
        ]);
        assert.deepEqual(codes(await guest.quote({ latitude: undefined })), ['address']);
        await while_(is('delivery = false'), is('delivery = true'), async () =>
          assert.deepEqual(codes(await guest.quote()), ['order_type']),
        );
        await while_(is('take_away = false'), is('take_away = true'), async () =>
          assert.deepEqual(codes(await guest.quote({ order_type: 'take_away' })), ['order_type']),
        );
        await while_(is('minimum_order = 2500'), is('minimum_order = 0'), async () =>
          assert.deepEqual(messagesOf(await guest.quote()), ['The minimum order of this store is $25.00.']),
        );
      });

      it('adds its tax or includes it, and asks for packaging; the marketplace for its service (CHK-11)', async () => {
        const guest = await withSoup();
        const { kitchen } = api.world.stores;
        await set('service_fee', 150);
        await while_(
          `stores set tax_included = false, tax_rate = 1000, packaging_fee = 75 where id = ${kitchen}`,
          `stores set tax_included = true, tax_rate = 500, packaging_fee = 0 where id = ${kitchen}`,
          async () => {
            const { bill } = (await guest.quote({ order_type: 'take_away', dm_tips: 5 })).body;
            assert.deepEqual(
              [bill.subtotal, bill.tax, bill.tax_included, bill.packaging_fee, bill.service_fee, bill.total],
              [10, 1, 0, 0.75, 1.5, 13.25],
            );
          },
        );
        await set('service_fee', 0);
      });

      it('asks a map provider for the way to places that are delivered to, and for no other (CHK-11, PCL-4)', async (test) => {
        const near = await startTestApi(database, undefined, { googleKey: 'key' });
        const requests: string[] = [];
        const send = globalThis.fetch;
        test.mock.method(globalThis, 'fetch', async (to: string | URL, ...more: [RequestInit?]) => {
          if (!String(to).includes('distancematrix')) return send(to, ...more);
          requests.push(String(new URL(to).searchParams.get('destinations')));
          return Response.json({ status: 'ZERO_RESULTS' });
        });
        try {
          const { soup } = near.world.items;
          const guest = await buyers(near).guest();
          const far = { latitude: -0.5, longitude: 0.5, items: [line(soup)] };
          assert.deepEqual(codes(await guest.quote(far)), ['zone']);
          assert.equal(refusal(await guest.place({ ...far, accepted_total: 0 }))[1], 'zone');
          assert.deepEqual(requests, []);
          assert.deepEqual(codes(await guest.quote({ items: [line(soup)] })), []);
          assert.deepEqual(requests, ['0.5,0.5']);
        } finally {
          await near.close();
        }
      });

      it('delivers for free where it offers that, or from an amount on, and names the regular fee (CHK-11)', async () => {
        const guest = await withSoup(14);
        assert.equal((await guest.quote()).body.bill.delivery_fee, 21.68);
        await guest.add(line(api.world.items.soup));
        const { bill } = (await guest.quote()).body;
        assert.deepEqual([bill.delivery_fee, bill.full_delivery_fee, bill.total], [0, 21.68, 150]);
      });

      it('offers tips for riders, and none where the customer picks up', async () => {
        const guest = await withSoup();
        assert.equal((await guest.quote({ dm_tips: 2.5 })).body.bill.tip, 2.5);
        assert.equal((await guest.quote({ dm_tips: 2.5, order_type: 'take_away' })).body.bill.tip, 0);
      });

      it('offers half hours of the next seven days, by the clocks of its city, and takes orders for one of them (CHK-10)', async () => {
        const { market } = api.world.stores;
        const guest = await people.guest(api.world.modules.grocery);
        await guest.add(line(api.world.items.apple));
        await while_(
          `store_schedules set opens = '09:15', closes = '17:00' where store_id = ${market}`,
          `store_schedules set opens = '00:00', closes = '00:00' where store_id = ${market}`,
          async () => {
            const { slots, open_now } = (await guest.quote()).body;
            // It is 16:00 in Dubai, on a Wednesday; 09:15 there is 05:15 in Greenwich.
            assert.equal(open_now, 1);
            assert.deepEqual(slots.slice(0, 2), [
              { starts: '2026-03-04T12:15:00.000Z', ends: '2026-03-04T12:45:00.000Z' },
              { starts: '2026-03-05T05:15:00.000Z', ends: '2026-03-05T05:45:00.000Z' },
            ]);
            assert.equal(slots.at(-1)?.starts, '2026-03-11T11:45:00.000Z');
            assert.equal(slots.length, 1 + 6 * 15 + 14);
            for (const schedule_at of [
              '2026-03-05T05:20:00Z',
              '2026-03-04T11:45:00Z',
              '2026-04-05T05:15:00Z',
            ])
              assert.deepEqual(codes(await guest.quote({ schedule_at })), ['schedule_at'], schedule_at);
            api.clock.now = new Date(NOW.getTime() + 5 * HOUR);
            const closed = await guest.quote();
            assert.deepEqual([closed.body.open_now, codes(closed)], [0, ['schedule_at']]);
            const placed = await guest.order({ schedule_at: '2026-03-05T09:15:00+04:00' });
            assert.equal(placed.status, 200, JSON.stringify(placed.body));
            const at = await value('schedule_at from marketplace.orders where id = $1', [
              placed.body.order_id,
            ]);
            assert.deepEqual(at, new Date('2026-03-05T05:15:00Z'));
          },
        );
      });

      it('takes a morning item for mornings only, and offers no times where it takes no orders for later (POP-6)', async () => {
        const { lunch } = api.world.items;
        const guest = await people.guest(api.world.modules.grocery);
        await guest.add(line(lunch));
        const quote = await guest.quote();
        assert.deepEqual([quote.body.open_now, codes(quote)], [0, ['schedule_at']]);
        assert.equal(quote.body.lines[0]?.problem, null);
        const hours = new Set(quote.body.slots.map(({ starts }) => new Date(starts).getUTCHours() + 4));
        assert.deepEqual(
          [...hours].sort((a, b) => a - b),
          [6, 7, 8, 9, 10],
        );
        const now = await withSoup();
        assert.deepEqual((await now.quote()).body.slots, []);
        assert.deepEqual(messagesOf(await now.quote({ schedule_at: '2026-03-05T05:30:00Z' })), [
          'This store does not take scheduled orders.',
        ]);
      });
    });

    describe('guests and contacts', () => {
      it('accepts guests only where guests may check out (SES-4, AMB-6)', async () => {
        const guest = await withSoup();
        await set('guest_checkout_status', 0);
        assert.deepEqual(codes(await guest.quote()), ['guest_checkout']);
        assert.deepEqual(refusal(await guest.order()).slice(0, 2), [403, 'guest_checkout']);
        const customer = await people.customer();
        await customer.add(line(api.world.items.soup));
        assert.equal((await customer.order()).status, 200);
        await set('guest_checkout_status', 1);
      });

      it('requires a name and a number, and an address for a delivery (CHK-7)', async () => {
        const guest = await withSoup();
        const missing = async (more: object) => {
          const [status, code] = refusal(await guest.order(more));
          return [status, code];
        };
        assert.deepEqual(await missing({ contact_person_name: undefined }), [422, 'contact_person_name']);
        assert.deepEqual(await missing({ contact_person_number: undefined }), [422, 'contact_person_number']);
        assert.deepEqual(await missing({ address: undefined }), [422, 'address']);
        const fetched = { order_type: 'take_away', address: undefined, latitude: undefined };
        assert.deepEqual(await missing({ ...fetched, contact_person_name: undefined }), [
          422,
          'contact_person_name',
        ]);
        assert.equal((await guest.order(fetched)).status, 200);
      });

      it('needs no contact of a customer with an account', async () => {
        const customer = await people.customer();
        await customer.add(line(api.world.items.soup));
        const { body } = await customer.order({
          order_type: 'take_away',
          contact_person_name: undefined,
          contact_person_number: undefined,
        });
        assert.equal(
          await value(`contact ->> 'name' from marketplace.orders where id = $1`, [body.order_id]),
          'Ada Noor',
        );
      });
    });

    describe('an attempt', () => {
      it('makes one order, however often it is repeated, with the same answer (API-14)', async () => {
        const guest = await withSoup();
        const { total } = (await guest.quote()).body.bill;
        const key = randomUUID();
        const first = await guest.place({ accepted_total: total }, key);
        const second = await guest.place({ accepted_total: total }, key);
        assert.deepEqual([second.status, second.body], [200, first.body]);
        const other = await guest.place({ accepted_total: total, order_note: 'no onions' }, key);
        assert.deepEqual(refusal(other), [
          422,
          'Idempotency-Key',
          'This Idempotency-Key was already used for another request.',
        ]);
        const stranger = await (await withSoup()).order({}, key);
        assert.notEqual(stranger.body.order_id, first.body.order_id);
      });

      it('can be repeated with its key after a refusal, and is refused without a key', async () => {
        const guest = await people.guest();
        const key = randomUUID();
        const fetched = { order_type: 'take_away', accepted_total: 10 };
        assert.equal((await guest.place(fetched, key)).status, 403);
        await guest.add(line(api.world.items.soup));
        assert.equal((await guest.place(fetched, key)).status, 200);
        await guest.add(line(api.world.items.soup));
        const answer = await api.call<Refusal>('POST', '/api/v1/customer/order/place', {
          headers: api.at(api.world.modules.food),
          body: { ...CONTACT, guest_id: guest.guest_id, ...fetched, payment_method: 'cash_on_delivery' },
        });
        assert.deepEqual(refusal(answer).slice(0, 2), [422, 'Idempotency-Key']);
      });
    });

    describe('Buy Now', () => {
      it('orders one item, and leaves the cart as it is (POP-8)', async () => {
        const guest = await withSoup(3);
        const items = [line(api.world.items.pizza, { variation: large, quantity: 2 })];
        const { body } = await guest.quote({ items, is_buy_now: 1 });
        assert.deepEqual(
          body.lines.map(({ cart_id, quantity, total }) => [cart_id, quantity, total]),
          [[null, 2, 30]],
        );
        assert.equal((await guest.order({ items, is_buy_now: 1 })).status, 200);
        assert.deepEqual(
          (await guest.cart()).map(({ quantity }) => quantity),
          [3],
        );
      });

      it('rejects unknown choices and items, in the words of the popup (POP-12)', async () => {
        const guest = await people.guest();
        const asked = async (...items: object[]) => refusal(await guest.quote({ items }));
        assert.deepEqual(await asked(line(api.world.items.pizza)), [
          422,
          'variation',
          'Variation Size can not remain without selection.',
        ]);
        assert.deepEqual((await asked(line(999_999))).slice(0, 2), [404, 'not_found']);
        assert.deepEqual((await asked(line(api.world.items.apple))).slice(0, 2), [404, 'not_found']);
        const two = await asked(line(api.world.items.soup), line(api.world.items.steak));
        assert.equal(two[1], 'different_store');
      });

      it('orders an item of a campaign at its price for accounts only (POP-8, POP-9)', async () => {
        const items = [line(api.world.campaignItems.soup, { model: 'ItemCampaign' })];
        const guest = await people.guest();
        assert.deepEqual(refusal(await guest.order({ items })), [403, 'login', 'You are not logged in']);
        const customer = await people.customer();
        const { body } = await customer.quote({ items });
        assert.deepEqual([body.lines[0]?.item_type, body.lines[0]?.total], ['ItemCampaign', 7]);
        assert.equal((await customer.order({ items })).status, 200);
        const past = [line(api.world.campaignItems.past, { model: 'ItemCampaign' })];
        assert.equal(refusal(await customer.quote({ items: past }))[1], 'not_available');
      });
    });

    describe('a coupon', () => {
      it('takes off its discount from its minimum on, and names the minimum below it (CHK-4, WAL-7)', async () => {
        const guest = await withSoup();
        const { code } = await coupon({ min_purchase: 2000 });
        const below = await guest.quote({ coupon_code: code });
        assert.deepEqual(messagesOf(below), [
          'To apply this coupon, total item amount should be minimum $20.00',
        ]);
        assert.deepEqual([below.body.coupon, below.body.bill.coupon_discount], [null, 0]);
        assert.equal(refusal(await guest.order({ coupon_code: code }))[1], 'coupon_code');
        await guest.add(line(api.world.items.soup));
        const { body } = await guest.quote({ coupon_code: code.toLowerCase(), order_type: 'take_away' });
        assert.deepEqual(body.coupon, { code, title: 'Five off', discount: 5 });
        assert.deepEqual([body.bill.coupon_discount, body.bill.total], [5, 15]);
        assert.equal(
          (await guest.order({ coupon_code: code, order_type: 'take_away' })).body.total_amount,
          15,
        );
      });

      it('never takes off more than its maximum, nor more than the goods cost', async () => {
        const guest = await withSoup();
        const half = await coupon({ discount_type: 'percent', discount: 50, max_discount: 300 });
        const off = async (code: string) =>
          (await guest.quote({ coupon_code: code })).body.bill.coupon_discount;
        assert.equal(await off(half.code), 3);
        assert.equal(await off((await coupon({ discount: 99_999 })).code), 10);
      });

      it('is valid in its time, module and store, for its customer, and for its number of uses (AMB-34)', async () => {
        const guest = await withSoup();
        const { modules, stores } = api.world;
        const no = async (more: Record<string, unknown>, buyer = guest) =>
          messagesOf(await buyer.quote({ coupon_code: (await coupon(more)).code }))[0];
        const unknown = 'This coupon is not valid.';
        assert.equal(await no({ ends_at: NOW }), unknown);
        assert.equal(await no({ module_id: modules.grocery }), unknown);
        assert.equal(await no({ store_id: stores.grill }), 'This coupon is not valid at this store.');
        assert.equal(await no({ store_id: stores.kitchen }), undefined);
        const [owner, other] = [await people.customer(), await people.customer()];
        for (const customer of [owner, other]) await customer.add(line(api.world.items.soup));
        assert.equal(await no({ customer_id: owner.id }), 'Log in to use this coupon.');
        assert.equal(await no({ customer_id: owner.id }, other), unknown);
        assert.equal(await no({ customer_id: owner.id }, owner), undefined);
        const once = await coupon({ limit_per_customer: 1, limit_total: 1 });
        const use = async (buyer: typeof guest) => {
          await buyer.add(line(api.world.items.soup));
          return refusal(await buyer.order({ coupon_code: once.code }));
        };
        assert.equal((await use(owner))[0], 200);
        assert.equal((await use(other))[2], 'This coupon is no longer available.');
        await api.pool.query('update marketplace.coupons set limit_total = 2 where id = $1', [once.id]);
        assert.deepEqual(await use(owner), [403, 'coupon_code', 'You have already used this coupon.']);
      });

      it('with a limit per customer is refused to guests, since a guest can become a new one (AMB-34)', async () => {
        const { code } = await coupon({ limit_per_customer: 1 });
        const refused = [403, 'coupon_login', 'Log in to use this coupon.'];
        for (const guest of [await withSoup(), await withSoup()]) {
          const quote = await guest.quote({ coupon_code: code });
          assert.deepEqual([codes(quote), quote.body.coupon], [['coupon_login'], null]);
          assert.deepEqual(refusal(await guest.order({ coupon_code: code })), refused);
          const path = `/api/v1/coupon/apply?code=${code}&store_id=${api.world.stores.kitchen}&guest_id=${guest.guest_id}`;
          assert.deepEqual(refusal(await api.get<Refusal>(path)), refused);
        }
        assert.equal(
          await value(
            'count(*)::int from marketplace.coupon_uses used join marketplace.coupons c on c.id = used.coupon_id where c.code = $1',
            [code],
          ),
          0,
        );
      });

      it('with a limit per customer counts for a verified phone, whichever account has it (AMB-34)', async () => {
        const { code } = await coupon({ limit_per_customer: 1 });
        const [first, second, third] = [
          await people.customer(),
          await people.customer(),
          await people.customer(),
        ];
        const setPhone = (who: { id: number }, phone: string, verified: boolean) =>
          api.pool.query('update marketplace.customers set phone = $2, phone_verified = $3 where id = $1', [
            who.id,
            phone,
            verified,
          ]);
        await setPhone(first, '+971509990001', true);
        const use = async (buyer: typeof first) => {
          await buyer.add(line(api.world.items.soup));
          return refusal(await buyer.order({ coupon_code: code }));
        };
        assert.equal((await use(first))[0], 200);
        await setPhone(first, '+971509990002', true);
        await setPhone(second, '+971509990001', true);
        assert.deepEqual(await use(second), [403, 'coupon_code', 'You have already used this coupon.']);
        assert.equal((await use(third))[0], 200);
      });

      it('is looked up at a store before it is used (WAL-7)', async () => {
        const guest = await withSoup();
        const { code } = await coupon({ min_purchase: 2000, max_discount: 700 });
        const ask = (who: { guest_id?: string }) =>
          api.get<AppliedCoupon & Refusal>(
            `/api/v1/coupon/apply?code=${code}&store_id=${api.world.stores.kitchen}&guest_id=${who.guest_id}`,
          );
        assert.deepEqual(refusal(await ask(guest)), [
          403,
          'coupon_code',
          'To apply this coupon, total item amount should be minimum $20.00',
        ]);
        const { status, body } = await ask(await people.guest());
        assert.equal(status, 200);
        assert.deepEqual([body.code, body.discount, body.min_purchase, body.max_discount], [code, 5, 20, 7]);
      });
    });

    describe('paying', () => {
      it('in cash is refused above the maximum that riders take, in the words of the rule (CHK-3)', async () => {
        const guest = await withSoup(3);
        await set('cash_on_delivery_maximum', 4000);
        const quote = await guest.quote();
        const text = 'The total amount of the order, exceeds maximum amount of the cash on delivery method';
        assert.deepEqual(messagesOf(quote), [text]);
        assert.deepEqual(method(quote, 'cash_on_delivery'), {
          method: 'cash_on_delivery',
          allowed: 0,
          reason: text,
        });
        assert.deepEqual(refusal(await guest.order()), [403, 'payment_method', text]);
        assert.deepEqual(codes(await guest.quote({ order_type: 'take_away' })), []);
        await set('cash_on_delivery_maximum', null);
      });

      it('in cash is offered only where the zone allows it (CHK-9)', async () => {
        const guest = await people.guest();
        const items = [line(api.world.items.southernStew)];
        const south = { items, latitude: -0.5 };
        const quote = await guest.quote(south);
        assert.deepEqual(messagesOf(quote), ['Cash on delivery is not available in this area.']);
        assert.deepEqual(codes(await guest.quote({ ...south, payment_method: undefined })), []);
      });

      it('from the wallet needs an account and enough in it', async () => {
        const guest = await withSoup();
        const asked = { payment_method: 'wallet', order_type: 'take_away' };
        assert.deepEqual(messagesOf(await guest.quote(asked)), ['You are not logged in']);
        const [poor, rich] = [await people.customer(999), await people.customer(1500)];
        for (const customer of [poor, rich]) await customer.add(line(api.world.items.soup));
        assert.deepEqual(messagesOf(await poor.quote(asked)), ['Your wallet balance of $9.99 is too low.']);
        const { body } = await rich.quote(asked);
        assert.deepEqual([body.wallet_balance, body.bill.wallet_used, body.bill.due], [15, 10, 0]);
        const placed = await rich.order(asked);
        assert.equal(placed.body.payment_status, 'paid');
        assert.equal(await value('wallet from marketplace.customers where id = $1', [rich.id]), 500);
        assert.equal(
          await value('sum(amount)::integer from marketplace.wallet_entries where customer_id = $1', [
            rich.id,
          ]),
          500,
        );
      });

      it('from the wallet in part leaves the rest to another way, and nothing where it is enough (CHK-2)', async () => {
        const customer = await people.customer(300);
        await customer.add(line(api.world.items.soup));
        const part = { partial_payment: 1, order_type: 'take_away' };
        const { bill } = (await customer.quote(part)).body;
        assert.deepEqual([bill.total, bill.wallet_used, bill.due], [10, 3, 7]);
        const placed = await customer.order(part);
        assert.deepEqual([placed.body.payment_status, placed.body.total_amount], ['unpaid', 10]);
        assert.equal(await value('wallet from marketplace.customers where id = $1', [customer.id]), 0);
        const rich = await people.customer(5000);
        await rich.add(line(api.world.items.soup));
        const all = await rich.order(part);
        const paid = await value(
          `payment_method || ' ' || payment_status from marketplace.orders where id = $1`,
          [all.body.order_id],
        );
        assert.equal(paid, 'wallet paid');
        const guest = await withSoup();
        assert.deepEqual(codes(await guest.quote(part)), ['partial_payment']);
      });

      it('digitally is refused while there is no provider', async () => {
        const guest = await withSoup();
        const quote = await guest.quote({ payment_method: 'digital_payment' });
        assert.deepEqual(messagesOf(quote), ["You can't pay online right now."]);
      });

      it('another way that a person confirms needs the answers to its fields (CHK-8)', async () => {
        const guest = await withSoup();
        const asked = { payment_method: 'offline_payment', order_type: 'take_away' };
        assert.equal(method(await guest.quote(asked), 'offline_payment')?.allowed, 0);
        const input = (name: string, required: boolean) => ({
          name,
          label: words(name),
          placeholder: words('…', '…'),
          required,
        });
        const id = await put('offline_methods', {
          name: words('Bank', 'مصرف'),
          inputs: JSON.stringify([input('reference', true), input('note', false)]),
        });
        const { body: methods } = await api.get<OfflineMethod[]>('/api/v1/offline_payment_method_list');
        assert.deepEqual(
          methods.map(({ method_name, inputs }) => [method_name, inputs.map(({ required }) => required)]),
          [['Bank', [1, 0]]],
        );
        assert.equal(refusal(await guest.order(asked))[1], 'offline_method_id');
        const chosen = { ...asked, offline_method_id: id };
        assert.deepEqual(refusal(await guest.order({ ...chosen, offline_answers: { note: 'hi' } })), [
          422,
          'reference',
          'reference is required.',
        ]);
        const placed = await guest.order({ ...chosen, offline_answers: { reference: ' A7 ', secret: 'x' } });
        assert.deepEqual(
          await value(
            `jsonb_build_array(status, answers) from marketplace.offline_payments where order_id = $1`,
            [placed.body.order_id],
          ),
          ['pending', { reference: 'A7' }],
        );
      });

      it('earns cashback, which is shown before (CHK-8)', async () => {
        const customer = await people.customer();
        await customer.add(line(api.world.items.soup));
        const { body } = await customer.quote({ order_type: 'take_away' });
        assert.deepEqual(body.cashback, { title: 'Back', amount: 0.5 });
        assert.equal((await (await withSoup()).quote()).body.cashback, null);
        const asked = await api.get('/api/v1/cashback/getCashback?amount=80');
        assert.deepEqual(asked.body, { title: 'Back', cashback_amount: 4 });
        assert.equal((await api.get('/api/v1/cashback/getCashback?amount=0')).body, null);
      });
    });

    describe('a prescription', () => {
      it('is needed for what asks for one, is the customer’s own, and goes with the order (CHK-5, RX-4)', async () => {
        const { soup } = api.world.items;
        const file = async (guest_id = '') => {
          const id = randomUUID();
          await api.pool.query(
            `insert into marketplace.files (id, guest_hash, purpose, width, height, content)
             values ($1, sha256(convert_to($2, 'utf8')), 'prescription', 1, 1, '')`,
            [id, guest_id],
          );
          return id;
        };
        const [guest, other] = [await withSoup(), await people.guest()];
        await while_(
          `items set prescription = true where id = ${soup}`,
          `items set prescription = false where id = ${soup}`,
          async () => {
            const { body } = await guest.quote();
            assert.deepEqual([body.prescription_required, body.lines[0]?.is_prescription_required], [1, 1]);
            assert.deepEqual(refusal(await guest.order()), [
              403,
              'prescription_files',
              'Please upload your prescription image',
            ]);
            const [own, theirs] = [await file(guest.guest_id), await file(other.guest_id)];
            assert.deepEqual(refusal(await guest.order({ prescription_files: [own, theirs] })).slice(0, 2), [
              422,
              'prescription_files',
            ]);
            const placed = await guest.order({ prescription_files: [own] });
            assert.equal(placed.status, 200);
            assert.equal(
              await value('order_id from marketplace.files where id = $1', [own]),
              placed.body.order_id,
            );
            await guest.add(line(soup));
            assert.equal((await guest.order({ prescription_files: [own] })).status, 422);
          },
        );
      });
    });

    describe('a flash sale', () => {
      it('shows the same on the page of an item, in the cart and at the checkout, around its last units (POP-16, PRO-9)', async () => {
        const { apple } = api.world.items;
        const { grocery } = api.world.modules;
        const { body: item } = await api.get<Item>(`/api/v1/items/details/${apple}`, api.at(grocery));
        assert.equal(item.flash_sale?.units_left, 3);
        const cents = (amount: number) => Math.round(amount * 100);
        for (const quantity of [1, 2, 3, 4, 5]) {
          const guest = await people.guest(grocery);
          await guest.add(line(apple, { quantity }));
          const inDialog = linePrices([{ item, quantity, price: item.price, add_ons: [] }]);
          const inCart = linePrices(await guest.cart());
          const { body: quote } = await guest.quote({ order_type: 'take_away' });
          const { body: bought } = await guest.quote({
            order_type: 'take_away',
            items: [line(apple, { quantity })],
          });
          const asked = [quote, bought].map(({ lines }) =>
            lines.reduce((sum, { total }) => sum + cents(total), 0),
          );
          assert.deepEqual(inCart, inDialog);
          assert.deepEqual(asked, [cents(inDialog[0]?.total ?? 0), asked[0]], `${quantity} units`);
          assert.deepEqual(inDialog[0]?.split, quantity > 3 ? { sale: 3, regular: quantity - 3 } : null);
        }
      });

      it('sells the units that it set aside at its price, and further ones at the usual one (AMB-1)', async () => {
        const { apple } = api.world.items;
        const guest = await people.guest(api.world.modules.grocery);
        await guest.add(line(apple, { quantity: 5 }));
        const { body } = await guest.quote({ order_type: 'take_away' });
        assert.deepEqual(
          body.lines.map(({ quantity, discount, total }) => [quantity, discount, total]),
          [
            [3, 5, 15],
            [2, 0, 20],
          ],
        );
        assert.equal((await guest.order({ order_type: 'take_away' })).body.total_amount, 35);
        const sold = 'sold from marketplace.flash_sale_items where item_id = $1 order by id limit 1';
        assert.equal(await value(sold, [apple]), 4);
      });
    });

    describe('a parcel', () => {
      const end = (latitude: number, contact_person_name: string) => ({
        address: `${contact_person_name}’s door`,
        latitude,
        longitude: 0.5,
        contact_person_name,
        contact_person_number: '+971500000033',
      });
      const asked = async (more: object = {}) => ({
        order_type: 'parcel',
        latitude: undefined,
        longitude: undefined,
        parcel: {
          parcel_category_id: await value('id from marketplace.parcel_categories limit 1'),
          sender: end(0.4, 'Sara'),
          receiver: end(0.6, 'Rami'),
          charge_payer: 'sender',
          ...more,
        },
      });

      it('costs by its distance and its kind, and is carried between served places (PCL-4)', async () => {
        const guest = await people.guest(api.world.modules.parcel);
        const { body } = await guest.quote(await asked());
        assert.deepEqual([body.store, body.lines, body.distance], [null, [], 28.911]);
        assert.deepEqual(
          [body.bill.delivery_fee, body.bill.total, codes({ body } as Answer<Quote>)],
          [57.82, 57.82, []],
        );
        const placed = await guest.order({ ...(await asked()), dm_tips: 2 });
        assert.equal(placed.body.total_amount, 59.82);
        const { rows } = await api.pool.query(
          `select address ->> 'contact_person_name' as from, receiver ->> 'contact_person_name' as to, charge_payer, store_id
           from marketplace.orders where id = $1`,
          [placed.body.order_id],
        );
        assert.deepEqual(rows, [{ from: 'Sara', to: 'Rami', charge_payer: 'sender', store_id: null }]);
        assert.deepEqual(messagesOf(await guest.quote(await asked({ receiver: end(-0.5, 'Rami') }))), [
          "We don't deliver parcels between these places.",
        ]);
      });

      it('that the receiver pays is paid in cash (PCL-4)', async () => {
        const guest = await people.guest(api.world.modules.parcel);
        const byReceiver = await asked({ charge_payer: 'receiver' });
        assert.deepEqual(codes(await guest.quote(byReceiver)), []);
        assert.deepEqual(
          messagesOf(await guest.quote({ ...byReceiver, payment_method: 'offline_payment' })),
          ['The receiver pays for this parcel in cash.'],
        );
      });

      it('can have a note for the rider (PCL-5)', async () => {
        await put('parcel_instructions', { instruction: words('Ring twice') });
        const { body } = await api.get('/api/v1/customer/order/parcel-instructions');
        assert.deepEqual(body, [{ id: 1, instruction: 'Ring twice' }]);
      });
    });
  });
}
