import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, describe, it } from 'node:test';
import type { LoyaltyTransactionPage, Message } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type Refusal, type TestApi } from '../testing/api.ts';
import { buyers, line, refusal } from '../testing/buyers.ts';
import { insert } from '../testing/insert.ts';

const OPERATOR = 'operator-of-this-test';
const AT_ONCE = 200;

for (const database of testDatabases()) {
  describe(`loyalty points, on the ${database.name} database`, () => {
    let api: TestApi;
    let people: ReturnType<typeof buyers>;
    before(async () => {
      api = await startTestApi(database, undefined, { operatorToken: OPERATOR });
      people = buyers(api);
    });
    after(() => api.close());
    afterEach(() => api.pool.query(`delete from marketplace.settings where key like '%loyalty%'`));

    type Customer = Awaited<ReturnType<typeof people.customer>>;
    const set = (key: string, value: number) => insert(api.pool, 'settings', { key, value });
    /** A customer with points, and cents in the wallet. */
    async function customerWith(points: number, wallet = 0) {
      const customer = await people.customer(wallet);
      await api.pool.query('update marketplace.customers set loyalty_points = $2 where id = $1', [
        customer.id,
        points,
      ]);
      await insert(api.pool, 'loyalty_entries', { customer_id: customer.id, kind: 'opening', points });
      return customer;
    }
    const convert = ({ token }: Pick<Customer, 'token'>, point: unknown, key: string | null = randomUUID()) =>
      api.call<Message & Refusal>('POST', '/api/v1/customer/loyalty-point/point-transfer', {
        token,
        body: { point },
        headers: key === null ? {} : { 'Idempotency-Key': key },
      });
    const balanceOf = async ({ id }: Pick<Customer, 'id'>) => {
      const { rows } = await api.pool.query<{ loyalty_points: number; wallet: number }>(
        'select loyalty_points, wallet from marketplace.customers where id = $1',
        [id],
      );
      return [rows[0]?.loyalty_points, rows[0]?.wallet];
    };
    const ledgerOf = async ({ id }: Pick<Customer, 'id'>) => {
      const { rows } = await api.pool.query<{ entry: string }>(
        `select kind || ' ' || points as entry from marketplace.loyalty_entries where customer_id = $1 order by id`,
        [id],
      );
      return rows.map(({ entry }) => entry);
    };
    /** Moves an order through its statuses to the counter. */
    async function deliver(orderId: number) {
      for (const status of ['confirmed', 'processing', 'handover', 'delivered'])
        await api.call('POST', `/api/v1/operator/orders/${orderId}/status`, {
          token: OPERATOR,
          body: { status },
        });
    }
    async function refund({ token }: Customer, orderId: number) {
      await api.call('POST', '/api/v1/customer/order/refund-request', {
        token,
        body: { order_id: orderId, reason: 'x' },
      });
      const { status } = await api.call('POST', `/api/v1/operator/orders/${orderId}/refund`, {
        token: OPERATOR,
        body: { approved: 1 },
      });
      assert.equal(status, 200);
    }
    const fetched = (quantity = 1) => ({
      order_type: 'take_away',
      items: [line(api.world.items.soup, { quantity })],
    });

    it('are earned with a delivered order by its price, once, and not before (WAL-9)', async () => {
      const customer = await people.customer();
      const { body } = await customer.order(fetched(2));
      assert.deepEqual(await ledgerOf(customer), []);
      await deliver(body.order_id);
      assert.deepEqual(await ledgerOf(customer), [`earned ${Math.floor(body.total_amount)}`]);
      await deliver(body.order_id);
      assert.equal((await ledgerOf(customer)).length, 1);
    });

    it('are earned by the configured rate, and not where they are off (WAL-1, WAL-9)', async () => {
      await set('loyalty_points_per_unit', 3);
      const customer = await people.customer();
      const first = await customer.order(fetched());
      await deliver(first.body.order_id);
      assert.deepEqual(await ledgerOf(customer), [`earned ${Math.floor(first.body.total_amount * 3)}`]);
      await set('loyalty_point_status', 0);
      const second = await customer.order(fetched());
      await deliver(second.body.order_id);
      assert.equal((await ledgerOf(customer)).length, 1);
      assert.deepEqual(refusal(await convert(customer, 100)).slice(0, 2), [403, 'loyalty']);
    });

    it('are taken back when their order is refunded (WAL-9, ORD-6)', async () => {
      const customer = await people.customer();
      const { body } = await customer.order(fetched());
      await deliver(body.order_id);
      await refund(customer, body.order_id);
      assert.equal((await balanceOf(customer))[0], 0);
      const earned = Math.floor(body.total_amount);
      assert.deepEqual(await ledgerOf(customer), [`earned ${earned}`, `earned_back ${-earned}`]);
    });

    it('are paid back in money where they were converted before their order was refunded (WAL-4, ORD-6)', async () => {
      await set('loyalty_points_per_unit', 10);
      const customer = await people.customer();
      const { body } = await customer.order(fetched());
      await deliver(body.order_id);
      const [earned = 0] = await balanceOf(customer);
      assert.equal((await convert(customer, earned)).status, 200);
      await refund(customer, body.order_id);
      assert.deepEqual(await balanceOf(customer), [0, Math.round(body.total_amount * 100)]);
    });

    it('are converted to the wallet at the configured rate (WAL-4)', async () => {
      await set('loyalty_point_exchange_rate', 50);
      const customer = await customerWith(250, 1000);
      const answer = await convert(customer, 200);
      assert.deepEqual([answer.status, answer.body.message], [200, 'Point to wallet transfer successfully.']);
      assert.deepEqual(await balanceOf(customer), [50, 1400]);
      assert.deepEqual(await ledgerOf(customer), ['opening 250', 'converted -200']);
    });

    it('are converted once for a key, however often and at once it is sent (WAL-4, API-14)', async () => {
      const customer = await customerWith(1000);
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 20 }, () => convert(customer, 300, key)));
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
      assert.deepEqual(await balanceOf(customer), [700, 300]);
      assert.deepEqual(refusal(await convert(customer, 200, key)).slice(0, 2), [422, 'Idempotency-Key']);
      assert.equal((await convert(await customerWith(100), 100, key)).status, 200, 'keys are their own');
    });

    it('are not converted below the minimum, beyond what there is, in parts, or without a key (WAL-4)', async () => {
      const customer = await customerWith(250);
      assert.deepEqual(refusal(await convert(customer, 99)), [422, 'point', 'Convert at least 100 points.']);
      assert.deepEqual(refusal(await convert(customer, 251)), [
        422,
        'point',
        "You don't have enough points.",
      ]);
      for (const point of [0, -100, 100.5, '100 ', null, 1e12])
        assert.equal((await convert(customer, point)).status, 422, String(point));
      assert.deepEqual(refusal(await convert(customer, 100, null)).slice(0, 2), [422, 'Idempotency-Key']);
      assert.equal((await convert({ token: undefined }, 100)).status, 401);
      assert.deepEqual(await balanceOf(customer), [250, 0]);
    });

    it('are shown only to their customer, latest first (WAL-3)', async () => {
      const customer = await customerWith(500);
      await convert(customer, 100);
      const list = async (query: string, { token }: Pick<Customer, 'token'>) =>
        (
          await api.call<LoyaltyTransactionPage>(
            'GET',
            `/api/v1/customer/loyalty-point/transactions?${query}`,
            { token },
          )
        ).body;
      const { data, total_size } = await list('limit=1', customer);
      assert.deepEqual([data[0]?.kind, data[0]?.points, total_size], ['converted', -100, 2]);
      assert.equal((await list('limit=1&offset=2', customer)).data[0]?.kind, 'opening');
      assert.deepEqual((await list('', await people.customer())).data, []);
    });

    it('and wallets never fall below zero under 200 conversions and spends at once, and stay the sums of their ledgers (WAL-4, WAL-9)', async () => {
      const customer = await customerWith(5000, 3000);
      const statuses = await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, index) => {
          if (index % 2) return (await convert(customer, 100 + (index % 7) * 20)).status;
          const placed = await customer.place({
            ...fetched(),
            payment_method: 'wallet',
            accepted_total: 10,
          });
          return placed.status;
        }),
      );
      assert.ok(
        statuses.every((status) => [200, 403, 409, 422].includes(status)),
        String(statuses),
      );
      assert.ok(statuses.includes(422), 'more was converted than there is');
      const [points = -1, wallet = -1] = await balanceOf(customer);
      assert.ok(points >= 0 && wallet >= 0, `${points} points, ${wallet} cents`);
      const { rows } = await api.pool.query<{
        points: number;
        wallet: number;
        gained: number;
        spent: number;
      }>(
        `select (select sum(points)::int from marketplace.loyalty_entries where customer_id = $1) as points,
           (select sum(amount)::int from marketplace.wallet_entries where customer_id = $1) as wallet,
           (select coalesce(sum(amount), 0)::int from marketplace.wallet_entries where customer_id = $1 and kind = 'points') as gained,
           (select coalesce(-sum(points), 0)::int from marketplace.loyalty_entries where customer_id = $1 and kind = 'converted') as spent`,
        [customer.id],
      );
      assert.deepEqual([rows[0]?.points, rows[0]?.wallet], [points, wallet]);
      assert.equal(rows[0]?.gained, rows[0]?.spent, 'a point is a cent here');
    });
  });
}
