import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Category, ItemPage, SearchPage } from '@souk/contracts/api';
import { MAX_COUNTED } from '../entities/page-total.ts';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { GENEROUS_LIMITS } from '../testing/generous-limits.ts';
import { addSearchGoods, type SearchGoods } from '../testing/search-goods.ts';
import { searchRuns } from '../testing/search-runs.ts';

const BRICKS = MAX_COUNTED + 120;
const PAGE = 90;

for (const { database, searchEngine } of searchRuns())
  describe(`long lists by ${searchEngine} on the ${database.name} database`, () => {
    let api: TestApi;
    let goods: SearchGoods;
    before(async () => {
      api = await startTestApi(database, GENEROUS_LIMITS, { searchEngine });
      goods = await addSearchGoods(api.pool, api.world);
      // A third of them are sold by the closed store; many have the same number of orders.
      await api.pool.query(
        `insert into marketplace.items (module_id, store_id, category_id, slug, name, description, price, image, order_count)
         select $1, case when n % 3 = 0 then $2::integer else $3::integer end, $4, 'brick-' || n,
           jsonb_build_object('en', case when n % 50 = 0 then 'Brick' else 'Red Bricklet ' || n end, 'ar', 'طوب'), '{}', 1000 + n % 7, 'items/dish', n % 5
         from generate_series(1, $5::integer) n`,
        [goods.moduleId, goods.stores.night, goods.stores.levant, goods.categories.pantry, BRICKS],
      );
    });
    after(() => api.close());

    const headers = () => api.at(goods.moduleId);
    const page = async (query: Record<string, string>) => {
      const address = `/api/v1/items/get-combined-data?${new URLSearchParams(query).toString()}`;
      const { status, body } = await api.get<SearchPage>(address, headers());
      assert.equal(status, 200, JSON.stringify(body));
      return body;
    };
    const NARROWED = { min_price: '10' };
    const LISTS: Record<string, string>[] = [
      { name: 'brick' },
      { name: 'brick', sort: 'low' },
      { ...NARROWED, max_price: '10.06' },
    ];

    it('say that there are more than were counted, until their end is read (SRC-8, SRC-13)', async () => {
      for (const query of LISTS) {
        const { total_size, total_is_minimum } = await page(query);
        assert.deepEqual([total_size, total_is_minimum], [MAX_COUNTED, true], JSON.stringify(query));
        const last = await page({ ...query, limit: '100', offset: '7' });
        assert.deepEqual([last.products.length, last.total_size, last.total_is_minimum], [20, BRICKS, false]);
        const behind = await page({ ...query, limit: '100', offset: '6' });
        assert.deepEqual([behind.total_size, behind.total_is_minimum], [601, true]);
      }
    });

    it('are read to their end, nothing twice and nothing left out, by number and from page to page (SRC-13)', async () => {
      for (const query of LISTS) {
        const byNumber: number[] = [];
        const readOn: number[] = [];
        let after: string | null = null;
        for (let offset = 1; offset <= Math.ceil(BRICKS / PAGE); offset += 1) {
          const numbered = { ...query, limit: String(PAGE), offset: String(offset) };
          byNumber.push(...(await page(numbered)).products.map(({ id }) => id));
          const read: SearchPage = await page({ ...numbered, ...(after && { after }) });
          readOn.push(...read.products.map(({ id }) => id));
          after = read.next ?? null;
        }
        assert.equal(new Set(byNumber).size, BRICKS, JSON.stringify(query));
        assert.deepEqual(readOn, byNumber);
        assert.equal(after, null);
      }
    });

    it('of what was typed begin with what can be ordered and fits best, and are ranked no further than they are counted (SRC-8)', async () => {
      const { products } = await page({ name: 'brick', limit: '100' });
      assert.deepEqual([products[0]?.name, products[0]?.store_name], ['Brick', 'Levant']);
      const sellers = products.map(({ store_name }) => store_name);
      assert.deepEqual([...new Set(sellers)], ['Levant']);
    });

    it('that nothing narrows have their number in full (CAT-3, ENT-5)', async () => {
      const all = await page({});
      assert.deepEqual([all.total_size > BRICKS, all.total_is_minimum], [true, false]);
      const { body } = await api.get<ItemPage>('/api/v1/items/popular', headers());
      assert.deepEqual([body.total_size, body.total_is_minimum], [all.total_size, false]);
      const veg = await api.get<ItemPage>('/api/v1/items/popular?type=non_veg', headers());
      assert.deepEqual([veg.body.total_size, veg.body.total_is_minimum], [MAX_COUNTED, true]);
      const { pantry } = goods.categories;
      const category = await page({ data_type: 'category', category_ids: `[${pantry}]` });
      const found = await api.get<Category>(`/api/v1/categories/${pantry}`, headers());
      assert.equal(category.total_size, found.body.products_count);
    });

    it('know when stores are open whatever happens to their hours (CRD-4)', async () => {
      const { levant, night } = goods.stores;
      // Every store at every half hour of the week, by its hours of that day and of the day before.
      const differing = `
        select s.id, second, s.open_seconds
        from marketplace.stores s cross join generate_series(0, 604799, 1800) second
          cross join lateral (select second / 86400 as today, make_interval(secs => second % 86400)::time as clock) city
        where s.open_seconds @> second is distinct from exists (
          select 1 from marketplace.store_schedules hours where hours.store_id = s.id and (
            (hours.day = today and hours.opens <= clock and (hours.closes <= hours.opens or clock < hours.closes))
            or (hours.day = (today + 6) % 7 and hours.closes <= hours.opens and clock < hours.closes)))`;
      const agree = async (what: string) =>
        assert.deepEqual((await api.pool.query(differing)).rows, [], what);
      await agree('added');
      for (const statement of [
        `update marketplace.store_schedules set opens = '18:30', closes = '03:00' where store_id = ${levant}`,
        `insert into marketplace.store_schedules (store_id, day, opens, closes) values
          (${levant}, 6, '08:00', '12:00'), (${levant}, 6, '12:00', '13:30'), (${levant}, 0, '02:00', '04:00')`,
        `update marketplace.store_schedules set store_id = ${levant}, opens = '05:00', closes = '05:30' where store_id = ${night} and day = 2`,
        `delete from marketplace.store_schedules where day in (1, 6)`,
        `truncate marketplace.store_schedules`,
        `insert into marketplace.store_schedules select ${night}, day, '09:00', '17:00' from generate_series(0, 6) day`,
      ]) {
        await api.pool.query(statement);
        await agree(statement);
      }
      await Promise.all(
        Array.from({ length: 7 }, (_, day) =>
          api.pool.query(
            `update marketplace.store_schedules set closes = '${10 + day}:00' where day = ${day}`,
          ),
        ),
      );
      await agree('many at once');
    });

    it('count right whatever happens to items (CAT-1)', async () => {
      const expected = `select module_id, store_id, category_id, brand_id, count(*)::integer as items, count(*) filter (where veg)::integer as veg,
          count(*) filter (where halal_tag and halal)::integer as halal, count(*) filter (where organic)::integer as organic
        from marketplace.items where active group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
      const counted = `select module_id, store_id, category_id, brand_id, items, veg, halal, organic
        from marketplace.item_counts where items > 0 order by 1, 2, 3, 4`;
      const expectedInZones = `select i.module_id, s.zone_id, category_id, brand_id, count(*)::integer as items
        from marketplace.items i join marketplace.stores s on s.id = i.store_id and s.active where i.active
        group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
      const countedInZones = `select module_id, zone_id, category_id, brand_id, items
        from marketplace.zone_counts where items <> 0 order by 1, 2, 3, 4`;
      const read = async (statement: string) => (await api.pool.query(statement)).rows as unknown[];
      const areRight = async (what: string) => {
        assert.deepEqual(await read(counted), await read(expected), what);
        assert.deepEqual(await read(countedInZones), await read(expectedInZones), `${what}, in zones`);
      };
      const { meals, soups } = goods.categories;
      const { wadi } = goods.brands;
      await areRight('added');
      for (const statement of [
        `update marketplace.items set active = not active where slug like 'brick-1%'`,
        `update marketplace.items set active = true, category_id = ${meals} where slug like 'brick-2%'`,
        `update marketplace.items set brand_id = ${wadi}, store_id = ${goods.stores.night} where slug like 'brick-%5'`,
        `update marketplace.items set brand_id = null, stock = 3, order_count = order_count + 1 where slug like 'brick-%5'`,
        `update marketplace.items set veg = not veg, organic = true where slug like 'brick-%7'`,
        `update marketplace.items set halal_tag = true, halal = id % 2 = 0, active = id % 5 > 0 where slug like 'brick-%8'`,
        `delete from marketplace.items where slug like 'brick-3%'`,
        `update marketplace.items set category_id = ${soups}, active = false where slug like 'brick-4%'`,
        `update marketplace.stores set active = false where id = ${goods.stores.night}`,
        `update marketplace.items set active = not active where slug like 'brick-5%'`,
        `update marketplace.stores set zone_id = (select max(id) from marketplace.zones) where id = ${goods.stores.levant}`,
        `update marketplace.stores set active = true, order_count = 7 where id = ${goods.stores.night}`,
      ]) {
        await api.pool.query(statement);
        await areRight(statement);
      }
      await Promise.all(
        Array.from({ length: 8 }, (_, digit) => [
          api.pool.query(
            `update marketplace.items set active = not active where slug like 'brick-%${digit}'`,
          ),
          api.pool.query(
            `update marketplace.stores set active = not active where id = ${goods.stores[digit % 2 ? 'night' : 'levant']}`,
          ),
        ]).flat(),
      );
      await areRight('many at once');
      await api.pool.query('truncate marketplace.items cascade');
      await areRight('emptied');
    });
  });
