import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Cashback } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { buyers, line } from '../testing/buyers.ts';
import { insert, words } from '../testing/insert.ts';
import { NOW } from '../testing/world.ts';

const HOUR = 3_600_000;
const FETCHED = { order_type: 'take_away' };
const OPERATOR = 'operator-of-this-test';
const OFFER_HOURS = 2;

for (const database of testDatabases()) {
  describe(`cashback as offered, on the ${database.name} database`, () => {
    let api: TestApi;
    let people: ReturnType<typeof buyers>;
    before(async () => {
      api = await startTestApi(database, undefined, { operatorToken: OPERATOR });
      people = buyers(api);
      await api.pool.query('delete from marketplace.cashback_offers');
      const times = {
        starts_at: new Date(NOW.getTime() - HOUR),
        ends_at: new Date(NOW.getTime() + OFFER_HOURS * HOUR),
      };
      await insert(api.pool, 'cashback_offers', {
        title: words('Ten percent'),
        cashback_type: 'percentage',
        cashback_amount: 10,
        min_purchase: 2000,
        max_discount: 250,
        ...times,
      });
      await insert(api.pool, 'cashback_offers', {
        title: words('One back'),
        cashback_type: 'amount',
        cashback_amount: 100,
        min_purchase: 1500,
        max_discount: 0,
        ...times,
      });
    });
    after(() => api.close());
    afterEach(() => {
      api.clock.now = NOW;
    });

    type Buyer = Awaited<ReturnType<typeof people.customer>>;
    const move = async (id: number, ...steps: string[]) => {
      for (const status of steps) {
        const path = `/api/v1/operator/orders/${id}/status`;
        assert.equal((await api.call('POST', path, { body: { status }, token: OPERATOR })).status, 200);
      }
    };
    const STEPS = ['confirmed', 'processing', 'handover', 'delivered'];
    const wallet = async ({ id }: Buyer) => {
      const { rows } = await api.pool.query<{ wallet: number }>(
        'select wallet from marketplace.customers where id = $1',
        [id],
      );
      return (rows[0]?.wallet ?? 0) / 100;
    };
    const offered = async () => (await api.get<Cashback[]>('/api/v1/cashback/list')).body;
    const soups = (quantity: number) => ({
      ...FETCHED,
      items: [line(api.world.items.soup, { quantity })],
    });
    /** The cashback of an amount by the best of the listed offers. */
    const promised = (offers: readonly Cashback[], total: number) =>
      Math.max(
        0,
        ...offers
          .filter(({ min_purchase }) => total >= min_purchase)
          .map(({ cashback_type, cashback_amount, max_discount }) =>
            cashback_type === 'amount'
              ? cashback_amount
              : Math.min((total * cashback_amount) / 100, max_discount || Infinity),
          ),
      );
    const order = async (buyer: Buyer, quantity: number) => {
      const { body } = await buyer.quote(soups(quantity));
      const placed = await buyer.order(soups(quantity));
      return { id: placed.body.order_id, total: body.bill.total, cashback: body.cashback?.amount ?? 0 };
    };

    it('is the same in the offers, the bill and the wallet: from a minimum on, up to a maximum (WAL-8, CHK-8)', async () => {
      const offers = await offered();
      assert.equal(offers.length, 2);
      const seen: number[][] = [];
      for (const quantity of [1, 2, 3]) {
        const ada = await people.customer();
        const { id, total, cashback } = await order(ada, quantity);
        assert.equal(cashback, promised(offers, total), `of ${total}`);
        await move(id, ...STEPS);
        assert.equal(await wallet(ada), cashback, `of ${total}`);
        seen.push([total, cashback]);
      }
      assert.deepEqual(seen, [
        [10, 0],
        [20, 2],
        [30, 2.5],
      ]);
    });

    it('comes as the bill said though the offer has ended before delivery, and a new one runs (CHK-8)', async () => {
      const ada = await people.customer();
      const { id, cashback } = await order(ada, 2);
      assert.equal(cashback, 2);
      const late = new Date(NOW.getTime() + (OFFER_HOURS + 1) * HOUR);
      await insert(api.pool, 'cashback_offers', {
        title: words('Later'),
        cashback_type: 'amount',
        cashback_amount: 900,
        starts_at: new Date(late.getTime() - HOUR / 2),
        ends_at: new Date(late.getTime() + HOUR / 2),
      });
      api.clock.now = late;
      await move(id, ...STEPS);
      assert.equal(await wallet(ada), 2);
    });

    it('stays exact with wallet, coupon, welcome discount and tip in one bill (CHK-8, SES-15, WAL-9)', async () => {
      await insert(api.pool, 'settings', { key: 'welcome_discount', value: 15 });
      await insert(api.pool, 'coupons', {
        module_id: api.world.modules.food,
        title: words('Off'),
        code: 'THIRD',
        discount_type: 'percent',
        discount: 33,
        starts_at: new Date(NOW.getTime() - HOUR),
        ends_at: new Date(NOW.getTime() + HOUR),
      });
      const ada = await people.customer(777);
      const wanted = { ...soups(4), partial_payment: 1, coupon_code: 'THIRD' };
      const { body } = await ada.quote(wanted);
      const { coupon_discount, welcome_discount, total, wallet_used, due } = body.bill;
      // 40.00 - 33 % = 26.80, and 15 % of that are 4.02.
      assert.deepEqual(
        [coupon_discount, welcome_discount, total, wallet_used, due, body.cashback?.amount],
        [13.2, 4.02, 22.78, 7.77, 15.01, 2.28],
      );
      const placed = await ada.order(wanted);
      assert.equal(await wallet(ada), 0);
      await move(placed.body.order_id, ...STEPS);
      assert.equal(await wallet(ada), 2.28);
      await api.pool.query("delete from marketplace.settings where key = 'welcome_discount'");
    });

    it('is not shown after the offers have ended, and then none is paid (WAL-8)', async () => {
      const ada = await people.customer();
      api.clock.now = new Date(NOW.getTime() + 24 * HOUR);
      assert.deepEqual(await offered(), []);
      const { id, cashback } = await order(ada, 2);
      assert.equal(cashback, 0);
      api.clock.now = NOW;
      await move(id, ...STEPS);
      assert.equal(await wallet(ada), 0);
    });

    it('is never paid for a canceled order, and is taken back with a refund (CHK-8, ORD-6)', async () => {
      const ada = await people.customer(5000);
      const canceled = await order(ada, 2);
      await move(canceled.id, 'canceled');
      assert.equal(await wallet(ada), 50);
      const placed = await ada.order({ ...soups(2), payment_method: 'wallet' });
      const id = placed.body.order_id;
      await move(id, ...STEPS);
      assert.equal(await wallet(ada), 32);
      const body = { order_id: id, reason: 'Cold' };
      await api.call('POST', '/api/v1/customer/order/refund-request', { body, token: ada.token });
      const path = `/api/v1/operator/orders/${id}/refund`;
      assert.equal((await api.call('POST', path, { body: { approved: 1 }, token: OPERATOR })).status, 200);
      assert.equal(await wallet(ada), 50);
    });

    it('follows the offers of when the order was placed, where it had no price then (RX-5, CHK-8)', async () => {
      const ada = await people.customer();
      const { id } = await order(ada, 2);
      await api.pool.query('update marketplace.orders set cashback = null where id = $1', [id]);
      api.clock.now = new Date(NOW.getTime() + 24 * HOUR);
      await move(id, ...STEPS);
      assert.equal(await wallet(ada), 2);
    });
  });
}
