import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { DietaryFacts, SearchPage, StoreDetails } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type Refusal, type TestApi } from '../testing/api.ts';
import { insert, words } from '../testing/insert.ts';

for (const database of testDatabases()) {
  describe(`what is in an item, and what a store says, on the ${database.name} database`, () => {
    let api: TestApi;
    before(async () => {
      api = await startTestApi(database);
      const { items } = api.world;
      const declare = (id: number, allergies: object[]) =>
        api.pool.query('update marketplace.items set allergies = $2::jsonb where id = $1', [
          id,
          JSON.stringify(allergies),
        ]);
      await declare(items.soup, [words('Milk', 'حليب'), words('Tree nuts', 'مكسرات')]);
      await declare(items.pizza, [words('Milk', 'حليب'), words('Gluten', 'غلوتين')]);
      await api.pool.query(
        'update marketplace.items set halal_tag = true, halal = true, organic = id = $2 where id in ($1, $2)',
        [items.steak, items.soup],
      );
      await api.pool.query('update marketplace.items set halal = false where id = $1', [items.soup]);
    });
    after(() => api.close());

    const search = async (query: Record<string, string>) => {
      const path = `/api/v1/items/get-combined-data?${new URLSearchParams(query)}`;
      return api.get<SearchPage & Refusal>(path, api.at(api.world.modules.food));
    };
    const names = async (query: Record<string, string>) => {
      const { products, stores } = (await search(query)).body;
      return [...products, ...stores].map(({ name }) => name).sort();
    };

    it('says which diets and allergens a module has to filter by, in both languages (SRC-14, ENT-1)', async () => {
      const facts = async (headers: object = {}) =>
        (
          await api.get<DietaryFacts>('/api/v1/items/dietary', {
            ...api.at(api.world.modules.food),
            ...headers,
          })
        ).body;
      assert.deepEqual(await facts(), {
        diets: ['veg', 'non_veg', 'halal', 'organic'],
        allergens: [
          { key: 'gluten', name: 'Gluten' },
          { key: 'milk', name: 'Milk' },
          { key: 'tree-nuts', name: 'Tree nuts' },
        ],
      });
      assert.equal((await facts({ 'X-localization': 'ar' })).allergens[1]?.name, 'حليب');
      const grocery = await api.get<DietaryFacts>('/api/v1/items/dietary', api.at(api.world.modules.grocery));
      assert.deepEqual(grocery.body, { diets: ['non_veg'], allergens: [] });
    });

    it('finds items without what somebody does not tolerate, and the stores that have some (SRC-14)', async () => {
      assert.deepEqual(await names({ without: '["tree-nuts"]' }), ['Breakfast', 'Pizza', 'Steak']);
      assert.deepEqual(await names({ without: '["milk"]' }), ['Breakfast', 'Steak']);
      assert.deepEqual(await names({ without: '["nothing-declares-it"]' }), [
        'Breakfast',
        'Pizza',
        'Soup',
        'Steak',
      ]);
      assert.deepEqual(await names({ without: '["milk"]', name: 'soup' }), []);
      await api.pool.query('update marketplace.items set active = false where name ->> $1 = $2', [
        'en',
        'Breakfast',
      ]);
      assert.deepEqual(await names({ without: '["milk"]', list_type: 'store' }), ['Grill']);
      await api.pool.query('update marketplace.items set active = true where name ->> $1 = $2', [
        'en',
        'Breakfast',
      ]);
    });

    it('finds what is marked halal, and what is organic (SRC-14, CRD-6)', async () => {
      assert.deepEqual(await names({ filter: '["halal"]' }), ['Steak']);
      assert.deepEqual(await names({ filter: '["organic"]' }), ['Soup']);
      assert.deepEqual(await names({ filter: '["halal","organic"]' }), []);
      assert.deepEqual(await names({ filter: '["halal"]', list_type: 'store' }), ['Grill']);
    });

    it('refuses a list of allergens that is none (SRC-14)', async () => {
      for (const without of ['milk', '[1]', '[""]', '["a,b"]', `["${'x'.repeat(61)}"]`, '["a b"]']) {
        const { status, body } = await search({ without });
        assert.deepEqual([status, body.errors[0]?.code], [422, 'without'], without);
      }
    });

    it('learns allergens of new items, and forgets none that are asked for (SRC-14)', async () => {
      const { modules, stores, categories } = api.world;
      await insert(api.pool, 'items', {
        module_id: modules.grocery,
        store_id: stores.market,
        category_id: categories.fruit,
        slug: 'sesame-bar',
        name: words('Sesame Bar'),
        description: words('Sweet'),
        price: 300,
        image: 'items/i',
        allergies: [words('Sesame')],
      });
      const { body } = await api.get<DietaryFacts>('/api/v1/items/dietary', api.at(modules.grocery));
      assert.deepEqual(
        body.allergens.map(({ key }) => key),
        ['sesame'],
      );
    });

    it('says how much is in an item, unless that is for the customer to choose (ENT-1)', async () => {
      const { items, modules } = api.world;
      await api.pool.query(
        "update marketplace.items set net_amount = 500, net_unit = 'g' where id in ($1, $2)",
        [items.apple, items.shirt],
      );
      const content = async (id: number) =>
        (await api.get<{ net_content: unknown }>(`/api/v1/items/details/${id}`, api.at(modules.grocery))).body
          .net_content;
      assert.deepEqual(await content(items.apple), { amount: 500, unit: 'g' });
      assert.equal(await content(items.shirt), null);
      assert.equal(await content(items.lunch), null);
    });

    it('tells what a store has to say, in the language of the visitor (STR-7)', async () => {
      const { stores, modules } = api.world;
      const details = async (headers: object = {}) => {
        const { body } = await api.get<StoreDetails>(`/api/v1/stores/details/${stores.kitchen}`, {
          ...api.at(modules.food),
          ...headers,
        });
        return [body.announcement, body.announcement_message];
      };
      assert.deepEqual(await details(), [0, null]);
      await api.pool.query('update marketplace.stores set announcement = $2 where id = $1', [
        stores.kitchen,
        JSON.stringify(words('Closed on Friday', 'مغلق يوم الجمعة')),
      ]);
      assert.deepEqual(await details(), [1, 'Closed on Friday']);
      assert.deepEqual(await details({ 'X-localization': 'ar' }), [1, 'مغلق يوم الجمعة']);
    });
  });
}
