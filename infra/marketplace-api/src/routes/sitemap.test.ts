import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Category, CampaignDetails, Item, SitemapEntry, Store } from '@souk/contracts/api';
import { MODULE_LISTS } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type TestApi } from '../testing/api.ts';

for (const database of testDatabases())
  describe(`addresses of pages, on the ${database.name} database`, () => {
    let api: TestApi;
    before(async () => {
      api = await startTestApi(database);
    });
    after(() => api.close());

    it('finds what a former slug named, until another one uses that slug (RTE-3)', async () => {
      const { pizza, soup } = api.world.items;
      const rename = (table: string, id: number, slug: string) =>
        api.pool.query(`update marketplace.${table} set slug = $2 where id = $1`, [id, slug]);
      const itemAt = async (slug: string) => (await api.get<Item>(`/api/v1/items/details/${slug}`)).body;
      const before = (await itemAt(String(pizza))).slug;
      await rename('items', pizza, 'pizza-napoli');
      await rename('items', pizza, 'pizza-roma');
      for (const former of [before, 'pizza-napoli', 'pizza-roma'])
        assert.deepEqual([(await itemAt(former)).id, (await itemAt(former)).slug], [pizza, 'pizza-roma']);
      await rename('items', soup, 'pizza-napoli');
      assert.equal((await itemAt('pizza-napoli')).id, soup);
      await rename('items', pizza, before);
      assert.equal((await itemAt(before)).slug, before, 'it may have its slug back');

      const { kitchen } = api.world.stores;
      const oldKitchen = (await api.get<Store>(`/api/v1/stores/details/${kitchen}`)).body.slug;
      await rename('stores', kitchen, 'new-kitchen');
      assert.equal((await api.get<Store>(`/api/v1/stores/details/${oldKitchen}`)).body.slug, 'new-kitchen');
      const meals = api.world.categories.meals;
      const old = (await api.get<Category>(`/api/v1/categories/${meals}`)).body.slug;
      await rename('categories', meals, 'dishes');
      assert.equal((await api.get<Category>(`/api/v1/categories/${old}`)).body.slug, 'dishes');
      const week = await api.get<CampaignDetails>('/api/v1/campaigns/details/soup-week');
      await rename('campaigns', week.body.id, 'week-of-soups');
      assert.equal(
        (await api.get<CampaignDetails>('/api/v1/campaigns/details/soup-week')).body.slug,
        'week-of-soups',
      );
      assert.equal((await api.get('/api/v1/items/details/week-of-soups')).status, 404, 'of another kind');
    });

    it('lists what has a page, in parts, and nothing private', async () => {
      const parts = (await api.get<{ kind: string; parts: number }[]>('/api/v1/sitemap')).body;
      assert.deepEqual(parts, [
        { kind: 'information', parts: 1 },
        { kind: 'modules', parts: 1 },
        { kind: 'stores', parts: 1 },
        { kind: 'categories', parts: 1 },
        { kind: 'campaigns', parts: 1 },
        { kind: 'items', parts: 1 },
        { kind: 'lists', parts: 1 },
        { kind: 'brands', parts: 1 },
        { kind: 'flash-sales', parts: 1 },
      ]);
      const idsOf = async (kind: string) =>
        (await api.get<SitemapEntry[]>(`/api/v1/sitemap/${kind}/1`)).body.map(({ id }) => id);
      const { items, stores } = api.world;
      const listed = await idsOf('items');
      assert.ok(listed.includes(items.pizza));
      assert.ok(!listed.includes(items.retired));
      assert.ok((await idsOf('modules')).includes(api.world.modules.food));
      assert.ok((await idsOf('stores')).includes(stores.kitchen));
      assert.deepEqual((await api.get('/api/v1/sitemap/items/2')).body, []);
      const lists = (await api.get<SitemapEntry[]>('/api/v1/sitemap/lists/1')).body;
      const listsOf = (moduleId: number) =>
        lists.filter(({ module_id }) => module_id === moduleId).map(({ slug }) => slug);
      const { food, grocery, parcel } = api.world.modules;
      assert.deepEqual(listsOf(grocery).toSorted(), [...MODULE_LISTS].toSorted());
      assert.ok(!listsOf(food).includes('brands'), 'a module without brands');
      assert.deepEqual(listsOf(parcel), [], 'a module that sells nothing');
      const brands = (await api.get<SitemapEntry[]>('/api/v1/sitemap/brands/1')).body;
      assert.deepEqual([...new Set(brands.map(({ module_id }) => module_id))], [grocery]);
      assert.deepEqual(await idsOf('flash-sales'), [api.world.sale]);
      await api.pool.query("update marketplace.flash_sales set ends_at = starts_at + interval '1 second'");
      assert.deepEqual(await idsOf('flash-sales'), [], 'one that is over');
      for (const odd of ['orders/1', 'items/0', 'items/x', 'items/999999999'])
        assert.equal((await api.get(`/api/v1/sitemap/${odd}`)).status, 422, odd);
    });
  });
