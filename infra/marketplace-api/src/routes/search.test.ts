import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { SearchPage, Suggestions } from '@souk/contracts/api';
import { capabilitiesOf } from '../search/search-engines.ts';
import { startTestApi, type Refusal, type TestApi } from '../testing/api.ts';
import { buyers, line } from '../testing/buyers.ts';
import { insert } from '../testing/insert.ts';
import { GENEROUS_LIMITS } from '../testing/generous-limits.ts';
import { addSearchGoods, LOAVES, type SearchGoods } from '../testing/search-goods.ts';
import { searchRuns } from '../testing/search-runs.ts';

type Params = Readonly<Record<string, string | number | readonly (string | number)[] | undefined>>;

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
const sorted = (rows: readonly string[]) => [...rows].sort();
const PICKED_UP = { order_type: 'take_away' };
const SMALL = { name: 'Size', values: { label: ['Small'] } };
const HERE = { latitude: '0.5', longitude: '0.5' };

// The requirements of every engine are tested once, on each of them.
for (const { database, searchEngine } of searchRuns('every')) {
  describe(`search by ${searchEngine} on the ${database.name} database`, () => {
    let api: TestApi;
    let goods: SearchGoods;
    before(async () => {
      api = await startTestApi(database, GENEROUS_LIMITS, { searchEngine });
      goods = await addSearchGoods(api.pool, api.world);
    });
    after(() => api.close());
    const forgives = capabilitiesOf(searchEngine).typos;

    const inGoods = (more?: Record<string, string>) => api.at(goods.moduleId, { ...HERE, ...more });
    const search = (params: Params, headers = inGoods()) => {
      const query = new URLSearchParams(
        Object.entries(params).flatMap(([name, value]) =>
          value === undefined
            ? []
            : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
        ),
      );
      return api.get<SearchPage & Refusal>(`/api/v1/items/get-combined-data?${query.toString()}`, headers);
    };
    const page = async (params: Params, headers = inGoods()) => {
      const { status, body } = await search(params, headers);
      assert.equal(status, 200, JSON.stringify(body));
      return body;
    };
    const items = async (params: Params) => names((await page({ limit: 100, ...params })).products);
    const stores = async (params: Params) => names((await page({ ...params, list_type: 'store' })).stores);
    const suggest = (name: string, headers = inGoods()) =>
      api.get<Suggestions & Refusal>(
        `/api/v1/items/item-or-store-search?${new URLSearchParams({ name }).toString()}`,
        headers,
      );
    const CHICKEN = [
      'Grilled Chicken',
      'Chicken Soup',
      'Chicken Wrap',
      'Breakfast Chicken',
      'Sold Out Chicken',
    ];

    const isOfLevant = (name: string) => name !== 'Chicken Wrap' && name !== 'Sweets';

    describe('what it lists', () => {
      it('is items unless stores are wanted, never both (SRC-8, AMB-28)', async () => {
        const found = await page({ name: 'chicken' });
        assert.deepEqual([names(found.products).length, found.stores], [CHICKEN.length, []]);
        const sellers = await page({ name: 'chicken', list_type: 'store' });
        assert.deepEqual([sellers.products, names(sellers.stores)], [[], ['Levant', 'Night Shop']]);
        assert.deepEqual(await items({ name: 'chicken', list_type: 'item' }), CHICKEN);
      });

      it('is everything without a name, what is ordered most first (SRC-8)', async () => {
        const found = await page({});
        assert.deepEqual(names(found.products).slice(0, 3), ['Harira', 'Chicken Wrap', 'Breakfast Chicken']);
        assert.equal(found.total_size, 12 + LOAVES);
        assert.equal((await page({ name: '  ' })).total_size, 12 + LOAVES);
      });

      it('is a category with its sub-categories, whatever name stands in the address (SRC-9, CAT-3)', async () => {
        const { meals, soups } = goods.categories;
        const category = { data_type: 'category', name: 'olive' };
        assert.deepEqual(sorted(await items({ ...category, category_ids: [soups] })), [
          'Chicken Soup',
          'Harira',
          'Lentil Soup',
        ]);
        assert.equal((await page({ ...category, category_ids: [meals] })).total_size, 7);
        assert.deepEqual(await stores({ ...category, category_ids: [soups] }), ['Levant']);
      });

      it('is a brand, or several (SRC-9)', async () => {
        const { wadi, medo } = goods.brands;
        assert.deepEqual(sorted(await items({ data_type: 'brand', brand_ids: [wadi] })), [
          'Olive Oil',
          'Rose Water',
        ]);
        assert.equal((await page({ data_type: 'brand', brand_ids: [wadi, medo] })).total_size, 3);
        assert.deepEqual(await stores({ data_type: 'brand', brand_ids: [medo] }), ['Levant']);
      });

      it('is what is discounted, by itself, by its store or by a flash sale (SRC-9, PRO-12)', async () => {
        assert.deepEqual(await items({ data_type: 'discounted' }), [
          'Chicken Wrap',
          'Grilled Chicken',
          'Sweets',
        ]);
        assert.deepEqual(await stores({ data_type: 'discounted' }), ['Night Shop']);
        const grocery = await page({ data_type: 'discounted' }, api.at(api.world.modules.grocery));
        assert.deepEqual(names(grocery.products), ['Apple']);
      });

      it('is what is new, the newest first (SRC-9)', async () => {
        assert.deepEqual((await items({ data_type: 'new' })).slice(0, 2), [
          `Loaf ${LOAVES}`,
          `Loaf ${LOAVES - 1}`,
        ]);
        assert.equal((await stores({ data_type: 'new' })).length, 2);
      });

      it('is never of another module, another zone or off sale (SRC-8, LOC-3)', async () => {
        assert.deepEqual(await items({ name: 'pizza' }), []);
        assert.deepEqual(await items({ name: 'retired' }), []);
        const { food, grocery } = api.world.modules;
        for (const [moduleId, name] of [
          [food, 'stew'],
          [food, 'southern'],
          [food, 'pie'],
          [food, 'shut'],
          [grocery, 'pear'],
          [grocery, 'far away'],
        ] as const)
          for (const list_type of ['item', 'store'])
            assert.equal(
              (await page({ name, list_type }, api.at(moduleId))).total_size,
              0,
              `${name} ${list_type}`,
            );
        const south = { zoneid: String(api.world.zones.south) };
        assert.deepEqual(names((await page({ name: 'stew' }, api.at(food, south))).products), [
          'Southern Stew',
        ]);
      });

      it('requires zone and module, and names the one that it cannot read (API-3)', async () => {
        assert.equal((await search({ name: 'x' }, { moduleId: '1' })).body.errors[0]?.code, 'zoneid');
        assert.equal((await search({ name: 'x' }, { zoneid: '1' })).body.errors[0]?.code, 'moduleId');
        for (const [field, value] of Object.entries({
          category_ids: '[1',
          brand_ids: '[0]',
          filter: '["nothing"]',
          data_type: 'all',
          list_type: 'all',
          sort: 'up',
          rating_count: '6',
          min_price: '-1',
          max_price: 'NaN',
          limit: '101',
          offset: '0',
        })) {
          const { status, body } = await search({ [field]: value });
          assert.deepEqual([status, body.errors[0]?.code], [422, field]);
        }
      });
    });

    describe('what narrows it', () => {
      it('is each filter of items alone (SRC-14)', async () => {
        const filtered = async (...filter: string[]) =>
          sorted(await items({ filter })).filter((name) => !name.startsWith('Loaf'));
        assert.equal((await filtered('nearby')).includes('Chicken Wrap'), false, 'the Night Shop is far');
        assert.equal((await filtered('nearby')).length, 10);
        assert.equal((await filtered('currently_open')).length, 10);
        assert.equal((await filtered('fast_delivery')).length, 10, 'the Night Shop is closed');
        assert.deepEqual(await filtered('top_rated'), ['Grilled Chicken', 'Lentil Soup']);
        assert.deepEqual(await filtered('discounted'), ['Chicken Wrap', 'Grilled Chicken', 'Sweets']);
        assert.deepEqual(await filtered('popular'), [
          'Breakfast Chicken',
          'Chicken Wrap',
          'Grilled Chicken',
          'Harira',
          'Lentil Soup',
          'Sold Out Chicken',
        ]);
        assert.deepEqual(await filtered('veg'), [
          'Café Crème',
          'Harira',
          'Lentil Soup',
          'Olive Oil',
          'Rose Water',
          'Sweets',
        ]);
        assert.equal((await filtered('non_veg')).length, 6);
        assert.deepEqual(await filtered('veg', 'popular', 'top_rated'), ['Lentil Soup']);
      });

      it('is each filter of stores alone (SRC-14)', async () => {
        const filtered = (...filter: string[]) => stores({ filter });
        assert.deepEqual(await filtered(), ['Levant', 'Night Shop']);
        for (const name of ['nearby', 'currently_open', 'top_rated', 'popular', 'non_veg'])
          assert.equal((await filtered(name))[0], 'Levant', name);
        assert.deepEqual(await filtered('nearby'), ['Levant']);
        assert.deepEqual(await filtered('currently_open'), ['Levant']);
        assert.deepEqual(await filtered('fast_delivery'), ['Levant']);
        assert.deepEqual(await filtered('top_rated'), ['Levant']);
        assert.deepEqual(await filtered('popular'), ['Levant']);
        assert.deepEqual(await filtered('discounted'), ['Night Shop']);
        assert.deepEqual(await stores({ rating_count: 4 }), ['Levant']);
        assert.deepEqual(await stores({ min_price: 50 }), ['Levant']);
      });

      it('is what arrives within 30 minutes, as a list and with words (SRC-14)', async () => {
        const filter = ['fast_delivery'];
        const change = (time: string) =>
          api.pool.query('update marketplace.stores set delivery_time = $1 where id = $2', [
            time,
            goods.stores.levant,
          ]);
        const all = (await page({ filter })).total_size;
        assert.ok(all > 0);
        assert.deepEqual(await items({ name: 'soup', filter: ['veg', 'fast_delivery'] }), [
          'Lentil Soup',
          'Harira',
        ]);
        await change('25-35');
        assert.equal((await page({ filter })).total_size, 0);
        assert.deepEqual(await items({ name: 'soup', filter }), []);
        assert.deepEqual(await stores({ filter }), []);
        await change('20-30');
      });

      it('is what can be picked up, or is delivered, in both spellings (STR-2, AMB-19)', async () => {
        const change = (columns: string) =>
          api.pool.query(`update marketplace.stores set ${columns} where id = $1`, [goods.stores.night]);
        const all = (await page({})).total_size;
        await change('take_away = false');
        for (const store_type of ['take_away', 'takeaway']) {
          assert.deepEqual(await stores({ store_type }), ['Levant']);
          assert.deepEqual(await items({ name: 'chicken', store_type }), CHICKEN.filter(isOfLevant));
          assert.equal(
            (await items({ store_type })).some((name) => !isOfLevant(name)),
            false,
          );
          // The wrap and the sweets are the Night Shop's.
          assert.equal((await page({ store_type })).total_size, all - 2);
        }
        assert.deepEqual(await stores({ store_type: 'delivery' }), ['Levant', 'Night Shop']);
        await change('take_away = true, delivery = false');
        assert.deepEqual(await stores({ store_type: 'home' }), ['Levant']);
        assert.equal((await page({ store_type: 'delivery' })).total_size, all - 2);
        await change('delivery = true');
        assert.equal((await search({ store_type: 'drone' })).body.errors[0]?.code, 'store_type');
      });

      it('finds nothing nearby where the place of the customer is unknown (SRC-14)', async () => {
        const unknown = api.at(goods.moduleId);
        assert.equal((await page({ filter: ['nearby'] }, unknown)).total_size, 0);
      });

      it('is a range of prices with both its ends, and stars (SRC-14, SRC-15)', async () => {
        assert.deepEqual(sorted(await items({ min_price: 22, max_price: 45 })), [
          'Breakfast Chicken',
          'Chicken Soup',
          'Grilled Chicken',
          'Sold Out Chicken',
        ]);
        assert.equal((await page({ min_price: 0, max_price: 20_000 })).total_size, 12 + LOAVES);
        assert.deepEqual(sorted(await items({ rating_count: 3 })), [
          'Chicken Soup',
          'Grilled Chicken',
          'Lentil Soup',
        ]);
        assert.deepEqual(sorted(await items({ rating_count: 4 })), ['Grilled Chicken', 'Lentil Soup']);
      });

      it('narrows what was typed as well (SRC-8, SRC-14)', async () => {
        assert.deepEqual(await items({ name: 'soup', filter: ['veg'] }), ['Lentil Soup', 'Harira']);
        assert.deepEqual(await items({ name: 'chicken', max_price: 20 }), ['Chicken Wrap']);
        assert.deepEqual(await items({ name: 'chicken', category_ids: [goods.categories.soups] }), [
          'Chicken Soup',
        ]);
        assert.deepEqual(await items({ name: 'oil', brand_ids: [goods.brands.medo] }), []);
        assert.deepEqual(await stores({ name: 'chicken', filter: ['currently_open'] }), ['Levant']);
        assert.deepEqual(await stores({ name: 'soup', filter: ['veg'], max_price: 16 }), ['Levant']);
        assert.deepEqual(await stores({ name: 'levant', max_price: 1 }), []);
      });

      it('finds nothing, without an error, where filters exclude each other (SRC-14)', async () => {
        for (const params of [
          { filter: ['veg', 'non_veg'] },
          { min_price: 30, max_price: 20 },
          { category_ids: [goods.categories.soups], brand_ids: [goods.brands.wadi] },
          { category_ids: [2_147_483_647] },
        ] as const)
          for (const list_type of ['item', 'store'])
            for (const name of ['', 'chicken']) {
              const { products, stores: sellers, total_size } = await page({ ...params, list_type, name });
              assert.deepEqual(
                [products, sellers, total_size],
                [[], [], 0],
                JSON.stringify({ params, list_type, name }),
              );
            }
      });
    });

    describe('its order', () => {
      it('shows first what can be ordered now, then what fits better, then what is ordered more (SRC-8)', async () => {
        assert.deepEqual(await items({ name: 'chicken' }), CHICKEN);
        // Harira is in the category only, and is ordered most.
        assert.deepEqual(await items({ name: 'soup' }), ['Lentil Soup', 'Chicken Soup', 'Harira']);
      });

      it('is by price where somebody wishes, and by stars for stores (CRD-14)', async () => {
        assert.deepEqual(await items({ name: 'soup', sort: 'high' }), [
          'Chicken Soup',
          'Harira',
          'Lentil Soup',
        ]);
        assert.deepEqual(await items({ name: 'soup', sort: 'low' }), [
          'Lentil Soup',
          'Harira',
          'Chicken Soup',
        ]);
        assert.deepEqual((await items({ sort: 'high' })).slice(0, 2), ['Olive Oil', 'Grilled Chicken']);
        assert.deepEqual(await stores({ sort: 'high' }), ['Levant', 'Night Shop']);
        assert.deepEqual(await stores({ sort: 'low' }), ['Night Shop', 'Levant']);
      });
    });

    describe('its order by delivery time', () => {
      const change = (columns: string) =>
        api.pool.query(`update marketplace.stores set ${columns} where id = $1`, [goods.stores.night]);

      it('is the shortest first, what is closed last, with words and without (CRD-14)', async () => {
        await change("delivery_time = '5-10'");
        assert.deepEqual(await stores({ sort: 'fastest' }), ['Levant', 'Night Shop'], 'closed');
        await change("open_seconds = '{[0,604800)}'");
        assert.deepEqual(await stores({ sort: 'fastest' }), ['Night Shop', 'Levant']);
        assert.deepEqual(await stores({ name: 'chicken', sort: 'fastest' }), ['Night Shop', 'Levant']);
        const second = { sort: 'fastest', list_type: 'store', limit: 1, offset: 2 };
        assert.deepEqual(names((await page(second)).stores), ['Levant']);
        await change("delivery_time = '20-30', open_seconds = marketplace.open_seconds(id)");
      });

      it('is of stores alone, since items have none of their own (CRD-14)', async () => {
        const { status, body } = await search({ sort: 'fastest' });
        assert.deepEqual([status, body.errors[0]?.code], [422, 'sort']);
      });
    });

    it('comes in pages of twelve, each with the size of all (SRC-13, SRC-15)', async () => {
      for (const params of [{ name: 'loaf' }, { max_price: 3 }, { name: 'loaf', sort: 'low' }]) {
        const seen: string[] = [];
        for (const [offset, rows] of [12, 12, 6, 0, 0].entries()) {
          const found = await page({ ...params, offset: offset + 1 });
          assert.deepEqual(
            [found.products.length, found.total_size, found.limit, found.offset],
            [rows, LOAVES, 12, offset + 1],
          );
          seen.push(...names(found.products));
        }
        assert.equal(new Set(seen).size, LOAVES);
      }
      const last = await page({ name: 'loaf', limit: 100, offset: 100_000 });
      assert.deepEqual([last.products, last.total_size], [[], LOAVES]);
    });

    describe('page after page', () => {
      /** The names of all pages, each continued from the end of the one before. */
      const readOn = async (params: Params) => {
        const pages: string[][] = [];
        let next: string | null = null;
        do {
          const found: SearchPage = await page({ ...params, limit: 5, ...(next && { after: next }) });
          assert.equal(found.total_size, (await page(params)).total_size);
          pages.push(names(found.products));
          next = found.next ?? null;
        } while (next);
        return pages;
      };

      it('is the same read on from an end as by its number, in every list without a name (SRC-9, SRC-13)', async () => {
        await api.pool.query(
          `update marketplace.items set created_at = '2026-02-01T00:00:00.123456Z' where name ->> 'en' like 'Loaf 1%'`,
        );
        const { categories, brands } = goods;
        for (const params of [
          {},
          { sort: 'high' },
          { sort: 'low' },
          { data_type: 'new' },
          { data_type: 'discounted' },
          { data_type: 'category', category_ids: [categories.pantry] },
          { data_type: 'category', category_ids: [categories.meals], sort: 'low' },
          { data_type: 'brand', brand_ids: [brands.wadi], sort: 'high' },
          { filter: ['veg'], min_price: 12 },
        ]) {
          const all = await items(params);
          const pages = await readOn(params);
          assert.deepEqual(pages.flat(), all, JSON.stringify(params));
          assert.deepEqual(
            pages
              .slice(0, -1)
              .map(({ length }) => length)
              .filter((length) => length !== 5),
            [],
          );
        }
      });

      it('shows nothing twice when something is added before it (SRC-13)', async () => {
        const params = { data_type: 'new', limit: 5 };
        const all = await items({ data_type: 'new' });
        const { next } = await page(params);
        const { rows } = await api.pool.query<{ id: number }>(
          `insert into marketplace.items (module_id, store_id, category_id, slug, name, description, price, image, created_at)
           select module_id, store_id, category_id, 'newest', name, description, price, image, '2026-03-01' from marketplace.items
           where name ->> 'en' = 'Harira' returning id`,
        );
        const read = await page({ ...params, offset: 2, after: next ?? '' });
        assert.deepEqual(names(read.products), all.slice(5, 10));
        assert.equal(read.offset, 2);
        assert.deepEqual(names((await page({ ...params, offset: 2 })).products), all.slice(4, 9));
        await api.pool.query('delete from marketplace.items where id = $1', [rows[0]?.id]);
      });

      it('gives no end of a ranked list, of stores, nor after the last page (SRC-13)', async () => {
        for (const params of [{ name: 'loaf' }, { list_type: 'store', limit: 1 }, { limit: 100 }])
          assert.equal((await page(params)).next, null);
      });

      it('starts only where a page can have ended (SRC-8)', async () => {
        const refused = async (params: Params) => {
          const { status, body } = await search(params);
          assert.deepEqual([status, body.errors[0]?.code], [422, 'after'], JSON.stringify(params));
        };
        for (const after of [
          '',
          'x',
          'best.1',
          'low.300.1',
          'best.-1.1',
          'best.1e3.1',
          `best.1.${2 ** 31}`,
          'best.9999999999999999.1',
          "best.1.1'; drop table marketplace.items; --",
          'best.1.1\u0000',
          'a'.repeat(201),
        ])
          await refused({ after });
        await refused({ after: 'best.1.1', name: 'loaf' });
        await refused({ after: 'best.1.1', list_type: 'store' });
        const furthest = `${Number.MAX_SAFE_INTEGER}.${2 ** 31 - 1}`;
        for (const [sort, order] of [
          ['high', 'high'],
          ['low', 'low'],
          [undefined, 'best'],
        ])
          assert.equal((await search({ sort, after: `${order}.${furthest}` })).status, 200);
        for (const end of [furthest, '0.0'])
          assert.equal((await search({ data_type: 'new', after: `newest.${end}` })).status, 200);
      });
    });

    describe('the words that it knows', () => {
      const finds = async (name: string, wanted: string) =>
        assert.equal(
          (await items({ name }))[0],
          wanted,
          `"${name}" finds ${(await items({ name })).join(', ')}`,
        );

      it('are those of both languages, whatever the page speaks (SRC-8)', async () => {
        await finds('شوربة', 'Lentil Soup');
        await finds('lentil', 'Lentil Soup');
        const { products } = await page({ name: 'lentil' }, inGoods({ 'X-localization': 'ar' }));
        assert.deepEqual(names(products), ['شوربة العدس']);
      });

      it('are found in every usual spelling (SRC-8)', async () => {
        for (const name of ['شوربة العدس', 'شوربه عدس', 'شُورْبَةُ عَدَس', 'شـوربـة'])
          await finds(name, 'Lentil Soup');
        for (const name of ['أصلي', 'اصلي', 'اصلى', 'إصلي', 'زيت الزيتون']) await finds(name, 'Olive Oil');
        for (const name of ['حلوى', 'حلوي', 'الحلوى']) await finds(name, 'Sweets');
        for (const name of ['قهوة', 'القهوه', 'بالكريمة', 'cafe creme', 'CAFÉ', 'Cafe\u0301'])
          await finds(name, 'Café Crème');
      });

      it('are found as soon as they begin, and in the plural (SRC-5)', async () => {
        for (const name of ['le', 'lent', 'lentil s', 'soups lentil', 'عد', 'العد'])
          await finds(name, 'Lentil Soup');
        for (const name of ['olives oils', 'oliv', 'o', 'زيتو']) await finds(name, 'Olive Oil');
      });

      it('are found with a letter missing, doubled, swapped or wrong (SRC-8)', async (test) => {
        if (!forgives) return test.skip('this engine takes words as they are typed');
        for (const name of ['lentl', 'lenttil', 'letnil', 'lintil', 'lentil suop', 'lentl sop'])
          await finds(name, 'Lentil Soup');
        for (const name of ['chiken grilled', 'grilld chicken', 'griled chikcen'])
          await finds(name, 'Grilled Chicken');
        for (const name of ['حريره', 'حرييرة', 'حررة', 'حريير']) await finds(name, 'Harira');
        assert.deepEqual(await stores({ name: 'levnt' }), ['Levant']);
      });

      it('are those of categories, brands, stores, tags and active ingredients too (SRC-8)', async () => {
        assert.deepEqual(sorted(await items({ name: 'soups' })), ['Chicken Soup', 'Harira', 'Lentil Soup']);
        assert.equal((await page({ name: 'meals' })).total_size, 7, 'its sub-categories too');
        assert.deepEqual(sorted(await items({ name: 'wadi' })), ['Olive Oil', 'Rose Water']);
        assert.deepEqual(sorted(await items({ name: 'الوادي' })), ['Olive Oil', 'Rose Water']);
        assert.deepEqual(sorted(await items({ name: 'night shop' })), ['Chicken Wrap', 'Sweets']);
        await finds('paracetamol', 'Headache Tablets');
        await finds('pain relief', 'Headache Tablets');
        await finds('ramadan', 'Harira');
        await finds('chicken night', 'Chicken Wrap');
        await finds('wadi oil', 'Olive Oil');
      });

      it('have all to fit (SRC-8)', async () => {
        assert.deepEqual(await items({ name: 'chicken soup' }), ['Chicken Soup']);
        assert.deepEqual(await items({ name: 'chicken zzzzzz' }), []);
      });

      it('follow a new name at once, typed correctly or nearly (SRC-8)', async () => {
        const { rows } = await api.pool.query<{ id: number }>(
          `update marketplace.items set name = '{"en": "Vermicelli", "ar": "شعيرية"}' where name ->> 'en' = 'Sweets' returning id`,
        );
        for (const name of ['vermicelli', 'شعيريه', ...(forgives ? ['vermiceli'] : [])])
          await finds(name, 'Vermicelli');
        assert.deepEqual(await items({ name: 'sweets' }), []);
        await api.pool.query(
          `update marketplace.items set name = '{"en": "Sweets", "ar": "حلوى"}' where id = $1`,
          [rows[0]?.id],
        );
        await finds('sweet', 'Sweets');
      });
    });

    it('accepts whatever is in the address (SRC-8)', async () => {
      const garbage = [
        'a'.repeat(2000),
        'ab '.repeat(666),
        '🍕',
        '🍕'.repeat(60),
        'x' + '🍕'.repeat(50),
        `'; drop table marketplace.items; --`,
        `<script>alert(1)</script>`,
        '\\',
        "\\'",
        '100%',
        '____',
        '% % %',
        '...',
        '?!،؟',
        '\u202e\u200f',
        'ﷺ'.repeat(100),
        '{}[]()*+?^$|',
        '\ud800',
        'İıſß',
        'ا'.repeat(100),
      ];
      for (const name of garbage)
        for (const list_type of ['item', 'store']) {
          const { status, body } = await search({ name, list_type });
          assert.equal(status, 200, `${name}: ${JSON.stringify(body)}`);
          assert.equal((await suggest(name)).status, 200, name);
        }
      for (const name of ['%', '_', '\\', '...', '🍕', '؟'])
        assert.deepEqual(await items({ name }), [], `${name} is no wildcard`);
      for (const name of ['a\u0000b', 'a'.repeat(2001)])
        for (const { status, body } of [await search({ name }), await suggest(name)])
          assert.deepEqual([status, body.errors[0]?.code], [422, 'name']);
      for (const query of [
        'name=%ED%A0%80',
        'name=%',
        'name=a&name=b',
        'name[]=a',
        'category_ids=[[1]]',
        'category_ids={}',
        'filter=[null]',
        'offset=1e9',
        'limit=',
        'min_price=1e400',
      ]) {
        const { status } = await api.get(`/api/v1/items/get-combined-data?${query}`, inGoods());
        assert.ok(status === 200 || status === 422 || status === 400, `${query} answers ${status}`);
      }
      const { rows } = await api.pool.query('select count(*)::integer as items from marketplace.items');
      assert.ok(rows[0].items > LOAVES);
    });

    describe('during typing', () => {
      it('suggests five items and five stores at most, as links with pictures (SRC-5)', async () => {
        for (let count = 1; count <= 6; count += 1)
          await insert(api.pool, 'stores', {
            module_id: goods.moduleId,
            zone_id: api.world.zones.north,
            slug: `corner-${count}`,
            name: { en: `Corner ${count}`, ar: `زاوية ${count}` },
            address: { en: '', ar: '' },
            logo: 'stores/logo',
            cover: 'stores/cover',
            latitude: 0.5,
            longitude: 0.5,
            delivery_time: '20-30',
          });
        const { body } = await suggest('lo');
        assert.deepEqual(
          [body.items.length, names(body.items).every((name) => name.startsWith('Loaf'))],
          [5, true],
        );
        assert.equal((await suggest('corner')).body.stores.length, 5);
        const [first] = (await suggest('harira')).body.items;
        assert.deepEqual(
          [first?.name, first?.image_full_url.startsWith('/media/items/dish')],
          ['Harira', true],
        );
        const arabic = await suggest('بلاد', inGoods({ 'X-localization': 'ar' }));
        assert.deepEqual(names(arabic.body.stores), ['بلاد الشام']);
        await api.pool.query(`delete from marketplace.stores where slug like 'corner-%'`);
      });

      it('suggests a name that several items have once (SRC-5)', async () => {
        const { rows: loaves } = await api.pool.query(
          `select id, name from marketplace.items where name ->> 'en' in ('Loaf 2', 'Loaf 3', 'Loaf 4')`,
        );
        assert.equal(loaves.length, 3);
        const rename = (id: number, name: unknown) =>
          api.pool.query('update marketplace.items set name = $2 where id = $1', [id, name]);
        for (const { id } of loaves) await rename(id, { en: 'Ryebread', ar: 'خبز الجاودار' });
        assert.deepEqual(names((await suggest('ryebr')).body.items), ['Ryebread']);
        for (const { id, name } of loaves) await rename(id, name);
      });

      it('suggests nothing for a name that is empty (SRC-5)', async () => {
        assert.equal((await suggest('')).status, 422);
        assert.deepEqual((await suggest('   ')).body, { items: [], stores: [] });
      });
    });

    it('suggests only to customers what is similar to their orders, and nothing of others (SRC-6)', async () => {
      const { food } = api.world.modules;
      const suggested = async (token?: string, headers = api.at(food)) =>
        api.call<{ name: string }[]>('GET', '/api/v1/customer/suggested-items', { token, headers });
      assert.equal((await suggested()).status, 401);
      assert.equal(
        (await suggested(undefined, api.at(food, { 'X-guest-id': await api.guest() }))).status,
        401,
      );
      const people = buyers(api);
      const [ada, bob] = [await people.customer(), await people.customer()];
      assert.deepEqual((await suggested(ada.token)).body, []);
      await ada.order({ ...PICKED_UP, items: [line(api.world.items.soup)] });
      await bob.order({ ...PICKED_UP, items: [line(api.world.items.pizza, { variation: [SMALL] })] });
      assert.deepEqual(sorted(names((await suggested(ada.token)).body)), ['Breakfast', 'Soup', 'Steak']);
      assert.deepEqual(names((await suggested(bob.token)).body), ['Pizza']);
    });
  });
}
