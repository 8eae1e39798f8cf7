import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { testDatabases } from '@souk/database/testing';
import fc from 'fast-check';
import type { RunningPayments } from '../payments/payments.ts';
import type { TestApi } from '../testing/api.ts';
import { buyers, line } from '../testing/buyers.ts';
import { insert, words } from '../testing/insert.ts';
import { OPERATOR_TOKEN as OPERATOR, startPayingApi, type PayingApi } from '../testing/paying-api.ts';
import type { TestProvider } from '../testing/test-provider.ts';
import { NOW } from '../testing/world.ts';

const FETCHED = { order_type: 'take_away' };
const STOCK = 40;
const ON_SALE = 6;
/** A run moves the clock by 40 minutes for each late sweep, and has at most 24 operations. */
const AFTER_EVERY_SWEEP = 24 * 3600_000;
const OPENING = 3000;

const order = fc.nat({ max: 5 });
/** What customers, their provider and the operator do to orders, in any order. */
const operation = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      who: fc.nat({ max: 2 }),
      quantity: fc.integer({ min: 1, max: 4 }),
      method: fc.constantFrom('cash_on_delivery', 'wallet', 'digital_payment'),
      partial: fc.boolean(),
      coupon: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('event' as const),
      order,
      outcome: fc.constantFrom<'paid' | 'declined' | 'expired'>(
        'paid',
        'paid',
        'paid',
        'declined',
        'expired',
      ),
      off: fc.constantFrom(0, 0, 0, -100, 100),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      order,
      method: fc.constantFrom('cash_on_delivery', 'wallet', 'digital_payment'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), order }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('advance' as const), order }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('undo' as const),
      order,
      to: fc.constantFrom('canceled', 'failed'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('refund' as const), order, approved: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sweep' as const), late: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('convert' as const),
      who: fc.nat({ max: 1 }),
      point: fc.integer({ min: 1, max: 60 }),
    }),
  },
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

const STEPS: Record<string, string> = {
  pending: 'confirmed',
  confirmed: 'processing',
  processing: 'handover',
  handover: 'delivered',
};

for (const database of testDatabases()) {
  describe(`the ledgers, on the ${database.name} database`, () => {
    let running: PayingApi;
    let api: TestApi;
    let provider: TestProvider;
    let payments: RunningPayments;
    let people: ReturnType<typeof buyers>;
    /** What the provider captured, by our id of the attempt. */
    const came = new Map<string, number>();
    before(async () => {
      running = await startPayingApi(database, 'sandbox');
      ({ api, provider, payments } = running);
      people = buyers(api);
      await insert(api.pool, 'cashback_offers', {
        title: words('Something back'),
        cashback_type: 'percentage',
        cashback_amount: 40,
        starts_at: new Date(0),
        ends_at: new Date(NOW.getTime() + 1e10),
      });
      // Orders here earn few points, and all of them can be converted.
      await insert(api.pool, 'settings', { key: 'loyalty_point_minimum', value: 1 });
    });
    after(() => running.close());
    // The database returns numbers and texts.
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    const query = async (sql: string, values: unknown[] = []): Promise<any[]> =>
      (await api.pool.query(sql, values)).rows;

    /** Its own stock, sale, coupon and three customers, and their operations. */
    async function world() {
      // Unpaid orders of other runs hold no stock of this one.
      api.clock.now = new Date(NOW.getTime() + AFTER_EVERY_SWEEP);
      await payments.sweep();
      api.clock.now = NOW;
      const { apple } = api.world.items;
      const { grocery } = api.world.modules;
      await query('update marketplace.items set stock = $2 where id = $1', [apple, STOCK]);
      await query('delete from marketplace.flash_sales');
      const running = { starts_at: new Date(0), ends_at: new Date(NOW.getTime() + 1e10) };
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
        available_stock: ON_SALE,
      });
      const code = `LEDGER${sale}`;
      await insert(api.pool, 'coupons', {
        module_id: grocery,
        title: words('Off'),
        code,
        discount_type: 'amount',
        discount: 150,
        limit_total: 2,
        ...running,
      });
      const customers = await Promise.all([people.customer(OPENING, grocery), people.customer(0, grocery)]);
      const [{ first }] = await query('select coalesce(max(id), 0) + 1 as first from marketplace.orders');
      return { buyers: [...customers, await people.guest(grocery)], customers, apple, code, first };
    }
    type World = Awaited<ReturnType<typeof world>>;

    async function perform(here: World, placed: { id: number; who: number }[], what: Operation) {
      if (what.kind === 'place') {
        const { who, quantity, method, partial, coupon } = what;
        const answer = await here.buyers[who]?.order({
          ...FETCHED,
          items: [line(here.apple, { quantity })],
          payment_method: method,
          ...(partial && who < 2 && method !== 'wallet' && { partial_payment: 1 }),
          ...(coupon && { coupon_code: here.code }),
        });
        if (answer?.status === 200) placed.push({ id: answer.body.order_id, who });
        return;
      }
      if (what.kind === 'sweep') {
        if (what.late) api.clock.now = new Date(api.clock.now.getTime() + 40 * 60_000);
        return payments.sweep();
      }
      if (what.kind === 'convert') {
        const { token } = here.customers[what.who] ?? {};
        await api.call('POST', '/api/v1/customer/loyalty-point/point-transfer', {
          token,
          body: { point: what.point },
          headers: { 'Idempotency-Key': randomUUID() },
        });
        return;
      }
      const of = placed[what.order % Math.max(1, placed.length)];
      if (!of) return;
      const { token, guest_id } = here.buyers[of.who] ?? {};
      const own = { order_id: of.id, ...(guest_id && { guest_id }) };
      const post = (path: string, body: object, by = token) =>
        api.call('POST', path, { body, token: by, headers: api.at(api.world.modules.grocery) });
      const [{ status }] = await query('select status from marketplace.orders where id = $1', [of.id]);
      switch (what.kind) {
        case 'event': {
          const session = provider.sessions.findLast(({ return_url }) => return_url.endsWith(`=${of.id}`));
          if (!session) return;
          const amount = session.amount + what.off;
          // Money moves once per session.
          if (what.outcome === 'paid' && !came.has(session.reference)) came.set(session.reference, amount);
          await provider.sendEvent(session, what.outcome, { amount, at: api.clock.now });
          return;
        }
        case 'pay':
          return void (await post('/api/v1/customer/order/payment-method', {
            ...own,
            payment_method: what.method,
          }));
        case 'cancel':
          return void (await post('/api/v1/customer/order/cancel', { ...own, reason: 'x' }));
        case 'advance':
          return void (await post(
            `/api/v1/operator/orders/${of.id}/status`,
            { status: STEPS[status] ?? 'delivered' },
            OPERATOR,
          ));
        case 'undo':
          return void (await post(`/api/v1/operator/orders/${of.id}/status`, { status: what.to }, OPERATOR));
        case 'refund':
          if (status === 'delivered')
            await post('/api/v1/customer/order/refund-request', { ...own, reason: 'x' });
          return void (await post(
            `/api/v1/operator/orders/${of.id}/refund`,
            { approved: what.approved ? 1 : 0 },
            OPERATOR,
          ));
      }
    }

    /** What the provider captured and refunded for an order, by its own books. */
    const providerBooks = (id: number) => {
      const sessions = provider.sessions.filter(({ return_url }) => return_url.endsWith(`=${id}`));
      const sum = (list: number[]) => list.reduce((total, each) => total + each, 0);
      return {
        taken: sum(sessions.map(({ reference }) => came.get(reference) ?? 0)),
        back: sum(sessions.flatMap(({ refunds }) => refunds.map(({ amount }) => amount))),
      };
    };

    async function check(here: World) {
      // Due refunds are made before the books are compared.
      await payments.sweep();
      const wallets = await query(
        `select c.id, c.wallet, c.loyalty_points,
           (select coalesce(sum(points), 0)::int from marketplace.loyalty_entries where customer_id = c.id) as points, (select coalesce(sum(amount), 0)::int from marketplace.wallet_entries where customer_id = c.id) as sum
         from marketplace.customers c where c.id = any($1)`,
        [here.customers.map(({ id }) => id)],
      );
      for (const { wallet, sum, loyalty_points, points } of wallets) {
        assert.equal(loyalty_points, points, 'points are the sum of their ledger');
        assert.ok(loyalty_points >= 0, 'points are never below zero');
        assert.equal(wallet, sum, 'a wallet is the sum of its ledger');
        assert.ok(wallet >= 0, 'a wallet is never below zero');
      }
      const orders = await query(
        `select o.*, exists (select 1 from marketplace.order_events e where e.order_id = o.id and e.status = 'delivered') as was_delivered,
           coalesce((select sum(amount) from marketplace.wallet_entries where order_id = o.id and kind = 'order'), 0)::int as spent,
           coalesce((select sum(amount) from marketplace.wallet_entries where order_id = o.id and kind = 'refund'), 0)::int as refunded,
           coalesce((select sum(amount) from marketplace.wallet_entries where order_id = o.id and kind in ('cashback', 'cashback_back')), 0)::int as cashback,
           coalesce((select sum(quantity) from marketplace.order_items where order_id = o.id), 0)::int as units,
           coalesce((select sum(quantity) from marketplace.order_items where order_id = o.id and flash_sale_item_id is not null), 0)::int as sale_units,
           (select count(*) from marketplace.coupon_uses where order_id = o.id)::int as coupon_uses
         from marketplace.orders o where o.id >= $1 order by o.id`,
        [here.first],
      );
      const isUndone = (status: string) => ['canceled', 'failed', 'returned'].includes(status);
      for (const each of orders) {
        const what = `${each.id}: ${each.payment_method}, ${each.status}, ${each.payment_status}`;
        const isBack = isUndone(each.status) || each.status === 'refunded';
        const books = providerBooks(each.id);
        const cash =
          each.was_delivered && each.payment_method === 'cash_on_delivery'
            ? each.total - each.wallet_used
            : 0;
        const held = cash + books.taken - books.back - each.spent - each.refunded;
        const due = isBack ? 0 : each.payment_status === 'paid' ? each.total : each.wallet_used;
        assert.equal(held, due, `money taken is kept or given back (${what})`);
        if (isBack) assert.equal(each.cashback, 0, `cashback goes back with the money (${what})`);
        else if (!each.was_delivered) assert.equal(each.cashback, 0, `cashback comes at the door (${what})`);
        assert.equal(each.coupon_uses, each.coupon_id && !isUndone(each.status) ? 1 : 0, `coupon (${what})`);
      }
      const held = orders.filter(({ status }) => !isUndone(status));
      const sum = (name: 'units' | 'sale_units') => held.reduce((total, each) => total + each[name], 0);
      const [shelf] = await query(
        `select stock, (select sold from marketplace.flash_sale_items where item_id = i.id) as sold
         from marketplace.items i where id = $1`,
        [here.apple],
      );
      assert.deepEqual(shelf, { stock: STOCK - sum('units'), sold: sum('sale_units') }, 'stock and sale');
    }

    async function run(operations: readonly Operation[]) {
      const here = await world();
      const placed: { id: number; who: number }[] = [];
      for (const each of operations) {
        await perform(here, placed, each);
      }
      await check(here);
    }

    it('take cashback back when a digital payment is given back, though it was spent meanwhile (CHK-8, ORD-6)', async () => {
      const place = { kind: 'place', who: 1, quantity: 2, partial: false, coupon: false } as const;
      const first = { order: 0 } as const;
      const delivered = Array.from({ length: 4 }, () => ({ kind: 'advance', ...first }) as const);
      await run([
        { ...place, method: 'digital_payment' },
        { kind: 'event', ...first, outcome: 'paid', off: 0 },
        ...delivered,
        { ...place, quantity: 1, method: 'cash_on_delivery', partial: true },
        { kind: 'refund', ...first, approved: true },
      ]);
    });

    it('add up after any mix of orders, payments, cancellations and refunds (CHK-8, ORD-4, ORD-6, PAY-6)', async () => {
      await fc.assert(fc.asyncProperty(fc.array(operation, { minLength: 8, maxLength: 24 }), run), {
        numRuns: database.name === 'embedded' ? 8 : 12,
        seed: 42,
      });
      assert.deepEqual(running.errors, []);
    });
  });
}
