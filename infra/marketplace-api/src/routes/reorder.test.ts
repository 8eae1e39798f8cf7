import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Reorder } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type Refusal, type TestApi } from '../testing/api.ts';
import { buyers, line } from '../testing/buyers.ts';
import { insert, words } from '../testing/insert.ts';

for (const database of testDatabases()) {
  describe(`ordering again, on the ${database.name} database`, () => {
    let api: TestApi;
    let people: ReturnType<typeof buyers>;
    before(async () => {
      api = await startTestApi(database);
      people = buyers(api);
    });
    after(() => api.close());

    type Person = { id?: number; token?: string; guest_id?: string };
    interface Sold {
      item_id: number;
      quantity?: number;
      price?: number;
      [column: string]: unknown;
    }
    /** A past order, by default from the kitchen. */
    async function ordered(who: Person, sold: readonly Sold[], more: Record<string, unknown> = {}) {
      const { rows } = await api.pool.query<{ hash: Buffer }>(
        `select sha256(convert_to($1, 'UTF8')) as hash`,
        [who.guest_id ?? ''],
      );
      const order_id = await insert(api.pool, 'orders', {
        customer_id: who.id ?? null,
        guest_hash: who.guest_id ? rows[0]?.hash : null,
        store_id: api.world.stores.kitchen,
        module_id: api.world.modules.food,
        status: 'delivered',
        total: 1000,
        ...more,
      });
      for (const each of sold) {
        const { variation = [], add_ons = [], ...columns } = each;
        await insert(api.pool, 'order_items', {
          order_id,
          quantity: 1,
          price: 1000,
          variation: JSON.stringify(variation),
          add_ons,
          ...columns,
        });
      }
      return order_id;
    }
    const compare = (who: Person, order_id: number, headers: Record<string, string> = {}) =>
      api.call<Reorder & Refusal>(
        'GET',
        `/api/v1/customer/order/reorder?order_id=${order_id}${who.guest_id ? `&guest_id=${who.guest_id}` : ''}`,
        { token: who.token, headers: { ...api.at(api.world.modules.food), ...headers } },
      );
    const market = () => ({ store_id: api.world.stores.market, module_id: api.world.modules.grocery });

    it('answers the goods as they are sold now, ready for the cart (ORD-16)', async () => {
      const ada = await people.customer();
      const { pizza } = api.world.items;
      const { rows } = await api.pool.query<{ id: number }>('select id from marketplace.add_ons');
      const cheese = rows[0]?.id ?? 0;
      const order = await ordered(ada, [
        {
          item_id: pizza,
          quantity: 2,
          price: 1500,
          variation: [{ name: words('Size', 'الحجم'), values: [words('Large', 'كبير')] }],
          add_ons: [{ id: cheese, name: words('Cheese'), price: 150, quantity: 1 }],
        },
      ]);
      const { status, body } = await compare(ada, order, { 'X-localization': 'ar' });
      assert.equal(status, 200, JSON.stringify(body));
      assert.deepEqual(
        [body.order_id, body.store_state, body.store.id],
        [order, 'open', api.world.stores.kitchen],
      );
      const [found] = body.lines;
      assert.deepEqual(
        [found?.problem, found?.quantity, found?.previous_total, found?.total],
        [null, 2, 31.5, 31.5],
      );
      assert.deepEqual(found?.variation, [{ name: 'الحجم', values: { label: ['كبير'] } }]);
      assert.deepEqual(found?.add_ons, [{ id: cheese, quantity: 1 }]);
      const added = await ada.add(
        line(found?.item?.id ?? 0, {
          quantity: found?.quantity,
          variation: found?.variation,
          add_on_ids: [cheese],
          add_on_qtys: [1],
        }),
      );
      assert.equal(added.status, 200, 'the cart takes what the comparison answers');
    });

    it('takes the note of a line along, as it was ordered (ORD-16)', async () => {
      const ada = await people.customer();
      const { soup, retired } = api.world.items;
      const order = await ordered(ada, [
        { item_id: soup, note: 'no onions' },
        { item_id: soup },
        { item_id: retired, note: 'extra hot' },
      ]);
      assert.deepEqual(
        (await compare(ada, order)).body.lines.map(({ quantity, note }) => [quantity, note]),
        [
          [1, 'no onions'],
          [1, ''],
          [0, ''],
        ],
      );
    });

    it('says what costs another price now, and compares without what is no longer added (ORD-16)', async () => {
      const ada = await people.customer();
      const { soup } = api.world.items;
      const order = await ordered(ada, [
        {
          item_id: soup,
          quantity: 3,
          price: 900,
          discount: 100,
          add_ons: [{ id: 999, name: words('Bread', 'خبز'), price: 50, quantity: 2 }],
        },
      ]);
      const [found] = (await compare(ada, order)).body.lines;
      assert.deepEqual(
        [found?.previous_total, found?.total, found?.missing_add_ons, found?.add_ons],
        [24, 30, ['Bread'], []],
      );
    });

    it('lists what is removed, sold out, fewer, not sold at this hour, and of which the choices have changed (ORD-16)', async () => {
      const ada = await people.customer();
      const { retired, soldOut, apple, lunch, pizza, shutPie } = api.world.items;
      const order = await ordered(ada, [
        { item_id: retired },
        { item_id: shutPie },
        { item_id: soldOut },
        { item_id: apple, quantity: 8 },
        { item_id: apple, quantity: 8 },
        { item_id: apple },
        { item_id: lunch },
        { item_id: pizza, variation: [{ name: words('Size'), values: [words('Gigantic')] }] },
        { item_id: pizza },
      ]);
      await api.pool.query('update marketplace.items set stock = 10 where id = $1', [apple]);
      await api.pool.query('update marketplace.stores set schedule_order = false where id = $1', [
        api.world.stores.market,
      ]);
      const { body } = await compare(ada, order);
      assert.deepEqual(
        body.lines.map(({ problem, ordered_quantity, quantity, item }) => [
          problem,
          ordered_quantity,
          quantity,
          item !== null,
        ]),
        [
          ['gone', 1, 0, false],
          ['gone', 1, 0, false],
          ['sold_out', 1, 0, true],
          [null, 8, 8, true],
          ['fewer_left', 8, 2, true],
          ['sold_out', 1, 0, true],
          ['not_now', 1, 0, true],
          ['choices_changed', 1, 0, true],
          // An option that was not required then is required now.
          ['choices_changed', 1, 0, true],
        ],
      );
    });

    it('says what is not delivered to where the customer is (ORD-16)', async () => {
      const ada = await people.customer();
      const order = await ordered(ada, [{ item_id: api.world.items.southernStew }], {
        store_id: api.world.stores.southern,
      });
      const from = (zone: number) => compare(ada, order, { zoneid: JSON.stringify([zone]) });
      assert.equal((await from(api.world.zones.north)).body.lines[0]?.problem, 'elsewhere');
      assert.equal((await from(api.world.zones.south)).body.lines[0]?.problem, null);
    });

    it('has a campaign’s item at the campaign’s price while it runs, and at its own afterwards (ORD-16)', async () => {
      const ada = await people.customer();
      const { soup } = api.world.items;
      const { rows } = await api.pool.query<{ id: number; running: boolean }>(
        'select id, campaign_id is not null as running from marketplace.campaign_items where item_id = $1',
        [soup],
      );
      const idOf = (running: boolean) => rows.find((each) => each.running === running)?.id;
      const order = await ordered(ada, [
        { item_id: soup, campaign_item_id: idOf(true), price: 700 },
        { item_id: soup, campaign_item_id: idOf(false), price: 100 },
      ]);
      const { body } = await compare(ada, order);
      assert.deepEqual(
        body.lines.map(({ item_type, previous_total, total }) => [item_type, previous_total, total]),
        [
          ['ItemCampaign', 7, 7],
          ['Item', 1, 10],
        ],
      );
    });

    it('says whether the store takes orders now, later or not any more (ORD-16)', async () => {
      const ada = await people.customer();
      const { shut } = api.world.stores;
      const { shutPie, apple } = api.world.items;
      const state = async (order: number) => (await compare(ada, order)).body.store_state;
      assert.equal(await state(await ordered(ada, [{ item_id: shutPie }], { store_id: shut })), 'gone');
      const atMarket = await ordered(ada, [{ item_id: apple }], market());
      await api.pool.query('delete from marketplace.store_schedules where store_id = $1', [
        market().store_id,
      ]);
      const scheduling = (db: boolean) =>
        api.pool.query('update marketplace.stores set schedule_order = $2 where id = $1', [
          market().store_id,
          db,
        ]);
      await scheduling(true);
      assert.equal(await state(atMarket), 'later');
      await scheduling(false);
      assert.equal(await state(atMarket), 'closed');
    });

    it('is there for guests too, and not for orders without goods (ORD-16, AMB-16)', async () => {
      const guest = await people.guest();
      const order = await ordered(guest, [{ item_id: api.world.items.soup }]);
      assert.equal((await compare(guest, order)).body.lines[0]?.problem, null);
      const parcel = await ordered(guest, [], { store_id: null, module_id: api.world.modules.parcel });
      assert.deepEqual((await compare(guest, parcel)).status, 403);
    });
  });
}
