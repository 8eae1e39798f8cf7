import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { testDatabases } from '@souk/database/testing';
import fc from 'fast-check';
import pg from 'pg';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { buyers, line, refusal } from '../testing/buyers.ts';
import { insert, words } from '../testing/insert.ts';
import { NOW } from '../testing/world.ts';

const FETCHED = { order_type: 'take_away' };
const HOUR = 3_600_000;
const inBatches = async <T, R>(list: readonly T[], size: number, each: (item: T) => Promise<R>) => {
  const results: R[] = [];
  for (let at = 0; at < list.length; at += size)
    results.push(...(await Promise.all(list.slice(at, at + size).map(each))));
  return results;
};
const times = (count: number) => Array.from({ length: count }, (_, at) => at);

for (const database of testDatabases('every')) {
  const onServer = database.name === 'server';
  describe(`many orders at once, on the ${database.name} database`, () => {
    let api: TestApi;
    let people: ReturnType<typeof buyers>;
    before(async () => {
      api = await startTestApi(database);
      people = buyers(api);
    });
    after(() => api.close());
    const query = async (sql: string, values: unknown[] = []) => (await api.pool.query(sql, values)).rows;

    const crowd = onServer ? 500 : 40;
    it(`${crowd} buyers of one last unit make one order and ${crowd - 1} clear refusals`, async (context) => {
      const { apple } = api.world.items;
      const { grocery } = api.world.modules;
      await query('update marketplace.items set stock = 1 where id = $1', [apple]);
      await query('delete from marketplace.flash_sale_items');
      const guests = await inBatches(times(crowd), 20, () => people.guest(grocery));
      const items = [line(apple)];
      const start = performance.now();
      const answers = await Promise.all(
        guests.map((guest) => guest.place({ ...FETCHED, items, accepted_total: 10 })),
      );
      context.diagnostic(`${Math.round(performance.now() - start)} ms for ${crowd} buyers`);
      const counts = new Map<string, number>();
      for (const answer of answers) {
        const results = refusal(answer).join(' ');
        counts.set(results.trim(), (counts.get(results.trim()) ?? 0) + 1);
      }
      assert.deepEqual(Object.fromEntries(counts), { '200': 1, '403 out_of_stock Out of Stock': crowd - 1 });
      const [{ stock }] = await query('select stock from marketplace.items where id = $1', [apple]);
      assert.equal(stock, 0);
    });

    describe('of different things', () => {
      const COUNT = 12;
      const dishes: number[] = [];
      before(async () => {
        const { soup } = api.world.items;
        for (const at of times(COUNT)) {
          const [{ id }] = await query(
            `insert into marketplace.items (module_id, store_id, category_id, slug, name, description, price, image)
             select module_id, store_id, category_id, 'dish-' || $2::integer, name, description, price, image
             from marketplace.items where id = $1 returning id`,
            [soup, at],
          );
          dishes.push(id);
        }
      });
      const results = (answers: Awaited<ReturnType<typeof refusal>>[]) =>
        [...new Set(answers.map(([status, code = '']) => `${status} ${code}`.trim()))].sort();

      it('use a coupon no more often than it holds', async () => {
        const code = 'ONLYTHREE';
        await insert(api.pool, 'coupons', {
          module_id: api.world.modules.food,
          title: words('Three'),
          code,
          discount_type: 'amount',
          discount: 300,
          limit_total: 3,
          starts_at: new Date(NOW.getTime() - HOUR),
          ends_at: new Date(NOW.getTime() + HOUR),
        });
        const guests = await Promise.all(dishes.map(() => people.guest()));
        const answers = await Promise.all(
          guests.map(async (guest, at) => {
            const items = [line(dishes[at] ?? 0)];
            return refusal(await guest.place({ ...FETCHED, items, coupon_code: code, accepted_total: 7 }));
          }),
        );
        assert.equal(answers.filter(([status]) => status === 200).length, 3);
        assert.deepEqual(results(answers), ['200', '403 coupon_code']);
      });

      it('spend a wallet once, and report what it still holds', async () => {
        const customer = await people.customer(2500);
        const answers = await Promise.all(
          dishes.map(async (dish) => {
            const items = [line(dish)];
            return refusal(
              await customer.place({ ...FETCHED, items, payment_method: 'wallet', accepted_total: 10 }),
            );
          }),
        );
        assert.equal(answers.filter(([status]) => status === 200).length, 2);
        assert.deepEqual(results(answers), ['200', '403 payment_method']);
        const [{ wallet }] = await query('select wallet from marketplace.customers where id = $1', [
          customer.id,
        ]);
        assert.equal(wallet, 500);
      });

      it('lose nothing that was added to the cart meanwhile: it is ordered, or still there', async () => {
        for (const at of times(onServer ? 12 : 3)) {
          const guest = await people.guest();
          await guest.add(line(dishes[0] ?? 0));
          const [placed, added] = await Promise.all([
            guest.place({ ...FETCHED, accepted_total: 10 }),
            guest.add(line(dishes[1 + (at % 8)] ?? 0)),
          ]);
          assert.equal(added.status, 200);
          const left = (await guest.cart()).length;
          // Depending on who was first: the order of one dish with the other one left, or a changed bill with both left.
          assert.deepEqual([placed.status, left], placed.status === 200 ? [200, 1] : [409, 2]);
        }
      });
    });

    if (onServer) {
      it('connections that break in the middle leave nothing half done: each attempt makes its order once (API-14)', async () => {
        const { apple } = api.world.items;
        const { grocery } = api.world.modules;
        const crowd = 20;
        await query('update marketplace.items set stock = $2 where id = $1', [apple, crowd + 5]);
        await query('delete from marketplace.flash_sale_items');
        const customers = await inBatches(times(crowd), 10, () => people.customer(1500, grocery));
        const keys = customers.map(() => randomUUID());
        const body = { ...FETCHED, items: [line(apple)], payment_method: 'wallet', accepted_total: 10 };
        const attempt = (at: number) => customers[at]?.place(body, keys[at]) ?? assert.fail('nobody');
        const killer = new pg.Client({ connectionString: api.databaseUrl });
        await killer.connect();
        const kill = () =>
          killer.query(
            'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query <> $1',
            [''],
          );
        const [{ last }] = (await killer.query('select coalesce(max(id), 0) as last from marketplace.orders'))
          .rows;
        const burst = Promise.all(times(crowd).map(attempt));
        for (let round = 0; round < 4; round += 1) {
          await killer.query('select pg_sleep(0.05)');
          await kill();
        }
        const broken = (await burst).filter(({ status }) => status !== 200).length;
        await killer.end();
        assert.ok(broken > 0, 'some of them were hit');
        const again = await inBatches(times(crowd), 10, attempt);
        assert.deepEqual(new Set(again.map(({ status }) => status)), new Set([200]));
        const [sums] = await query(
          `select (select count(*)::int from marketplace.orders where id > $1) as orders,
             (select count(*)::int from marketplace.order_items where order_id > $1) as lines,
             (select count(*)::int from marketplace.order_events where order_id > $1) as events,
             (select stock from marketplace.items where id = $2) as stock,
             (select count(*)::int from marketplace.customers c where id = any($3) and wallet = 500
                and wallet = (select sum(amount) from marketplace.wallet_entries where customer_id = c.id)) as wallets`,
          [last, apple, customers.map(({ id }) => id)],
        );
        assert.deepEqual(sums, { orders: crowd, lines: crowd, events: crowd, stock: 5, wallets: crowd });
      });
    }

    it('stock, flash sales, coupons and wallets add up after any mix of orders and cancellations', async () => {
      const { shirt, apple } = api.world.items;
      const { grocery } = api.world.modules;
      const customers = await inBatches(times(6), 6, () => people.customer(6000, grocery));
      const running = { starts_at: new Date(NOW.getTime() - HOUR), ends_at: new Date(NOW.getTime() + HOUR) };
      const size = (label: string) => [{ name: 'Size', values: { label: [label] } }];
      const things = [
        line(apple),
        line(apple, { quantity: 3 }),
        line(shirt, { variation: size('S') }),
        line(shirt, { variation: size('XL'), quantity: 2 }),
      ];
      const action = fc.record({
        who: fc.nat({ max: customers.length - 1 }),
        items: fc.uniqueArray(fc.nat({ max: things.length - 1 }), { minLength: 1, maxLength: 2 }),
        payment_method: fc.constantFrom('wallet', 'cash_on_delivery'),
        partial: fc.boolean(),
        coupon: fc.boolean(),
        cancels: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 14 }), async (actions) => {
          await query(`update marketplace.items set stock = 9 where id = $1`, [apple]);
          await query(
            `update marketplace.items set stock = 10, variations = '[{"options": [0], "price": 2000, "stock": 4}, {"options": [1], "price": 2500, "stock": 6}]' where id = $1`,
            [shirt],
          );
          await query('delete from marketplace.flash_sales');
          const sale = await insert(api.pool, 'flash_sales', {
            module_id: grocery,
            title: words('Now'),
            ...running,
          });
          await insert(api.pool, 'flash_sale_items', {
            flash_sale_id: sale,
            item_id: apple,
            discount: 50,
            discount_type: 'percent',
            available_stock: 4,
          });
          const code = `MIX${randomUUID().slice(0, 8)}`;
          const coupon = await insert(api.pool, 'coupons', {
            module_id: grocery,
            title: words('Mix'),
            code,
            discount_type: 'amount',
            discount: 300,
            limit_total: 3,
            limit_per_customer: 1,
            ...running,
          });
          const [{ last }] = await query('select coalesce(max(id), 0) as last from marketplace.orders');
          await Promise.all(
            actions.map(async ({ who, items, payment_method, partial, coupon: uses, cancels }) => {
              const customer = customers[who] ?? assert.fail('nobody');
              const placed = await customer.order({
                ...FETCHED,
                items: items.map((at) => things[at]),
                payment_method,
                ...(partial && payment_method !== 'wallet' && { partial_payment: 1 }),
                ...(uses && { coupon_code: code }),
              });
              assert.ok([200, 403, 409].includes(placed.status), JSON.stringify(placed.body));
              if (!cancels || placed.status !== 200) return;
              const body = { order_id: placed.body.order_id, reason: 'I changed my mind' };
              const answers = await Promise.all(
                times(2).map(() =>
                  api.call('POST', '/api/v1/customer/order/cancel', { body, token: customer.token }),
                ),
              );
              for (const { status } of answers) assert.equal(status, 200);
            }),
          );
          const [shelf] = await query(
            `select (select stock from marketplace.items where id = $1) as apple, (select stock from marketplace.items where id = $2) as shirt,
               (select variations from marketplace.items where id = $2) as variations,
               (select sold from marketplace.flash_sale_items where item_id = $1) as sold`,
            [apple, shirt],
          );
          const [held] = await query(
            `select coalesce(sum(quantity) filter (where item_id = $2), 0)::int as apples,
               coalesce(sum(quantity) filter (where item_id = $3 and chosen @> '[{"options": [0]}]'), 0)::int as small,
               coalesce(sum(quantity) filter (where item_id = $3 and chosen @> '[{"options": [1]}]'), 0)::int as large,
               coalesce(sum(quantity) filter (where flash_sale_item_id is not null), 0)::int as flash
             from marketplace.order_items line join marketplace.orders o on o.id = line.order_id
             where o.id > $1 and o.status <> 'canceled'`,
            [last, apple, shirt],
          );
          assert.equal(shelf.apple, 9 - held.apples, 'apples');
          assert.equal(shelf.shirt, 10 - held.small - held.large, 'shirts');
          assert.deepEqual(
            shelf.variations.map(({ stock }: { stock: number }) => stock),
            [4 - held.small, 6 - held.large],
            'sizes',
          );
          assert.equal(shelf.sold, held.flash, 'flash sale');
          const [uses] = await query(
            `select (select count(*)::int from marketplace.coupon_uses where coupon_id = $1) as uses,
               (select count(*)::int from marketplace.orders where coupon_id = $1 and status <> 'canceled') as orders,
               (select coalesce(max(count), 0)::int from (select count(*) from marketplace.coupon_uses where coupon_id = $1 group by customer_id) each) as most`,
            [coupon],
          );
          assert.equal(uses.uses, uses.orders, 'coupon');
          assert.ok(uses.uses <= 3 && uses.most <= 1, 'its limits');
          const wrong = await query(
            `select c.id from marketplace.customers c where wallet <> (select coalesce(sum(amount), 0) from marketplace.wallet_entries where customer_id = c.id)
               or wallet <> 6000 - (select coalesce(sum(wallet_used), 0) from marketplace.orders where customer_id = c.id and status <> 'canceled') and c.id = any($1)`,
            [customers.map(({ id }) => id)],
          );
          assert.deepEqual(wrong, [], 'wallets');
        }),
        { numRuns: onServer ? 6 : 2 },
      );
    });
  });
}
