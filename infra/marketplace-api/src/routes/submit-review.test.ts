import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type {
  ItemReviews,
  OrderDetails,
  OrderReviews,
  ReviewReminder,
  StoredFile,
  StoreReviews,
} from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { sweep } from '../session/sweep.ts';
import { startTestApi, type Refusal, type TestApi } from '../testing/api.ts';
import { buyers, refusal } from '../testing/buyers.ts';
import { insert } from '../testing/insert.ts';
import { aJpeg } from '../testing/pictures.ts';
import { NOW } from '../testing/world.ts';

const DAY = 24 * 3_600_000;
const NO_PLAN = [403, 'review', 'this store is not having any review plan'];
const WRITTEN = [409, 'review', 'You have already reviewed this.'];

for (const database of testDatabases()) {
  describe(`reviewing an order, on the ${database.name} database`, () => {
    let api: TestApi;
    let people: ReturnType<typeof buyers>;
    let rider = 0;
    before(async () => {
      api = await startTestApi(database);
      people = buyers(api);
      rider = await insert(api.pool, 'delivery_men', {
        zone_id: api.world.zones.north,
        f_name: 'Omar',
        l_name: 'Saleh',
        phone: '+971500000555',
        latitude: 0.6,
        longitude: 0.5,
      });
      // The small world has ratings from before.
      await api.pool.query('update marketplace.items set rating_sum = 0, rating_count = 0');
      await api.pool.query('update marketplace.stores set rating_sum = 0, rating_count = 0');
    });
    after(() => api.close());
    afterEach(async () => {
      api.clock.now = NOW;
      await api.pool.query('update marketplace.stores set has_review_plan = true');
    });

    type Person = { id?: number; token?: string };
    async function delivered(who: Person, more: Record<string, unknown> = {}, items?: number[]) {
      const order_id = await insert(api.pool, 'orders', {
        customer_id: who.id,
        store_id: api.world.stores.kitchen,
        module_id: api.world.modules.food,
        status: 'delivered',
        payment_status: 'paid',
        status_at: NOW,
        total: 1000,
        delivery_man_id: rider,
        ...more,
      });
      for (const item_id of items ?? [api.world.items.soup])
        await insert(api.pool, 'order_items', { order_id, item_id, quantity: 1, price: 500 });
      return order_id;
    }
    const submit = ({ token }: Person, body: object) =>
      api.call<{ message: string } & Refusal>('POST', '/api/v1/items/reviews/submit', { token, body });
    const reviewsOf = async ({ token }: Person, order_id: number) =>
      api.call<OrderReviews & Refusal>('GET', `/api/v1/customer/order/reviews?order_id=${order_id}`, {
        token,
      });
    const canReview = async ({ token }: Person, order_id: number) =>
      (await api.call<OrderDetails>('GET', `/api/v1/customer/order/details?order_id=${order_id}`, { token }))
        .body.can_review;
    const reminderOf = async ({ token }: Person) =>
      (await api.call<ReviewReminder>('GET', '/api/v1/customer/review-reminder', { token })).body;
    const picture = async ({ token }: Person, purpose = 'review') => {
      const form = new FormData();
      form.append('purpose', purpose);
      form.append('file', new Blob([Uint8Array.from(await aJpeg(32))]), 'soup.jpg');
      const answer = await fetch(`${api.url}/api/v1/customer/files`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${token}` },
      });
      return ((await answer.json()) as StoredFile).id;
    };
    /** The stored ratings of items, stores and delivery people, and the sums of their reviews. */
    const ratings = async () => {
      const { rows } = await api.pool.query<Record<string, string[]>>(
        `select array(select concat_ws(' ', id, rating_sum, rating_count) from marketplace.items order by id) as items,
           array(select concat_ws(' ', i.id, coalesce(sum(r.rating), 0), count(r.id)) from marketplace.items i
             left join marketplace.reviews r on r.item_id = i.id group by i.id order by i.id) as items_reviewed,
           array(select concat_ws(' ', id, rating_sum, rating_count) from marketplace.stores order by id) as stores,
           array(select concat_ws(' ', s.id, coalesce(sum(r.rating), 0), count(r.id)) from marketplace.stores s
             left join marketplace.items i on i.store_id = s.id
             left join marketplace.reviews r on r.item_id = i.id group by s.id order by s.id) as stores_reviewed,
           array(select concat_ws(' ', id, rating_sum, rating_count) from marketplace.delivery_men order by id) as men,
           array(select concat_ws(' ', m.id, coalesce(sum(r.rating), 0), count(r.id)) from marketplace.delivery_men m
             left join marketplace.reviews r on r.delivery_man_id = m.id group by m.id order by m.id) as men_reviewed`,
      );
      return rows[0] ?? {};
    };

    it('accepts stars, words and pictures for an item and its rider, and publishes them (REV-3, REV-4, STR-4)', async () => {
      const customer = await people.customer();
      const { soup } = api.world.items;
      const order_id = await delivered(customer, {}, [soup, soup, api.world.items.pizza]);
      assert.equal(await canReview(customer, order_id), 1);
      const before = (await reviewsOf(customer, order_id)).body;
      assert.deepEqual(
        before.items.map(({ name, review }) => [name, review]),
        [
          ['Soup', null],
          ['Pizza', null],
        ],
      );
      assert.deepEqual([before.delivery_man?.name, before.delivery_man?.review], ['Omar Saleh', null]);
      const files = [await picture(customer), await picture(customer)];
      const said = { order_id, item_id: soup, rating: 4, comment: ' Hot and good. ', files };
      assert.deepEqual(refusal(await submit(customer, said)), [200, undefined, undefined]);
      const man = { order_id, delivery_man_id: rider, rating: 5, files: [await picture(customer)] };
      assert.equal((await submit(customer, man)).status, 200);
      assert.equal(await canReview(customer, order_id), 1, 'the pizza is left');

      const { reviews } = (await api.get<ItemReviews>(`/api/v1/items/reviews/${soup}`)).body;
      const addresses = files.map((id) => `/api/v1/reviews/pictures/${id}`);
      assert.deepEqual(
        reviews.map(({ rating, comment, customer_name, picture_full_urls }) => [
          rating,
          comment,
          customer_name,
          picture_full_urls,
        ]),
        [[4, 'Hot and good.', 'Ada N.', addresses]],
      );
      const ofStore = await api.get<StoreReviews>(
        `/api/v1/stores/reviews?store_id=${api.world.stores.kitchen}`,
      );
      assert.deepEqual(ofStore.body.reviews[0]?.picture_full_urls, addresses);
      const own = (await reviewsOf(customer, order_id)).body;
      assert.deepEqual(own.items[0]?.review?.picture_full_urls, addresses);
      assert.deepEqual(own.delivery_man?.review?.rating, 5);

      const seen = await fetch(api.url + addresses[0]);
      assert.deepEqual([seen.status, seen.headers.get('content-type')], [200, 'image/webp']);
      assert.equal(seen.headers.get('x-content-type-options'), 'nosniff');
      await submit(customer, { order_id, item_id: api.world.items.pizza, rating: 1 });
      assert.equal(await canReview(customer, order_id), 0);
    });

    it('is written once: the same again changes nothing, another is refused (REV-3)', async () => {
      const customer = await people.customer();
      const order_id = await delivered(customer);
      const said = { order_id, item_id: api.world.items.soup, rating: 3, comment: 'Fine' };
      const before = await ratings();
      const answers = await Promise.all(Array.from({ length: 6 }, () => submit(customer, said)));
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200, 200, 200, 200, 200],
      );
      assert.deepEqual(refusal(await submit(customer, { ...said, rating: 5 })), WRITTEN);
      const { rows } = await api.pool.query('select 1 from marketplace.reviews where order_id = $1', [
        order_id,
      ]);
      assert.equal(rows.length, 1);
      assert.notDeepEqual(await ratings(), before);
    });

    it('updates the ratings of items, stores and riders exactly, while many write (REV-3, STR-4)', async () => {
      const { soup, pizza } = api.world.items;
      const crowd = await Promise.all(Array.from({ length: 12 }, () => people.customer()));
      const orders = await Promise.all(crowd.map((who) => delivered(who, {}, [soup, pizza])));
      const answers = await Promise.all(
        crowd.flatMap((who, index) => {
          const order_id = orders[index];
          const rating = 1 + (index % 5);
          return [{ item_id: pizza }, { item_id: soup }, { delivery_man_id: rider }].map((subject) =>
            submit(who, { order_id, rating, ...subject }),
          );
        }),
      );
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
      const { items, items_reviewed, stores, stores_reviewed, men, men_reviewed } = await ratings();
      assert.deepEqual(items, items_reviewed);
      assert.deepEqual(stores, stores_reviewed);
      assert.deepEqual(men, men_reviewed);
    });

    it('is refused to guests, to others, before delivery, and for what is not in the order (REV-3)', async () => {
      const customer = await people.customer();
      const order_id = await delivered(customer);
      const { soup, pizza } = api.world.items;
      const said = { order_id, item_id: soup, rating: 5 };
      assert.equal((await submit({}, said)).status, 401);
      const stranger = await people.customer();
      assert.equal((await submit(stranger, said)).status, 404);
      assert.equal((await reviewsOf(stranger, order_id)).status, 404);
      assert.equal((await submit(customer, { ...said, item_id: pizza })).status, 404);
      const other = { order_id, delivery_man_id: rider + 1, rating: 5 };
      assert.equal((await submit(customer, other)).status, 404);
      const running = await delivered(customer, { status: 'picked_up' });
      const early = await submit(customer, { ...said, order_id: running });
      assert.deepEqual(refusal(early).slice(0, 2), [403, 'review']);
      assert.equal((await reviewsOf(customer, running)).body.is_delivered, 0);
      assert.equal(await canReview(customer, running), 0);
      for (const wrong of [
        { rating: 0 },
        { rating: 6 },
        { rating: 4.5 },
        { comment: 'x'.repeat(501) },
        { delivery_man_id: rider },
        { item_id: undefined },
      ])
        assert.equal((await submit(customer, { ...said, ...wrong })).status, 422, JSON.stringify(wrong));
    });

    it('takes pictures that the customer sent for a review, each for one (REV-3)', async () => {
      const customer = await people.customer();
      const stranger = await people.customer();
      const order_id = await delivered(customer);
      const said = { order_id, item_id: api.world.items.soup, rating: 5 };
      const own = await picture(customer);
      assert.equal((await fetch(`${api.url}/api/v1/reviews/pictures/${own}`)).status, 404, 'not yet public');
      for (const id of [await picture(stranger), await picture(customer, 'refund')]) {
        const refused = await submit(customer, { ...said, files: [own, id] });
        assert.deepEqual(refusal(refused).slice(0, 2), [422, 'files']);
        assert.equal((await fetch(`${api.url}/api/v1/reviews/pictures/${id}`)).status, 404);
      }
      assert.equal((await submit(customer, { ...said, files: [own] })).status, 200);
      const again = { order_id, delivery_man_id: rider, rating: 5, files: [own] };
      assert.deepEqual(refusal(await submit(customer, again)).slice(0, 2), [422, 'files']);
      await sweep(api.pool, new Date(Date.now() + 3 * DAY));
      assert.equal((await fetch(`${api.url}/api/v1/reviews/pictures/${own}`)).status, 200, 'stays');
    });

    it('is refused for items where the store’s plan has no reviews, and no review is requested (REV-5)', async () => {
      const customer = await people.customer();
      const order_id = await delivered(customer);
      await api.pool.query('update marketplace.stores set has_review_plan = false where id = $1', [
        api.world.stores.kitchen,
      ]);
      const said = { order_id, item_id: api.world.items.soup, rating: 5 };
      assert.deepEqual(refusal(await submit(customer, said)), NO_PLAN);
      assert.equal((await reviewsOf(customer, order_id)).body.has_review_plan, 0);
      assert.deepEqual(await reminderOf(customer), { order_id: null, images: [] });
      assert.equal((await submit(customer, { order_id, delivery_man_id: rider, rating: 5 })).status, 200);
      assert.equal(await canReview(customer, order_id), 0);
    });

    it('reminds of the latest order that arrived, with its pictures, until it is closed or reviewed (REV-1, REV-2, ENT-4)', async () => {
      const customer = await people.customer();
      assert.deepEqual(await reminderOf(customer), { order_id: null, images: [] });
      await delivered(customer, { status_at: new Date(NOW.getTime() - DAY) });
      const { soup, pizza } = api.world.items;
      const latest = await delivered(customer, {}, [soup, pizza, soup]);
      await delivered(customer, { status: 'picked_up' });
      const reminder = await reminderOf(customer);
      assert.equal(reminder.order_id, latest);
      assert.equal(reminder.images.length, 2);
      const cancel = ({ token }: Person) =>
        api.call('POST', '/api/v1/customer/review-reminder/cancel', { token, body: { order_id: latest } });
      assert.equal((await cancel(await people.customer())).status, 404);
      assert.equal((await reminderOf(customer)).order_id, latest);
      for (const status of [200, 200]) assert.equal((await cancel(customer)).status, status);
      assert.equal((await reminderOf(customer)).order_id, null, 'nor of the one before');
      const next = await delivered(customer, { status_at: new Date(NOW.getTime() + 1) });
      assert.equal((await reminderOf(customer)).order_id, next);
      api.clock.now = new Date(NOW.getTime() + 15 * DAY);
      assert.equal((await reminderOf(customer)).order_id, null, 'too long ago');
      api.clock.now = NOW;
      await submit(customer, { order_id: next, item_id: soup, rating: 5 });
      assert.equal((await reminderOf(customer)).order_id, null, 'reviewed');
    });
  });
}
