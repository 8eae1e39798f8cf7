import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { PlacedOrder, Quote } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type Answer, type Refusal, type TestApi } from '../testing/api.ts';
import { buyers, line, refusal } from '../testing/buyers.ts';
import { words } from '../testing/insert.ts';
import { NOW } from '../testing/world.ts';

const large = [{ name: 'Size', values: { label: ['Large'] } }];
const codes = ({ body }: Answer<Quote>) => body.problems.map(({ code }) => code);
const told = ({ body }: Answer<Quote>) => body.problems[0]?.message;

for (const database of testDatabases()) {
  describe(`ordering, on the ${database.name} database`, () => {
    let api: TestApi;
    let people: ReturnType<typeof buyers>;
    before(async () => {
      api = await startTestApi(database);
      people = buyers(api);
    });
    after(() => api.close());
    const value = async (sql: string, values: unknown[] = []) =>
      (await api.pool.query<{ value: unknown }>(`select ${sql} as value`, values)).rows[0]?.value;

    it('takes a guest’s cart to an order paid in cash, and empties the cart (CHK-1, CHK-2, CHK-7)', async () => {
      const guest = await people.guest();
      const { pizza } = api.world.items;
      const { cheese } = api.world.addOns;
      await guest.add(line(pizza, { quantity: 2, variation: large, add_on_ids: [cheese], add_on_qtys: [3] }));
      const { status, body: quote } = await guest.quote();
      assert.equal(status, 200);
      assert.deepEqual(quote.problems, []);
      // 2 pizzas of 15.00, 3 cheeses of 1.50; tax of 5 % is included; 0.1 degree is 11.1 km as the crow flies.
      assert.deepEqual([quote.bill.subtotal, quote.bill.add_ons, quote.bill.tax], [30, 4.5, 1.64]);
      assert.equal(quote.distance, 14.455);
      assert.deepEqual([quote.bill.delivery_fee, quote.bill.total], [21.68, 56.18]);
      const placed = await guest.place({ accepted_total: quote.bill.total });
      assert.equal(placed.status, 200, JSON.stringify(placed.body));
      assert.deepEqual(
        [placed.body.message, placed.body.total_amount, placed.body.payment_status, placed.body.payment_url],
        ['Order placed successfully', 56.18, 'unpaid', null],
      );
      assert.deepEqual(await guest.cart(), []);
      const { rows } = await api.pool.query(
        `select status, address ->> 'address' as address, contact ->> 'name' as name, (select count(*)::int from marketplace.order_events where order_id = o.id) as events
         from marketplace.orders o where id = $1`,
        [placed.body.order_id],
      );
      assert.deepEqual(rows, [{ status: 'pending', address: '1 Sea Road', name: 'Lena Haddad', events: 1 }]);
    });
  });
}
