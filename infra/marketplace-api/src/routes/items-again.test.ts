import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Customer, Item, SignedIn } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type Refusal, type TestApi } from '../testing/api.ts';
import { insert } from '../testing/insert.ts';
import { NOW } from '../testing/world.ts';

for (const database of testDatabases()) {
  describe(`items that were viewed or bought before, on the ${database.name} database`, () => {
    let api: TestApi;
    let people = 0;
    before(async () => {
      api = await startTestApi(database);
    });
    after(() => api.close());

    const byIds = (ids: unknown, moduleId = api.world.modules.food) =>
      api.get<Item[] & Refusal>(
        `/api/v1/items/by-ids?ids=${encodeURIComponent(JSON.stringify(ids))}`,
        api.at(moduleId),
      );
    const names = (items: readonly Item[]) => items.map(({ name }) => name);

    it('answers items in the order of their ids, once each, and leaves out what is not sold here any more', async () => {
      const { soup, steak, retired, shutPie, southernStew, apple } = api.world.items;
      const requested = [steak, retired, soup, shutPie, southernStew, apple, steak, 999_999];
      assert.deepEqual(names((await byIds(requested)).body), ['Steak', 'Soup']);
      assert.deepEqual((await byIds([])).body, []);
    });

    it('rejects what is no list of ids, and more than 24', async () => {
      for (const ids of ['x', [0], ['soup'], Array.from({ length: 25 }, (_, at) => at + 1)]) {
        const { status, body } = await byIds(ids);
        assert.deepEqual([status, body.errors[0]?.code], [422, 'ids']);
      }
    });

    async function customer() {
      people += 1;
      const { token } = (
        await api.call<SignedIn>('POST', '/api/v1/auth/sign-up', {
          body: {
            f_name: 'Ada',
            l_name: 'Noor',
            email: `a${people}@souk.example`,
            phone: `+97150300${String(people).padStart(4, '0')}`,
            password: 'correct horse',
          },
        })
      ).body;
      const { id } = (await api.call<Customer>('GET', '/api/v1/customer/info', { token })).body;
      const { food } = api.world.modules;
      return {
        again: async (moduleId = food) =>
          names(
            (
              await api.call<Item[]>('GET', '/api/v1/customer/order-again', {
                token,
                headers: api.at(moduleId),
              })
            ).body,
          ),
        bought: async (status: string, hoursAgo: number, ...items: number[]) => {
          const order = await insert(api.pool, 'orders', {
            customer_id: id,
            store_id: api.world.stores.kitchen,
            module_id: food,
            status,
            total: 1000,
            created_at: new Date(NOW.getTime() - hoursAgo * 3_600_000),
          });
          for (const item_id of items)
            await insert(api.pool, 'order_items', { order_id: order, item_id, quantity: 1, price: 1000 });
        },
      };
    }

    it('answers what a customer’s delivered orders held, the latest first (CRD-2)', async () => {
      const { soup, pizza, steak } = api.world.items;
      const [ada, other] = [await customer(), await customer()];
      await ada.bought('delivered', 48, soup, pizza);
      await ada.bought('delivered', 2, soup);
      await ada.bought('canceled', 1, steak);
      await ada.bought('pending', 1, steak);
      assert.deepEqual(await ada.again(), ['Soup', 'Pizza']);
      assert.deepEqual(await ada.again(api.world.modules.grocery), []);
      assert.deepEqual(await other.again(), []);
    });

    it('leaves out what cannot be ordered here and now (CRD-2)', async () => {
      const { soup, retired, southernStew, shutPie, breakfast } = api.world.items;
      const { again, bought } = await customer();
      await bought('delivered', 2, soup, retired, southernStew, shutPie, breakfast);
      assert.deepEqual(await again(), ['Soup']);
      await api.pool.query('delete from marketplace.store_schedules where store_id = $1', [
        api.world.stores.kitchen,
      ]);
      assert.deepEqual(await again(), []);
    });
  });
}
