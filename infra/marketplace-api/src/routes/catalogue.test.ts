import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import type {
  CampaignDetails,
  Category,
  FlashSale,
  Item,
  ItemPage,
  MarketplaceModule,
  SearchPage,
  Store,
  StoreDetails,
  StorePage,
} from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import pg from 'pg';
import { startTestApi, type Refusal, type TestApi } from '../testing/api.ts';
import { insert } from '../testing/insert.ts';
import { NOW } from '../testing/world.ts';

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

for (const database of testDatabases()) {
  describe(`the catalogue on the ${database.name} database`, () => {
    let api: TestApi;
    before(async () => {
      api = await startTestApi(database);
    });
    after(() => api.close());
    const inFood = (more?: Record<string, string>) => api.at(api.world.modules.food, more);
    const inGrocery = (more?: Record<string, string>) => api.at(api.world.modules.grocery, more);
    const items = async (path: string, headers: Record<string, string>) =>
      (await api.get<ItemPage>(`/api/v1/items/${path}`, headers)).body;
    const stores = async (path: string, headers: Record<string, string>) =>
      (await api.get<StorePage>(`/api/v1/stores/${path}`, headers)).body;

    it('answers the settings, with money in units and words in the language asked for (ENT-3, API-2)', async () => {
      const { body } = await api.get<Record<string, unknown>>('/api/v1/config', { 'X-localization': 'ar' });
      assert.equal(body.business_name, 'سوق');
      assert.equal(body.free_delivery_over, 150);
      assert.deepEqual([body.wallet_fund_minimum, body.wallet_fund_maximum], [5, 5000]);
      const french = await api.get<Record<string, unknown>>('/api/v1/config', { 'X-localization': 'fr' });
      assert.equal(french.body.business_name, 'Souk');
    });

    it('lists modules that share a zone with the customer, and counts what is there (MOD-3, MOD-7)', async () => {
      const { zones, modules } = api.world;
      const all = await api.get<MarketplaceModule[]>('/api/v1/module');
      assert.deepEqual(names(all.body.map((m) => ({ name: m.module_type }))), ['food', 'grocery', 'parcel']);
      const south = await api.get<MarketplaceModule[]>('/api/v1/module', { zoneid: String(zones.south) });
      assert.deepEqual(
        south.body.map(({ id, zones: served, stores_count }) => ({ id, served, stores_count })),
        [{ id: modules.food, served: [zones.north, zones.south], stores_count: 1 }],
      );
    });

    it('says how long orders take that are placed now, by what is open in the zones (MOD-7)', async () => {
      const { zones, modules, stores: made } = api.world;
      const times = async (zoneid?: number) => {
        const headers = zoneid === undefined ? undefined : { zoneid: String(zoneid) };
        const { body } = await api.get<MarketplaceModule[]>('/api/v1/module', headers);
        return new Map(body.map(({ id, order_times }) => [id, order_times]));
      };
      const change = (columns: string) =>
        api.pool.query(`update marketplace.stores set ${columns} where id = $1`, [made.grill]);
      assert.deepEqual([...(await times()).values()], [undefined, undefined, undefined]);
      const north = await times(zones.north);
      assert.deepEqual(north.get(modules.food), {
        delivery: { from: 20, to: 30 },
        take_away: { from: 20, to: 20 },
      });
      assert.deepEqual(north.get(modules.parcel), { delivery: null, take_away: null });
      await change("delivery_time = '45-70'");
      assert.deepEqual((await times(zones.north)).get(modules.food)?.delivery, { from: 20, to: 70 });
      await change("delivery = false, delivery_time = '20-30'");
      assert.deepEqual((await times(zones.north)).get(modules.food)?.delivery, { from: 20, to: 30 });
      await change('delivery = true');
      await api.pool.query("update marketplace.stores set open_seconds = '{}'");
      assert.deepEqual((await times(zones.north)).get(modules.food), { delivery: null, take_away: null });
      await api.pool.query('update marketplace.stores set open_seconds = marketplace.open_seconds(id)');
    });

    it('never lists what the zone does not serve, nor what is not for sale (API-2, LOC-3)', async () => {
      assert.deepEqual(names((await items('popular', inFood())).products), [
        'Pizza',
        'Soup',
        'Steak',
        'Breakfast',
      ]);
      assert.deepEqual(names((await items('popular', inGrocery())).products), [
        'Apple',
        'Shirt',
        'Sold Out',
        'Lunch Box',
      ]);
      const south = { zoneid: String(api.world.zones.south) };
      assert.deepEqual(names((await items('popular', inFood(south))).products), ['Southern Stew']);
      assert.deepEqual(
        (await items('popular', inGrocery(south))).products,
        [],
        'the module is not served in the south',
      );
      const both = { zoneid: JSON.stringify([String(api.world.zones.north), String(api.world.zones.south)]) };
      assert.equal((await items('popular', inFood(both))).total_size, 5);
    });

    it('asks for the headers that a list cannot do without, and names the one that it cannot read (API-3, AMB-20)', async () => {
      const first = async (headers: Record<string, string>) =>
        (await api.get<Refusal>('/api/v1/items/popular', headers)).body.errors[0];
      assert.deepEqual(await first({ moduleId: '1' }), {
        code: 'zoneid',
        message: 'The header zoneid is required.',
      });
      assert.deepEqual(await first({ zoneid: '1' }), {
        code: 'moduleId',
        message: 'The header moduleId is required.',
      });
      for (const [name, value] of Object.entries({
        zoneid: '[1,',
        moduleId: '1e3',
        latitude: '91',
        longitude: 'west',
      })) {
        const { status, body } = await api.get<Refusal>('/api/v1/items/popular', inFood({ [name]: value }));
        assert.equal(status, 422);
        assert.equal(body.errors[0]?.code, name);
      }
    });

    it('pages by page number, ten where nobody says how many, and tells the whole size (API-9, AMB-17)', async () => {
      const second = await items('popular?limit=3&offset=2', inFood());
      assert.deepEqual(names(second.products), ['Breakfast']);
      assert.deepEqual([second.total_size, second.limit, second.offset], [4, 3, 2]);
      assert.deepEqual((await items('popular?limit=3&offset=9', inFood())).products, []);
      const first = await items('popular', inFood());
      assert.deepEqual([first.limit, first.offset], [10, 1]);
    });

    it('keeps to a diet (HOM-13, HOM-15)', async () => {
      assert.deepEqual(names((await items('popular?type=veg', inFood())).products), ['Soup']);
      assert.equal((await items('popular?type=non_veg', inFood())).total_size, 3);
    });

    it('orders each list by what it is called (HOM-10, HOM-12 to HOM-15)', async () => {
      assert.equal(names((await items('latest', inFood())).products)[0], 'Soup');
      assert.deepEqual(names((await items('discounted', inFood())).products), ['Steak']);
      assert.deepEqual(
        names((await items('discounted', inGrocery())).products),
        ['Apple'],
        'what a flash sale reduces',
      );
      assert.deepEqual(names((await items('recommended', inFood())).products), ['Pizza']);
      assert.deepEqual(names((await items('basic', inGrocery())).products), ['Apple']);
      const reviewed = await api.get<ItemPage & { categories: { name: string }[] }>(
        '/api/v1/items/most-reviewed',
        inFood(),
      );
      assert.deepEqual(names(reviewed.body.products), ['Soup']);
      assert.deepEqual(names(reviewed.body.categories), ['Meals']);
      const arrivals = await api.get<ItemPage & { categories: { name: string }[] }>(
        '/api/v1/items/new-arrival',
        inFood(),
      );
      assert.deepEqual(names(arrivals.body.categories), ['Meals'], 'tabs are top categories');
    });

    it('finds an item by slug and by id, and 404s what there is not (POP-27, RTE-3)', async () => {
      const { pizza, retired } = api.world.items;
      const byId = await api.get<Item>(`/api/v1/items/details/${pizza}`, { 'X-localization': 'ar' });
      assert.equal(byId.body.food_variations[0]?.name, 'الحجم');
      assert.equal(byId.body.food_variations[0]?.values[1]?.optionPrice, 5);
      assert.deepEqual(byId.body.category_ids.length, 2);
      const bySlug = await api.get<Item>(`/api/v1/items/details/${byId.body.slug}`);
      assert.equal(bySlug.body.id, pizza);
      assert.deepEqual(bySlug.body.add_ons, [
        { id: api.world.addOns.cheese, store_id: api.world.stores.kitchen, name: 'Cheese', price: 1.5 },
      ]);
      for (const unknown of ['nothing', '2147483647', '99999999999', String(retired)]) {
        assert.equal((await api.get(`/api/v1/items/details/${unknown}`)).status, 404);
      }
    });

    it('says everything that the product page needs; how many are wanted is the cart line’s (ENT-2)', async () => {
      const { body } = await api.get<Item>(`/api/v1/items/details/${api.world.items.pizza}`);
      for (const field of [
        'rating_count',
        'whislists_count',
        'tags',
        'category_ids',
        'generic_name',
        'is_prescription_required',
        'images_full_url',
        'category_id',
      ])
        assert.ok(field in body, field);
    });

    it('speaks both spellings of what the specifications spell in two ways (AMB-21)', async () => {
      const { body } = await api.get<Item>(`/api/v1/items/details/${api.world.items.steak}`);
      assert.deepEqual([body.store_discount, body.restaurant_discount], [20, 20]);
      assert.equal(body.wishlist_count, body.whislists_count);
    });

    it('lists other items of the same store, as far as they can be ordered now or for later (POP-26)', async () => {
      const related = async (id: number, headers: Record<string, string>) =>
        names((await items(`related-store-items/${id}`, headers)).products);
      assert.deepEqual(await related(api.world.items.soup, inFood()), ['Pizza'], 'breakfast is over');
      assert.deepEqual(
        await related(api.world.items.apple, inGrocery()),
        ['Shirt', 'Lunch Box'],
        'nothing that is sold out; a store that takes orders for later has its lunch at any hour',
      );
    });

    it('puts what was ordered together with an item before the other items of the store (POP-26)', async () => {
      const { apple, shirt, lunch } = api.world.items;
      const related = async () => names((await items(`related-store-items/${apple}`, inGrocery())).products);
      const order = async (...bought: number[]) => {
        const order_id = await insert(api.pool, 'orders', {
          store_id: api.world.stores.market,
          module_id: api.world.modules.grocery,
          status: 'delivered',
          total: 1000,
        });
        for (const item_id of bought)
          await insert(api.pool, 'order_items', { order_id, item_id, quantity: 1, price: 1000 });
      };
      await order(apple, lunch);
      await order(apple, shirt);
      await order(apple, apple);
      assert.deepEqual(await related(), ['Shirt', 'Lunch Box'], 'one order is a coincidence');
      await order(apple, lunch);
      assert.deepEqual(await related(), ['Lunch Box', 'Shirt']);
    });

    it('lists items for a condition (HOM-14)', async () => {
      const conditions = await api.get<{ id: number; name: string }[]>(
        '/api/v1/items/common-conditions',
        inGrocery(),
      );
      assert.deepEqual(names(conditions.body), ['Cough']);
      assert.deepEqual(
        names((await items(`common-conditions/${conditions.body[0]?.id}`, inGrocery())).products),
        ['Apple'],
      );
      assert.equal((await api.get('/api/v1/items/common-conditions/999', inGrocery())).status, 404);
    });

    it('lets one price stand while a flash sale runs and has units left (PRO-9, PRO-10, AMB-1)', async () => {
      const { body } = await api.get<FlashSale>('/api/v1/flash-sales', inGrocery());
      assert.deepEqual(
        body.active_products.map(({ item, sold, available_stock, stock }) => [
          item.name,
          item.discount,
          sold,
          available_stock,
          stock,
        ]),
        [
          ['Apple', 50, 1, 4, 10],
          ['Lunch Box', 0, 4, 4, 5],
        ],
      );
      const detail = await api.get<Item>(`/api/v1/items/details/${api.world.items.apple}`);
      assert.equal(detail.body.discount, 50);
      const listed = await api.get<FlashSale>(
        `/api/v1/flash-sales/items?flash_sale_id=${api.world.sale}&limit=1`,
        inGrocery(),
      );
      assert.deepEqual([listed.body.active_products.length, listed.body.total_size], [1, 2]);
      const anywhere = await api.get<FlashSale>(`/api/v1/flash-sales/items?flash_sale_id=${api.world.sale}`);
      assert.deepEqual(
        anywhere.body.active_products.map(({ item }) => item.name),
        ['Apple', 'Lunch Box'],
        'what anybody may know, wherever they are',
      );
      api.clock.now = new Date(NOW.getTime() + 2 * 3_600_000);
      assert.equal((await api.get<Item>(`/api/v1/items/details/${api.world.items.apple}`)).body.discount, 0);
      assert.equal((await api.get<FlashSale>('/api/v1/flash-sales', inGrocery())).body.id, null);
      const over = await api.get<FlashSale>(
        `/api/v1/flash-sales/items?flash_sale_id=${api.world.sale}`,
        inGrocery(),
      );
      assert.deepEqual([over.body.title, over.body.active_products, over.body.total_size], ['Flash', [], 0]);
      assert.ok(new Date(over.body.end_date ?? NOW) < api.clock.now, 'it says that it is over');
      api.clock.now = NOW;
      const unknown = await api.get('/api/v1/flash-sales/items?flash_sale_id=999', inGrocery());
      assert.equal(unknown.status, 404);
    });

    it('answers details to everybody, and says whether they can be ordered where the visitor is', async () => {
      const { items: known, stores: shops, zones } = api.world;
      const orderable = async (path: string, zone?: number) =>
        (
          await api.get<{ orderable: boolean }>(
            `/api/v1/${path}`,
            zone === undefined ? {} : { zoneid: JSON.stringify([zone]) },
          )
        ).body.orderable;
      for (const path of [`items/details/${known.pizza}`, `stores/details/${shops.kitchen}`]) {
        assert.equal(await orderable(path), false, 'nowhere in particular');
        assert.equal(await orderable(path, zones.south), false, 'elsewhere');
        assert.equal(await orderable(path, zones.north), true);
      }
      assert.equal(await orderable(`items/details/${known.soldOut}`, zones.north), false);
    });

    it('shows a campaign with the stores whose items are in it, by slug and id, and that it is over (PRO-7, PRO-8)', async () => {
      const bySlug = await api.get<CampaignDetails>('/api/v1/campaigns/details/soup-week', inFood());
      const { title, module_id, stores, items } = bySlug.body;
      assert.deepEqual([title, module_id], ['Soup week', api.world.modules.food]);
      assert.deepEqual(names(stores), ['Kitchen']);
      assert.deepEqual(
        items.map(({ name, price }) => [name, price]),
        [['Soup', 7]],
      );
      const byId = await api.get<CampaignDetails>(`/api/v1/campaigns/details/${bySlug.body.id}`);
      assert.deepEqual(names(byId.body.stores), ['Kitchen'], 'without a zone, everything');
      assert.equal((await api.get('/api/v1/campaigns/details/no-such', inFood())).status, 404);
      api.clock.now = new Date(NOW.getTime() + 2 * 3_600_000);
      const over = await api.get<CampaignDetails>('/api/v1/campaigns/details/soup-week', inFood());
      assert.deepEqual([over.status, over.body.stores, over.body.items], [200, [], []]);
      api.clock.now = new Date(NOW.getTime() - 2 * 3_600_000);
      assert.equal((await api.get('/api/v1/campaigns/details/soup-week', inFood())).status, 404, 'not yet');
      api.clock.now = NOW;
    });

    it('orders stores by orders, age, rating and discount (HOM-11, HOM-16, STR-4)', async () => {
      assert.deepEqual(names((await stores('popular', inFood())).stores), ['Grill', 'Kitchen', 'Shut']);
      assert.deepEqual(names((await stores('latest', inFood())).stores), ['Kitchen', 'Grill', 'Shut']);
      assert.deepEqual(names((await stores('top-rated', inFood())).stores), ['Grill', 'Kitchen', 'Shut']);
      assert.deepEqual(names((await stores('discounted', inFood())).stores), ['Grill']);
      assert.deepEqual(names((await stores('latest', inGrocery())).stores), ['Market']);
    });

    it('narrows stores by kind of delivery, in both spellings (STR-2, AMB-19)', async () => {
      for (const spelling of ['take_away', 'takeaway']) {
        assert.equal((await stores(`get-stores/all?store_type=${spelling}`, inFood())).total_size, 2);
      }
      for (const spelling of ['delivery', 'home', 'all']) {
        assert.equal(
          (await stores(`get-stores/newly_joined?store_type=${spelling}`, inFood())).total_size,
          3,
        );
      }
      assert.equal((await api.get('/api/v1/stores/get-stores/none', inFood())).status, 422);
    });

    it('sorts stores by delivery time, page after page without gaps or repeats (STR-2, API-9)', async () => {
      await api.pool.query(
        `insert into marketplace.stores (module_id, zone_id, slug, name, address, logo, cover, latitude, longitude, delivery_time, open_seconds)
         select module_id, zone_id, 'speedy-' || n, name, address, logo, cover, latitude, longitude,
           5 * (n % 4 + 1) || '-' || 10 * (n % 4 + 1), '{[0,604800)}'
         from marketplace.stores, generate_series(1, 21) n where id = $1`,
        [api.world.stores.grill],
      );
      const page = (offset: number) =>
        stores(`get-stores/all?sort=fastest&limit=5&offset=${offset}`, inFood());
      const pages = await Promise.all([1, 2, 3, 4, 5, 6].map(page));
      const listed = pages.flatMap((found) => found.stores);
      const times = (count: number, time: string) => Array.from({ length: count }, () => time);
      assert.deepEqual(
        listed.map(({ delivery_time }) => delivery_time),
        [
          ...times(5, '5-10'),
          ...times(6, '10-20'),
          ...times(5, '15-30'),
          ...times(2, '20-30'),
          ...times(5, '20-40'),
          '20-30',
        ],
      );
      assert.equal(new Set(listed.map(({ id }) => id)).size, 24);
      assert.deepEqual([pages[0]?.total_size, listed.at(-1)?.name], [24, 'Shut']);
      await api.pool.query(`delete from marketplace.stores where slug like 'speedy-%'`);
    });

    it('narrows stores to those that deliver within 30 minutes now (STR-2)', async () => {
      const fast = async () => names((await stores('get-stores/all?fast_delivery=1', inFood())).stores);
      const change = (columns: string) =>
        api.pool.query(`update marketplace.stores set ${columns} where id = $1`, [api.world.stores.grill]);
      assert.ok((await fast()).includes('Grill'));
      for (const [slow, usual] of [
        ["delivery_time = '20-31'", "delivery_time = '20-30'"],
        ["delivery_time = 'soon'", "delivery_time = '20-30'"],
        ['delivery = false', 'delivery = true'],
        ["open_seconds = '{}'", 'open_seconds = marketplace.open_seconds(id)'],
      ] as const) {
        await change(slow);
        assert.equal((await fast()).includes('Grill'), false, slow);
        await change(usual);
      }
    });

    it('measures distances from the customer, and says none without a position (STR-6)', async () => {
      const { body } = await api.get<Store>(`/api/v1/stores/details/${api.world.stores.kitchen}`, {
        latitude: '0.5',
        longitude: '0.5',
      });
      assert.equal(body.distance, 11.119);
      assert.equal(
        (await api.get<Store>(`/api/v1/stores/details/${api.world.stores.kitchen}`)).body.distance,
        null,
      );
    });

    it("tells whether a store is open by the city's clocks, past midnight too (CRD-4)", async () => {
      const { pool, world } = api;
      const isOpen = async () =>
        (await api.get<Store>(`/api/v1/stores/details/${world.stores.grill}`)).body.open;
      // Wednesday is day 3; in the city it is 16:00.
      const hours = async (day: number, opens: string, closes: string) => {
        await pool.query('delete from marketplace.store_schedules where store_id = $1', [world.stores.grill]);
        const values = [world.stores.grill, day, opens, closes];
        await pool.query(
          'insert into marketplace.store_schedules (store_id, day, opens, closes) values ($1, $2, $3, $4)',
          values,
        );
      };
      await hours(3, '15:59', '16:01');
      assert.equal(await isOpen(), 1);
      await hours(3, '11:00', '13:00');
      assert.equal(await isOpen(), 0, 'noon in Greenwich is not noon in the city');
      await hours(4, '15:59', '16:01');
      assert.equal(await isOpen(), 0);
      await hours(2, '18:00', '17:00');
      assert.equal(await isOpen(), 1, 'still open since yesterday');
      await hours(2, '18:00', '15:00');
      assert.equal(await isOpen(), 0);
    });

    it('finds the items of one store alone, by category and by words (STR-7, SRC-8)', async () => {
      const { stores, categories } = api.world;
      const within = async (query: string) =>
        names(
          (
            await api.get<SearchPage>(
              `/api/v1/items/get-combined-data?store_id=${stores.kitchen}&${query}`,
              inFood(),
            )
          ).body.products,
        ).toSorted();
      assert.deepEqual(await within(''), ['Breakfast', 'Pizza', 'Soup']);
      assert.deepEqual(await within(`category_ids=[${categories.pizzas}]`), ['Pizza']);
      assert.deepEqual(await within('name=soup'), ['Soup']);
      assert.deepEqual(await within('name=steak'), []);
    });

    it('says on a card what a store sells most of, and the least that a delivery costs (STR-6)', async () => {
      const { pool, world } = api;
      const kitchen = async (...headers: [Record<string, string>?]) => {
        const { body } = await api.get<Store>(`/api/v1/stores/details/${world.stores.kitchen}`, ...headers);
        return { kinds: body.kinds, fee: body.delivery_fee };
      };
      assert.deepEqual(await kitchen(), { kinds: ['Meals'], fee: null }, 'nobody knows where to');
      const there = { latitude: '0.5', longitude: '0.5' };
      const terms = async (perKm: number, min: number, max: number) => {
        await pool.query(
          'update marketplace.zones set delivery_fee_per_km = $1, minimum_delivery_fee = $2, maximum_delivery_fee = $3',
          [perKm, min, max],
        );
        return (await kitchen(there)).fee;
      };
      assert.equal(await terms(100, 500, 3000), 11.12);
      assert.equal(await terms(10, 500, 3000), 5);
      assert.equal(await terms(1000, 500, 3000), 30);
    });

    it("says when a closed store opens next, by the city's clocks (CRD-4, STR-7)", async () => {
      const { pool, world } = api;
      const nextOpening = async (...hours: [day: number, opens: string, closes: string][]) => {
        await pool.query('delete from marketplace.store_schedules where store_id = $1', [world.stores.grill]);
        for (const [day, opens, closes] of hours)
          await pool.query(
            'insert into marketplace.store_schedules (store_id, day, opens, closes) values ($1, $2, $3, $4)',
            [world.stores.grill, day, opens, closes],
          );
        return (await api.get<StoreDetails>(`/api/v1/stores/details/${world.stores.grill}`)).body
          .next_opening;
      };
      // Wednesday is day 3; in the city it is 16:00.
      assert.deepEqual(
        await nextOpening([3, '08:00', '15:00'], [3, '18:00', '23:00'], [4, '08:00', '15:00']),
        {
          in_days: 0,
          day: 3,
          opening_time: '18:00',
        },
      );
      assert.deepEqual(await nextOpening([2, '09:00', '12:00'], [4, '08:30', '15:00']), {
        in_days: 1,
        day: 4,
        opening_time: '08:30',
      });
      assert.deepEqual(await nextOpening([3, '08:00', '15:00']), {
        in_days: 7,
        day: 3,
        opening_time: '08:00',
      });
      assert.equal(await nextOpening([3, '08:00', '23:00']), null, 'it is open');
      assert.equal(await nextOpening(), null, 'it has no hours');
    });

    it('shows a store with its hours and categories, and 404s what there is not (STR-7)', async () => {
      const { body } = await api.get<StoreDetails>(`/api/v1/stores/details/${api.world.stores.kitchen}`);
      assert.deepEqual(body.schedules[0], { day: 0, opening_time: '00:00', closing_time: '00:00' });
      assert.deepEqual(
        body.categories.map(({ name, products_count }) => [name, products_count]),
        [['Meals', 3]],
        'pizzas are meals, and no item stands twice',
      );
      assert.deepEqual([body.today, body.next_opening], [3, null]);
      assert.equal(body.total_items, 3);
      assert.equal((await api.get('/api/v1/stores/details/nothing')).status, 404);
    });

    it('lists top categories with what they hold in the zone, and no empty ones (CAT-1, CAT-4, HOM-17)', async () => {
      const { body } = await api.get<Category[]>('/api/v1/categories', inFood());
      assert.deepEqual(
        body.map(({ name, products_count, childes }) => [name, products_count, names(childes)]),
        [['Meals', 4, ['Pizzas']]],
      );
      assert.equal((await api.get<Category[]>('/api/v1/categories?featured=0', inFood())).body.length, 0);
      assert.equal((await api.get<Category[]>('/api/v1/categories?search=meal', inFood())).body.length, 1);
      assert.equal((await api.get<Category[]>('/api/v1/categories?search=%25', inFood())).body.length, 0);
      const { meals, pizzas } = api.world.categories;
      assert.deepEqual(
        names((await api.get<Category[]>(`/api/v1/categories/childes/${meals}`, inFood())).body),
        ['Pizzas'],
      );
      assert.equal((await api.get<Category>(`/api/v1/categories/${pizzas}`)).body.parent_id, meals);
      assert.equal((await api.get('/api/v1/categories/nothing')).status, 404);
    });

    it('lists items and stores of a category with its sub-categories (CAT-1, CAT-3)', async () => {
      const { meals, pizzas } = api.world.categories;
      const inMeals = await api.get<ItemPage>(`/api/v1/categories/items/${meals}`, inFood());
      assert.equal(inMeals.body.total_size, 4);
      const sellers = await api.get<StorePage>(`/api/v1/categories/stores/${pizzas}`, inFood());
      assert.deepEqual(names(sellers.body.stores), ['Kitchen']);
      assert.equal((await api.get('/api/v1/categories/items/nothing', inFood())).status, 404);
    });

    it('counts the items of a brand in the zone (PRO-12)', async () => {
      const { body } = await api.get<{ name: string; items_count: number }[]>('/api/v1/brand', inGrocery());
      assert.deepEqual(
        body.map(({ name, items_count }) => [name, items_count]),
        [['Acme', 1]],
      );
    });

    it('answers each list in a bounded number of queries, however many rows it has', async () => {
      const paths = [
        'items/popular',
        'items/most-reviewed',
        'stores/popular',
        'categories',
        'banners',
        'flash-sales',
        'campaigns/item',
      ];
      const query = mock.method(pg.Client.prototype, 'query');
      for (const path of paths) {
        query.mock.resetCalls();
        assert.equal((await api.get(`/api/v1/${path}`, inFood())).status, 200);
        assert.ok(query.mock.callCount() <= 4, `${path}: ${query.mock.callCount()} queries`);
      }
      query.mock.restore();
    });

    it('shows banners, campaigns, coupons, highlights and cashback that run now, in the zone (PRO-1 to PRO-8, PRO-14, WAL-6 to WAL-8)', async () => {
      const banners = await api.get<{ banners: { title: string }[]; campaigns: { title: string }[] }>(
        '/api/v1/banners',
        inFood(),
      );
      assert.deepEqual(
        banners.body.banners.map(({ title }) => title),
        ['Plain', 'Kitchen', 'Soup'],
      );
      assert.deepEqual(
        banners.body.campaigns.map(({ title }) => title),
        ['Soup week'],
      );
      const offered = await api.get<Item[]>('/api/v1/campaigns/item', inFood());
      assert.deepEqual(
        offered.body.map(({ name, price }) => [name, price]),
        [['Soup', 7]],
      );
      assert.equal(offered.body[0]?.available_date_starts, '2026-03-04T11:00:00.000Z');
      const { soup, past } = api.world.campaignItems;
      assert.equal((await api.get<Item>(`/api/v1/items/details/${soup}?campaign=1`)).body.price, 7);
      assert.equal(
        (await api.get<Item>(`/api/v1/items/details/${offered.body[0]?.slug}?campaign=1`)).body.id,
        soup,
      );
      assert.equal((await api.get(`/api/v1/items/details/${past}?campaign=1`)).status, 404);
      const coupons = await api.get<{ code: string; discount: number }[]>('/api/v1/coupon/list', inFood());
      assert.deepEqual(
        coupons.body.map(({ code, discount }) => [code, discount]),
        [['ALL', 5]],
      );
      const ads = await api.get<{ store: { name: string; distance: number } }[]>(
        '/api/v1/advertisement/list',
        inFood({ latitude: '0.5', longitude: '0.5' }),
      );
      assert.deepEqual(
        ads.body.map(({ store }) => [store.name, store.distance]),
        [['Kitchen', 11.119]],
      );
      const cashback = await api.get<{ title: string }[]>('/api/v1/cashback/list');
      assert.deepEqual(
        cashback.body.map(({ title }) => title),
        ['Back'],
      );
      const fixed = await api.get<Record<string, unknown>>('/api/v1/other-banners', inFood());
      assert.deepEqual(
        [fixed.body.promotional_banner_url, fixed.body.basic_section_nearby],
        ['/media/banners/promo-1600.webp', 0],
      );
    });

    it("answers the parcel home's parts (PCL-1 to PCL-3, PRO-14)", async () => {
      const inParcel = api.at(api.world.modules.parcel);
      const part = async (path: string) =>
        (await api.get<{ name?: string; title?: string }[]>(path, inParcel)).body[0];
      assert.equal((await part('/api/v1/parcel-category'))?.name, 'Documents');
      assert.equal((await part('/api/v1/other-banners/list'))?.title, 'Send');
      assert.equal((await part('/api/v1/other-banners/why-choose'))?.title, 'Fast');
      assert.equal((await api.get('/api/v1/other-banners/video-content', inParcel)).status, 200);
    });
  });
}
