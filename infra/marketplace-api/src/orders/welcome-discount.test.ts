import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Customer, OrderDetails } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { buyers, line, refusal } from '../testing/buyers.ts';
import { insert, words } from '../testing/insert.ts';
import { NOW } from '../testing/world.ts';

const DAY = 24 * 3_600_000;
const FETCHED = { order_type: 'take_away' };
const OPERATOR = 'operator-of-this-test';
const STEPS = ['confirmed', 'processing', 'handover', 'delivered'];

for (const database of testDatabases()) {
  describe(`the welcome discount, on the ${database.name} database`, () => {
    let api: TestApi;
    let people: ReturnType<typeof buyers>;
    before(async () => {
      api = await startTestApi(database, undefined, { operatorToken: OPERATOR });
      people = buyers(api);
      await insert(api.pool, 'settings', { key: 'welcome_discount', value: 20 });
      await insert(api.pool, 'settings', { key: 'welcome_discount_maximum', value: 300 });
      await insert(api.pool, 'settings', { key: 'welcome_discount_days', value: 14 });
    });
    after(() => api.close());

    type Buyer = Awaited<ReturnType<typeof people.customer>>;
    const soups = (quantity: number) => ({ items: [line(api.world.items.soup, { quantity })] });
    const bill = async (buyer: Pick<Buyer, 'quote'>, more: object = soups(1)) => {
      const { body } = await buyer.quote({ ...FETCHED, ...more });
      return [body.bill.welcome_discount, body.bill.total];
    };
    const profile = async ({ token }: Pick<Buyer, 'token'>) =>
      (await api.call<Customer>('GET', '/api/v1/customer/info', { token })).body;
    const place = async (buyer: Buyer, more: object = soups(1)) => {
      const answer = await buyer.order({ ...FETCHED, ...more });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      return answer.body.order_id;
    };
    const move = (id: number, to: string) =>
      api.call('POST', `/api/v1/operator/orders/${id}/status`, { body: { status: to }, token: OPERATOR });
    const cancel = async (buyer: Buyer, order_id: number) => {
      const body = { order_id, reason: 'Changed my mind' };
      const { status } = await api.call('POST', '/api/v1/customer/order/cancel', {
        body,
        token: buyer.token,
      });
      assert.equal(status, 200);
    };
    const atOnce = (count: number, order: () => Promise<unknown>) =>
      Promise.all(Array.from({ length: count }, order));

    it('is shown to a new customer, is in the first bill only, and in the order that it paid for (SES-15, CHK-10)', async () => {
      const ada = await people.customer();
      const before = await profile(ada);
      assert.deepEqual(
        [before.is_valid_for_discount, before.validity, before.welcome_discount],
        [
          true,
          new Date(NOW.getTime() + 14 * DAY).toISOString(),
          { discount_type: 'percent', discount: 20, max_discount: 3 },
        ],
      );
      assert.deepEqual(await bill(ada), [2, 8]);
      assert.deepEqual(await bill(ada, soups(4)), [3, 37], 'never more than its maximum');
      const id = await place(ada);
      const { body: order } = await api.call<OrderDetails>(
        'GET',
        `/api/v1/customer/order/details?order_id=${id}`,
        { token: ada.token },
      );
      assert.deepEqual([order.bill.welcome_discount, order.bill.total], [2, 8]);
      assert.deepEqual(await bill(ada), [0, 10]);
      const used = await profile(ada);
      assert.deepEqual(
        [used.is_valid_for_discount, used.validity, used.welcome_discount],
        [false, null, null],
      );
    });

    it('is not given to guests, to older accounts, or after its validity (SES-15)', async () => {
      assert.deepEqual(await bill(await people.guest()), [0, 10]);
      const [old, late] = [await people.customer(), await people.customer()];
      const until = (at: Date | null, { id }: Buyer) =>
        api.pool.query('update marketplace.customers set welcome_discount_until = $1 where id = $2', [
          at,
          id,
        ]);
      await until(null, old);
      await until(NOW, late);
      for (const buyer of [old, late]) {
        assert.deepEqual(await bill(buyer), [0, 10]);
        assert.equal((await profile(buyer)).is_valid_for_discount, false);
      }
    });

    it('is taken off what the coupon leaves (SES-15, CHK-4)', async () => {
      await insert(api.pool, 'coupons', {
        module_id: api.world.modules.food,
        title: words('Off'),
        code: 'SIXOFF',
        discount_type: 'amount',
        discount: 600,
        starts_at: new Date(NOW.getTime() - DAY),
        ends_at: new Date(NOW.getTime() + DAY),
      });
      const ada = await people.customer();
      assert.deepEqual(await bill(ada, { ...soups(1), coupon_code: 'SIXOFF' }), [0.8, 3.2]);
    });

    it('is given to one of many first orders that are placed at once; the others see the bill change (SES-15)', async () => {
      const ada = await people.customer();
      const answers = await atOnce(8, () => ada.place({ ...FETCHED, ...soups(1), accepted_total: 8 }));
      const codes = (answers as Awaited<ReturnType<Buyer['place']>>[]).map((answer) => refusal(answer)[1]);
      assert.equal(codes.filter((code) => code === undefined).length, 1);
      assert.equal(codes.filter((code) => code === 'bill_changed').length, 7);
      const { rows } = await api.pool.query(
        'select welcome_discount from marketplace.orders where customer_id = $1',
        [ada.id],
      );
      assert.deepEqual(rows, [{ welcome_discount: 200 }]);
    });

    it('comes back with an order that is canceled or fails, and not with the money of a delivered one (SES-15)', async () => {
      const ada = await people.customer();
      await cancel(ada, await place(ada));
      assert.deepEqual(await bill(ada), [2, 8]);
      await move(await place(ada), 'failed');
      assert.deepEqual(await bill(ada), [2, 8]);
      const id = await place(ada);
      for (const to of STEPS) assert.equal((await move(id, to)).status, 200);
      const body = { order_id: id, reason: 'Cold' };
      await api.call('POST', '/api/v1/customer/order/refund-request', { body, token: ada.token });
      await api.call('POST', `/api/v1/operator/orders/${id}/refund`, {
        body: { approved: 1 },
        token: OPERATOR,
      });
      const { rows } = await api.pool.query('select status from marketplace.orders where id = $1', [id]);
      assert.deepEqual(rows, [{ status: 'refunded' }]);
      assert.deepEqual(await bill(ada), [0, 10]);
    });

    it('is used once by a verified phone, whichever account has it (SES-15, AMB-34)', async () => {
      const [first, second] = [await people.customer(), await people.customer()];
      const phone = '+971500009999';
      const owns = async ({ id }: Buyer) => {
        await api.pool.query('update marketplace.customers set phone = null where phone = $1', [phone]);
        await api.pool.query(
          'update marketplace.customers set phone = $1, phone_verified = true where id = $2',
          [phone, id],
        );
      };
      await owns(first);
      await place(first);
      assert.deepEqual(await bill(second), [2, 8]);
      await owns(second);
      assert.deepEqual(await bill(second), [0, 10]);
    });

    it('is shown once: a customer who closed it on one device sees it on no other (SES-15)', async () => {
      const ada = await people.customer();
      assert.equal((await profile(ada)).has_seen_welcome, false);
      const { status } = await api.call('POST', '/api/v1/customer/welcome-seen', { token: ada.token });
      assert.equal(status, 200);
      assert.equal((await profile(ada)).has_seen_welcome, true);
    });
  });
}
