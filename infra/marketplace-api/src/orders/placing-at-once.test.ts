import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { buyers, line, refusal } from '../testing/buyers.ts';

const FETCHED = { order_type: 'take_away' };
const times = (count: number) => Array.from({ length: count }, (_, at) => at);

for (const database of testDatabases()) {
  describe(`one cart that is ordered many times at once, on the ${database.name} database`, () => {
    let api: TestApi;
    let people: ReturnType<typeof buyers>;
    before(async () => {
      api = await startTestApi(database);
      people = buyers(api);
    });
    after(() => api.close());
    const query = async (sql: string, values: unknown[] = []) => (await api.pool.query(sql, values)).rows;

    it('twenty repeats of one attempt make one order, and all get it as answer (API-14)', async () => {
      const customer = await people.customer(2000);
      await customer.add(line(api.world.items.soup));
      const key = randomUUID();
      const body = { ...FETCHED, payment_method: 'wallet', accepted_total: 10 };
      const answers = await Promise.all(times(20).map(() => customer.place(body, key)));
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
      assert.equal(new Set(answers.map((answer) => JSON.stringify(answer.body))).size, 1);
      const orders = await query('select id from marketplace.orders where customer_id = $1', [customer.id]);
      assert.equal(orders.length, 1);
      const [{ wallet }] = await query('select wallet from marketplace.customers where id = $1', [
        customer.id,
      ]);
      assert.equal(wallet, 1000);
    });

    it('twenty different attempts with one cart make one order; the others find it empty', async () => {
      const guest = await people.guest();
      await guest.add(line(api.world.items.soup));
      const answers = await Promise.all(times(20).map(() => guest.place({ ...FETCHED, accepted_total: 10 })));
      const results = answers.map((answer) => refusal(answer).slice(0, 2).join(' '));
      assert.equal(results.filter((each) => each.startsWith('200')).length, 1);
      assert.equal(results.filter((each) => each === '403 empty').length, 19);
    });
  });
}
