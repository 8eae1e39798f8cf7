import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Item, SignedIn, Wishlist } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type Answer, type Refusal, type TestApi } from '../testing/api.ts';

for (const database of testDatabases()) {
  describe(`the wishlist on the ${database.name} database`, () => {
    let api: TestApi;
    let people = 0;
    before(async () => {
      api = await startTestApi(database);
    });
    after(() => api.close());

    /** A new customer's calls to the wishlist, in a module. */
    async function customer() {
      people += 1;
      const body = {
        f_name: 'Ada',
        l_name: 'Noor',
        email: `w${people}@souk.example`,
        phone: `+97150100${String(people).padStart(4, '0')}`,
        password: 'correct horse',
      };
      const { token } = (await api.call<SignedIn>('POST', '/api/v1/auth/sign-up', { body })).body;
      const path = '/api/v1/customer/wish-list';
      type Told = { message: string } & Refusal;
      return {
        token,
        list: (moduleId = api.world.modules.food, headers = {}) =>
          api.call<Wishlist & Refusal>('GET', path, { token, headers: api.at(moduleId, headers) }),
        add: (wish: object, headers = {}) =>
          api.call<Told>('POST', `${path}/add`, { token, body: wish, headers }),
        remove: (wish: Record<string, number>) =>
          api.call<Told>('DELETE', `${path}/remove?${new URLSearchParams(asText(wish))}`, { token }),
      };
    }
    const asText = (wish: Record<string, number>) =>
      Object.fromEntries(Object.entries(wish).map(([key, value]) => [key, String(value)]));
    const ids = ({ body }: Answer<Wishlist>) => [
      body.item.map(({ id }) => id),
      body.store.map(({ id }) => id),
    ];
    const refusal = ({ status, body }: Answer<Refusal>) => [status, body.errors[0]?.code];
    const wishesOf = async (id: number) =>
      (await api.get<Item>(`/api/v1/items/details/${id}`)).body.wishlist_count;

    it('holds what was added, latest first, until it is removed (WSH-4, WSH-5, AMB-7)', async () => {
      const { add, remove, list } = await customer();
      const { items, stores } = api.world;
      assert.deepEqual((await list()).body, { item: [], store: [] });
      const added = await add({ item_id: items.soup });
      assert.deepEqual([added.status, added.body], [200, { message: 'Added to your wishlist.' }]);
      await add({ item_id: items.pizza });
      await add({ store_id: stores.kitchen });
      const full = await list();
      assert.deepEqual(ids(full), [[items.pizza, items.soup], [stores.kitchen]]);
      assert.deepEqual([full.body.item[1]?.name, full.body.store[0]?.name], ['Soup', 'Kitchen']);
      assert.deepEqual((await remove({ item_id: items.pizza })).body, {
        message: 'Removed from your wishlist.',
      });
      await remove({ store_id: stores.kitchen });
      assert.deepEqual(ids(await list()), [[items.soup], []]);
    });

    it('counts an item once, however often it is added or removed (WSH-1)', async () => {
      const { add, remove, list } = await customer();
      const { steak } = api.world.items;
      const before = await wishesOf(steak);
      await Promise.all([add({ item_id: steak }), add({ item_id: steak }), add({ item_id: steak })]);
      assert.deepEqual(ids(await list()), [[steak], []]);
      assert.equal(await wishesOf(steak), before + 1);
      assert.equal((await remove({ item_id: steak })).status, 200);
      assert.equal((await remove({ item_id: steak })).status, 200);
      assert.equal(await wishesOf(steak), before);
    });

    /** Adds 499 items of a store to the wishlist of each customer who wished the one that they are copies of. */
    const fill = (itemId: number, storeId: number, active: boolean) =>
      api.pool.query(
        `with filler as (
           insert into marketplace.items (module_id, category_id, store_id, name, slug, description, image, price, active)
           select module_id, category_id, $2, name, slug || gen_random_uuid(), description, image, price, $3
           from marketplace.items, generate_series(1, 499) where id = $1 returning id)
         insert into marketplace.wished_items (customer_id, item_id)
         select customer_id, filler.id from filler, marketplace.wished_items where item_id = $1`,
        [itemId, storeId, active],
      );

    it('holds five hundred items, and says so when it is full (WSH-1)', async () => {
      const { add, remove, list } = await customer();
      const { items, stores } = api.world;
      await add({ item_id: items.soup });
      await fill(items.soup, stores.kitchen, true);
      const refused = await add({ item_id: items.pizza });
      assert.deepEqual(
        [...refusal(refused), refused.body.errors[0]?.message],
        [403, 'wishlist_full', 'Your wishlist is full. Remove one of your 500 favorites to add another.'],
      );
      assert.equal((await add({ item_id: items.soup })).status, 200, 'what is there already');
      assert.equal((await add({ store_id: stores.kitchen })).status, 200, 'stores are counted apart');
      await remove({ item_id: items.soup });
      assert.equal((await add({ item_id: items.pizza })).status, 200);
      const [listed, listedStores] = ids(await list());
      assert.deepEqual(
        [listed?.length, listed?.includes(items.pizza), listedStores],
        [500, true, [stores.kitchen]],
      );
      await remove({ item_id: items.pizza });
    });

    it('has room for what is on sale, whatever was taken off sale or is of a closed store (WSH-1)', async () => {
      const { add, list } = await customer();
      const { items, stores } = api.world;
      await add({ item_id: items.steak });
      await fill(items.steak, stores.kitchen, false);
      await fill(items.steak, stores.shut, true);
      assert.equal((await add({ item_id: items.soup })).status, 200);
      assert.deepEqual(ids(await list()), [[items.steak, items.soup], []]);
    });

    it('holds five hundred stores, and shows those that are closed (WSH-1)', async () => {
      const { add, list } = await customer();
      const { kitchen, shut } = api.world.stores;
      await add({ store_id: shut });
      assert.deepEqual(ids(await list()), [[], [shut]]);
      await api.pool.query(
        `with filler as (
           insert into marketplace.stores (module_id, zone_id, slug, name, address, logo, cover, latitude, longitude, delivery_time, active)
           select module_id, zone_id, slug || gen_random_uuid(), name, address, logo, cover, latitude, longitude, delivery_time, active
           from marketplace.stores, generate_series(1, 499) where id = $1 returning id)
         insert into marketplace.wished_stores (customer_id, store_id)
         select customer_id, filler.id from filler, marketplace.wished_stores where store_id = $1`,
        [shut],
      );
      assert.deepEqual(refusal(await add({ store_id: kitchen })), [403, 'wishlist_full']);
    });

    it('is each customer’s own, and refused to guests (WSH-1, SES-5)', async () => {
      const [one, other] = [await customer(), await customer()];
      const { items } = api.world;
      await one.add({ item_id: items.soup });
      await other.remove({ item_id: items.soup });
      assert.deepEqual(ids(await other.list()), [[], []]);
      assert.deepEqual(ids(await one.list()), [[items.soup], []]);
      const guest = await api.call<Refusal>('POST', '/api/v1/customer/wish-list/add', {
        body: { item_id: items.soup },
      });
      assert.deepEqual(
        [...refusal(guest), guest.body.errors[0]?.message],
        [401, 'token', 'You are not logged in'],
      );
    });

    it('shows what the module and the zone have, and nothing else (API-2, WSH-9)', async () => {
      const { add, list, remove } = await customer();
      const { items, stores, modules, zones } = api.world;
      for (const item_id of [items.soup, items.southernStew, items.apple, items.shutPie])
        await add({ item_id });
      for (const store_id of [stores.kitchen, stores.southern, stores.market]) await add({ store_id });
      assert.deepEqual(ids(await list()), [[items.soup], [stores.kitchen]]);
      assert.deepEqual(ids(await list(modules.grocery)), [[items.apple], [stores.market]]);
      assert.deepEqual(ids(await list(modules.food, { zoneid: `[${zones.south}]` })), [
        [items.southernStew],
        [stores.southern],
      ]);
      // What is not shown here can still be removed.
      assert.equal((await remove({ item_id: items.southernStew })).status, 200);
      assert.deepEqual(ids(await list(modules.food, { zoneid: `[${zones.south}]` })), [
        [],
        [stores.southern],
      ]);
    });

    it('accepts exactly one existing item or store (WSH-5)', async () => {
      const { add, remove, list, token } = await customer();
      const { items, stores } = api.world;
      const both = { item_id: items.soup, store_id: stores.kitchen };
      for (const answer of [await add({}), await add(both), await remove({}), await remove(both)])
        assert.deepEqual(refusal(answer), [422, 'item_id']);
      assert.deepEqual(refusal(await add({ item_id: 'x' })), [422, 'item_id']);
      assert.deepEqual(refusal(await add({ store_id: stores.kitchen, more: 1 })), [422, 'more']);
      assert.equal((await add({ item_id: 999_999 })).status, 404);
      assert.equal((await add({ item_id: items.retired })).status, 404);
      assert.equal((await add({ store_id: 999_999 })).status, 404);
      assert.deepEqual(ids(await list()), [[], []]);
      const nowhere = await api.call<Refusal>('GET', '/api/v1/customer/wish-list', { token });
      assert.equal(nowhere.status, 422);
    });

    it('speaks the customer’s language (I18-1)', async () => {
      const { add } = await customer();
      const { body } = await add({ item_id: api.world.items.soup }, { 'X-localization': 'ar' });
      assert.equal(body.message, 'أُضيف إلى المفضلة.');
    });
  });
}
