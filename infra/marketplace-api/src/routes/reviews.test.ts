import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ItemReviews, StoreReviews } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { insert } from '../testing/insert.ts';

for (const database of testDatabases()) {
  describe(`reviews on the ${database.name} database`, () => {
    let api: TestApi;
    before(async () => {
      api = await startTestApi(database);
      const customer = await insert(api.pool, 'customers', {
        f_name: 'Ömer',
        l_name: 'Åsen',
        email: 'omer@souk.example',
        phone: '+971501009999',
        ref_code: 'OMER',
      });
      const review = (rating: number, day: number, more: object = {}) =>
        insert(api.pool, 'reviews', {
          item_id: api.world.items.soup,
          customer_id: customer,
          rating,
          comment: `day ${day}`,
          created_at: new Date(Date.UTC(2026, 0, day)),
          ...more,
        });
      await review(5, 1);
      await review(2, 3, { customer_id: null });
      await review(5, 2);
    });
    after(() => api.close());
    const reviewsOf = (item: number | string, query = '') =>
      api.get<ItemReviews>(`/api/v1/items/reviews/${item}${query}`);

    it('lists the reviews of an item, latest first, with the number of each rating (POP-26, REV-4)', async () => {
      const { status, body } = await reviewsOf(api.world.items.soup);
      assert.equal(status, 200);
      assert.deepEqual(
        body.reviews.map(({ rating, comment }) => [rating, comment]),
        [
          [2, 'day 3'],
          [5, 'day 2'],
          [5, 'day 1'],
        ],
      );
      assert.deepEqual(body.rating_counts, [0, 1, 0, 0, 2]);
      assert.equal(body.total_size, 3);
    });

    it('names a customer by first name and initial, and no removed one', async () => {
      const { body } = await reviewsOf(api.world.items.soup);
      assert.deepEqual(
        body.reviews.map(({ customer_name }) => customer_name),
        ['', 'Ömer Å.', 'Ömer Å.'],
      );
    });

    it('is paged (API-9)', async () => {
      const { body } = await reviewsOf(api.world.items.soup, '?limit=2&offset=2');
      assert.deepEqual(
        body.reviews.map(({ comment }) => comment),
        ['day 1'],
      );
      assert.deepEqual([body.total_size, body.limit, body.offset], [3, 2, 2]);
    });

    describe('page after page', () => {
      /** Reviews of one item at one time but for microseconds, and of another item of the store. */
      before(async () => {
        for (const id of [1, 2, 3, 4, 5, 6])
          await insert(api.pool, 'reviews', {
            item_id: id % 3 === 0 ? api.world.items.breakfast : api.world.items.pizza,
            rating: id > 5 ? 1 : id,
            comment: `review ${id}`,
          });
        await api.pool.query(
          `update marketplace.reviews set created_at = timestamptz '2026-02-01T00:00:00.123456Z' + rating / 3 * interval '1 microsecond'
           where comment like 'review %'`,
        );
      });
      after(() => api.pool.query("delete from marketplace.reviews where comment like 'review %'"));

      const readOn = async (read: (query: string) => Promise<{ body: ItemReviews }>) => {
        const pages: string[][] = [];
        let next: string | null | undefined;
        do {
          const { body } = await read(`limit=2&offset=${pages.length + 1}${next ? `&after=${next}` : ''}`);
          pages.push(body.reviews.map(({ comment }) => comment));
          next = body.next;
        } while (next);
        return pages;
      };

      for (const [subject, read] of [
        ['an item', (query: string) => reviewsOf(api.world.items.pizza, `?${query}`)],
        [
          'a store',
          (query: string) =>
            api.get<StoreReviews>(`/api/v1/stores/reviews?store_id=${api.world.stores.kitchen}&${query}`),
        ],
      ] as const)
        it(`reads the same of ${subject} on from an end as in one list (API-9)`, async () => {
          const { body } = await read('limit=100');
          const all = body.reviews.map(({ comment }) => comment);
          assert.ok(all.length >= 4);
          assert.deepEqual((await readOn(read)).flat(), all);
          assert.equal(body.next, null);
        });

      it('shows nothing twice when somebody reviews meanwhile, and counts as it began (API-9)', async () => {
        const all = await reviewsOf(api.world.items.pizza, '?limit=100');
        const { body: first } = await reviewsOf(api.world.items.pizza, '?limit=2');
        const id = await insert(api.pool, 'reviews', {
          item_id: api.world.items.pizza,
          rating: 5,
          comment: 'meanwhile',
          created_at: new Date(Date.UTC(2026, 5, 1)),
        });
        const { body } = await reviewsOf(api.world.items.pizza, `?limit=2&offset=2&after=${first.next}`);
        assert.deepEqual(body.reviews, all.body.reviews.slice(2, 4));
        assert.deepEqual(
          [body.rating_counts, body.total_size, body.offset],
          [first.rating_counts, first.total_size, 2],
        );
        await api.pool.query('delete from marketplace.reviews where id = $1', [id]);
      });

      it('starts only where a page can have ended (API-9)', async () => {
        const counts = '0-0-0-0-1';
        for (const after of ['', 'x', `1.1`, `1.${2 ** 31}.${counts}`, `${10 ** 16}.1.${counts}`, `1.1.1-2`])
          assert.equal((await reviewsOf(api.world.items.pizza, `?after=${after}`)).status, 422, after);
        const furthest = `${Number.MAX_SAFE_INTEGER}.2147483647.${counts}`;
        assert.equal((await reviewsOf(api.world.items.pizza, `?after=${furthest}`)).status, 200);
      });
    });

    it('is empty for an item without reviews, and 404 for an unknown one', async () => {
      const { body } = await reviewsOf(api.world.items.pizza);
      assert.deepEqual([body.reviews, body.rating_counts], [[], [0, 0, 0, 0, 0]]);
      assert.equal((await reviewsOf('no-such-item')).status, 404);
    });

    it('lists the reviews of everything a store sells, with the item, latest first (STR-4)', async () => {
      await insert(api.pool, 'reviews', {
        item_id: api.world.items.pizza,
        rating: 4,
        comment: 'day 4',
        created_at: new Date(Date.UTC(2026, 0, 4)),
      });
      const reviewsOfStore = (query: string) => api.get<StoreReviews>(`/api/v1/stores/reviews?${query}`);
      const { kitchen, grill } = api.world.stores;
      const { body } = await reviewsOfStore(`store_id=${kitchen}&limit=2`);
      assert.deepEqual(
        body.reviews.map(({ item_name, comment }) => [item_name, comment]),
        [
          ['Pizza', 'day 4'],
          ['Soup', 'day 3'],
        ],
      );
      assert.deepEqual([body.rating_counts, body.total_size], [[0, 1, 0, 1, 2], 4]);
      const last = await reviewsOfStore(`store_id=${kitchen}&limit=2&offset=2`);
      assert.deepEqual(
        last.body.reviews.map(({ comment }) => comment),
        ['day 2', 'day 1'],
      );
      assert.deepEqual((await reviewsOfStore(`store_id=${grill}`)).body.reviews, []);
      assert.equal((await reviewsOfStore('store_id=9999')).status, 404);
      assert.equal((await reviewsOfStore('')).status, 422);
    });

    it('lists the reviews of an item with the store that sells it now (STR-4)', async () => {
      const { kitchen, grill } = api.world.stores;
      const totals = async () => {
        const read = (id: number) => api.get<StoreReviews>(`/api/v1/stores/reviews?store_id=${id}`);
        return [(await read(kitchen)).body.total_size, (await read(grill)).body.total_size];
      };
      const move = (to: number) =>
        api.pool.query('update marketplace.items set store_id = $1 where id = $2', [
          to,
          api.world.items.pizza,
        ]);
      const before = await totals();
      await move(grill);
      assert.deepEqual(await totals(), [3, 1]);
      await move(kitchen);
      assert.deepEqual(await totals(), before);
    });
  });
}
