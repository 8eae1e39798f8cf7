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

    it('says what customers say of an item, latest first, with how many gave what (POP-26, REV-4)', async () => {
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

    it('names a customer by first name and initial, and nobody who is gone', async () => {
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

    it('has none of an item that nobody reviewed, and 404 of one that does not exist', async () => {
      const { body } = await reviewsOf(api.world.items.pizza);
      assert.deepEqual([body.reviews, body.rating_counts], [[], [0, 0, 0, 0, 0]]);
      assert.equal((await reviewsOf('no-such-item')).status, 404);
    });

    it('says what customers say of everything a store sells, with the item, latest first (STR-4)', async () => {
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
  });
}
