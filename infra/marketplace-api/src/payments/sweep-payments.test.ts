import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { testDatabases } from '@souk/database/testing';
import { PushFeed } from '../push/push-feed.ts';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { insert } from '../testing/insert.ts';
import { silentOutbox } from '../testing/silent-outbox.ts';
import { NOW } from '../testing/world.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { sweepPayments } from './sweep-payments.ts';

const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

for (const database of testDatabases()) {
  describe(`open payments of which no event tells, on the ${database.name} database (PAY-6)`, () => {
    let api: TestApi;
    let order_id = 0;
    before(async () => {
      api = await startTestApi(database);
      const { stores, modules } = api.world;
      order_id = await insert(api.pool, 'orders', {
        store_id: stores.kitchen,
        module_id: modules.food,
        status: 'delivered',
        total: 1000,
      });
    });
    after(() => api.close());
    beforeEach(() => api.pool.query('delete from marketplace.payments'));

    /** Attempts that the provider leaves open, last asked about at `at`. */
    async function attempts(count: number, purpose: 'order' | 'tip' | 'fund', at: Date) {
      for (let made = 0; made < count; made += 1)
        await insert(api.pool, 'payments', {
          id: `${purpose}-${made}`,
          session: `${purpose}-${made}`,
          purpose,
          order_id: purpose === 'fund' ? null : order_id,
          provider: 'slow',
          amount: 500,
          created_at: NOW,
          updated_at: at,
        });
    }
    /** How many attempts of each purpose one sweep asks the provider about. */
    async function asked() {
      const found: Record<string, number> = {};
      const status = async (session: string) => {
        const [purpose = ''] = session.split('-');
        found[purpose] = (found[purpose] ?? 0) + 1;
        return { outcome: 'created' as const, amount: 500 };
      };
      const provider = { name: 'slow', status } as Partial<PaymentProvider> as PaymentProvider;
      const needs = { pool: api.pool, now: () => minutes(5), push: new PushFeed(), outbox: silentOutbox() };
      await sweepPayments(
        needs,
        provider,
        () => assert.fail('nothing was paid'),
        (error) => assert.fail(String(error)),
      );
      return found;
    }

    it('of orders leave room for deposits and tips, whatever their number', async () => {
      await attempts(110, 'order', NOW);
      await attempts(6, 'fund', minutes(1));
      await attempts(6, 'tip', minutes(2));
      assert.deepEqual(await asked(), { order: 40, fund: 6, tip: 4 });
    });

    it('of orders come first, whatever the number and age of deposits', async () => {
      await attempts(60, 'fund', NOW);
      await attempts(45, 'order', minutes(1));
      assert.deepEqual(await asked(), { order: 40, fund: 10 });
    });

    it('of either kind use the room that the other one leaves', async () => {
      await attempts(60, 'order', NOW);
      await attempts(3, 'tip', NOW);
      assert.deepEqual(await asked(), { order: 47, tip: 3 });
      await api.pool.query(`delete from marketplace.payments where purpose = 'order'`);
      await attempts(5, 'order', NOW);
      await attempts(60, 'fund', NOW);
      assert.deepEqual(await asked(), { order: 5, fund: 45 });
    });
  });
}
