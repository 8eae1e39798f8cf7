import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type Refusal, type TestApi } from '../testing/api.ts';
import { buyers, line, refusal } from '../testing/buyers.ts';
import { GENEROUS_LIMITS, GENEROUS_UNPAID_LIMITS } from '../testing/generous-limits.ts';

const FETCHED = { order_type: 'take_away' };

for (const database of testDatabases()) {
  describe(`unpaid orders of guests, on the ${database.name} database`, () => {
    let api: TestApi;
    let people: ReturnType<typeof buyers>;
    before(async () => {
      api = await startTestApi(database, GENEROUS_LIMITS, {
        unpaidLimits: { ...GENEROUS_UNPAID_LIMITS, ordersOfGuest: 2, unitsOfGuest: 5 },
      });
      people = buyers(api);
    });
    after(() => api.close());

    type Guest = Awaited<ReturnType<typeof people.guest>>;
    const order = (guest: Pick<Guest, 'order'>, quantity = 1) =>
      guest.order({ ...FETCHED, items: [line(api.world.items.soup, { quantity })] });
    const cancel = (guest: Guest, order_id: number) =>
      api.call('POST', '/api/v1/customer/order/cancel', {
        body: { order_id, reason: 'x', guest_id: guest.guest_id },
      });
    const sentence =
      'Guests can have up to 2 unpaid orders with 5 items in total. Sign in to order more, or wait until one is delivered.';

    it('are limited in number, and possible again once one is undone (CHK-7)', async () => {
      const guest = await people.guest();
      const [first] = [await order(guest), await order(guest)];
      assert.deepEqual(refusal(await order(guest)), [403, 'guest_orders', sentence]);
      const { body } = await guest.quote({ ...FETCHED, items: [line(api.world.items.soup)] });
      assert.deepEqual(body.problems, [{ code: 'guest_orders', message: sentence }]);
      await cancel(guest, first?.body.order_id ?? 0);
      assert.equal((await order(guest)).status, 200);
    });

    it('are limited in units, in one order or several, also when placed at once (CHK-7)', async () => {
      assert.equal(refusal(await order(await people.guest(), 6))[1], 'guest_orders');
      const guest = await people.guest();
      const placed = await Promise.all([order(guest, 3), order(guest, 3), order(guest, 3)]);
      assert.deepEqual(placed.map(({ status }) => status).sort(), [200, 403, 403]);
    });

    it('do not include orders of accounts or paid ones (CHK-7)', async () => {
      const customer = await people.customer(100_000);
      for (let count = 0; count < 3; count += 1) assert.equal((await order(customer, 4)).status, 200);
      const guest = await people.guest();
      const { body } = await order(guest, 5);
      await api.pool.query(`update marketplace.orders set payment_status = 'paid' where id = $1`, [
        body.order_id,
      ]);
      assert.equal((await order(guest, 5)).status, 200);
    });

    it('are limited for all guests of one network, since a guest can become a new one (CHK-7)', async () => {
      const near = await startTestApi(database, GENEROUS_LIMITS, {
        unpaidLimits: { ...GENEROUS_UNPAID_LIMITS, ordersOfNetwork: 2, unitsOfNetwork: 7 },
      });
      try {
        const strangers = buyers(near);
        const soup = { ...FETCHED, items: [line(near.world.items.soup, { quantity: 3 })] };
        const answers = [];
        for (let count = 0; count < 3; count += 1)
          answers.push(refusal(await (await strangers.guest()).order(soup)));
        assert.deepEqual(
          answers.map(([status]) => status),
          [200, 200, 403],
        );
        assert.equal(
          answers[2]?.[2],
          'Too many unpaid orders from your network. Sign in to order, or try again later.',
        );
        assert.equal((await (await strangers.customer()).order(soup)).status, 200);
      } finally {
        await near.close();
      }
    });
  });
}

describe('limits of ordering', () => {
  let api: TestApi;
  let people: ReturnType<typeof buyers>;
  before(async () => {
    const [database] = testDatabases();
    assert.ok(database);
    api = await startTestApi(database, {
      ...GENEROUS_LIMITS,
      guestOrder: 2,
      orderOfVisitor: 3,
      quote: 5,
      quoteOfVisitor: 3,
      coupon: 5,
      couponOfVisitor: 3,
    });
    people = buyers(api);
  });
  after(() => api.close());

  const isTooMany = ({ status, body, headers }: { status: number; body: Refusal; headers: Headers }) => {
    assert.equal(status, 429);
    assert.equal(body.errors[0]?.code, 'too_many');
    assert.ok(Number(headers.get('retry-after')) > 0);
  };

  it('slow down guests of an address who order too fast, and each customer later (CHK-2)', async () => {
    const guest = await people.guest();
    const place = (who: Pick<typeof guest, 'place'>) => who.place({ ...FETCHED, accepted_total: 0 });
    assert.deepEqual([(await place(guest)).status, (await place(guest)).status], [403, 403]);
    isTooMany((await place(await people.guest())) as never);
    const customer = await people.customer();
    for (let count = 0; count < 3; count += 1) assert.equal((await place(customer)).status, 403);
    isTooMany((await place(customer)) as never);
    assert.equal((await place(await people.customer())).status, 403);
  });

  for (const [what, ask] of [
    ['quotes', (who: { quote(): Promise<unknown> }) => who.quote()],
    [
      'coupon codes',
      (who: { guest_id?: string }) =>
        api.get(`/api/v1/coupon/apply?code=NO&store_id=${api.world.stores.kitchen}&guest_id=${who.guest_id}`),
    ],
  ] as const)
    it(`slow down a visitor who requests ${what} too often, then the address (CHK-10, WAL-7)`, async () => {
      type RefusedAnswer = { status: number; body: Refusal; headers: Headers };
      const [one, other] = [await people.guest(), await people.guest()];
      const send = (who: typeof one) => ask(who) as Promise<RefusedAnswer>;
      for (let count = 0; count < 3; count += 1) assert.notEqual((await send(one)).status, 429);
      isTooMany(await send(one));
      assert.notEqual((await send(other)).status, 429);
      isTooMany(await send(other));
    });
});
