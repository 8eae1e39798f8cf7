import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { buyers, line } from '../testing/buyers.ts';
import { insert, words } from '../testing/insert.ts';
import { paymentRuns, startPayingApi, type PayingApi } from '../testing/paying-api.ts';
import type { TestSession } from '../testing/test-provider.ts';
import { NOW } from '../testing/world.ts';

const OPENING = 3000;
const CUSTOMERS = 4;
const AT_ONCE = 200;

/** Concurrent operations of customers and their provider on wallets. */
const operation = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('spend' as const),
      who: fc.nat({ max: CUSTOMERS - 1 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      method: fc.constantFrom('wallet', 'cash_on_delivery'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fund' as const),
      who: fc.nat({ max: CUSTOMERS - 1 }),
      amount: fc.integer({ min: 5, max: 40 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('event' as const),
      session: fc.nat({ max: 7 }),
      outcome: fc.constantFrom<'paid' | 'declined' | 'expired'>('paid', 'paid', 'declined', 'expired'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('cancel' as const), order: fc.nat({ max: 5 }) }),
  },
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

for (const { database, name, title } of paymentRuns()) {
  describe(`wallets at once, ${title}`, () => {
    let here: PayingApi;
    let people: ReturnType<typeof buyers>;
    before(async () => {
      here = await startPayingApi(database, name);
      people = buyers(here.api);
      await insert(here.api.pool, 'wallet_bonuses', {
        title: words('On top'),
        bonus_type: 'percentage',
        bonus_amount: 10,
        starts_at: new Date(0),
        ends_at: new Date(NOW.getTime() + 1e10),
      });
    });
    after(() => here.close());

    type Customer = Awaited<ReturnType<typeof people.customer>>;
    const spendable = () => ({ order_type: 'take_away', items: [line(here.api.world.items.soup)] });
    const addFund = async ({ token }: Customer, amount: number) => {
      const { status } = await here.api.call('POST', '/api/v1/customer/wallet/add-fund', {
        token,
        body: { amount, payment_method: 'digital_payment' },
      });
      assert.equal(status, 200);
    };

    async function perform(
      what: Operation,
      world: { customers: Customer[]; sessions: TestSession[]; orders: { id: number; who: Customer }[] },
    ): Promise<void> {
      const { customers, sessions, orders } = world;
      if (what.kind === 'spend') {
        const who = customers[what.who] ?? assert.fail('nobody');
        const { quantity, method } = what;
        const answer = await who.place({
          ...spendable(),
          items: [line(here.api.world.items.soup, { quantity })],
          payment_method: method,
          ...(method !== 'wallet' && { partial_payment: 1 }),
          accepted_total: quantity * 10,
        });
        assert.ok([200, 403, 409].includes(answer.status), JSON.stringify(answer.body));
      } else if (what.kind === 'fund') {
        await addFund(customers[what.who] ?? assert.fail('nobody'), what.amount);
      } else if (what.kind === 'event') {
        const session = sessions[what.session] ?? assert.fail('no session');
        const status = await here.provider.sendEvent(session, what.outcome, { eventId: randomUUID() });
        assert.equal(status, 200);
      } else {
        const { id, who } = orders[what.order] ?? assert.fail('no order');
        await here.api.call('POST', '/api/v1/customer/order/cancel', {
          token: who.token,
          body: { order_id: id, reason: 'x' },
        });
      }
    }

    it('never hold less than nothing, and are the sums of their ledgers after 200 spends, payments and webhooks at once (WAL-9, CHK-8)', async () => {
      const run = async (operations: Operation[]) => {
        const customers = await Promise.all(
          Array.from({ length: CUSTOMERS }, () => people.customer(OPENING)),
        );
        const known = here.provider.sessions.length;
        for (const who of customers) for (const amount of [10, 20]) await addFund(who, amount);
        const sessions = here.provider.sessions.slice(known);
        const orders: { id: number; who: Customer }[] = [];
        for (const who of [...customers, ...customers].slice(0, 6)) {
          const { body } = await who.order({ ...spendable(), payment_method: 'wallet' });
          orders.push({ id: body.order_id, who });
        }
        await Promise.all(operations.map((each) => perform(each, { customers, sessions, orders })));
        await here.payments.sweep();
        const { rows } = await here.api.pool.query<{
          wallet: number;
          sum: number;
          lowest: number;
          funded: number;
          credited: number;
          bonuses: number;
          spent: number;
          used: number;
        }>(
          `select c.wallet,
             (select sum(amount) from marketplace.wallet_entries where customer_id = c.id)::int as sum,
             (select min(running) from (select sum(amount) over (order by id) as running
                from marketplace.wallet_entries where customer_id = c.id) r)::int as lowest,
             (select coalesce(sum(amount), 0) from marketplace.payments where customer_id = c.id and status = 'paid')::int as funded,
             (select coalesce(sum(amount), 0) from marketplace.wallet_entries where customer_id = c.id and kind = 'fund')::int as credited,
             (select coalesce(sum(amount), 0) from marketplace.wallet_entries where customer_id = c.id and kind = 'bonus')::int as bonuses,
             (select coalesce(-sum(amount), 0) from marketplace.wallet_entries where customer_id = c.id and kind in ('order', 'refund'))::int as spent,
             (select coalesce(sum(wallet_used), 0) from marketplace.orders where customer_id = c.id and status <> 'canceled')::int as used
           from marketplace.customers c where c.id = any($1)`,
          [customers.map(({ id }) => id)],
        );
        for (const each of rows) {
          assert.ok(each.wallet >= 0 && each.lowest >= 0, `never below zero: ${JSON.stringify(each)}`);
          assert.equal(each.wallet, each.sum, 'a wallet is the sum of its ledger');
          assert.equal(each.credited, each.funded, 'what was paid is credited once');
          assert.equal(each.bonuses, each.funded / 10, 'a bonus for each payment');
          assert.equal(each.spent, each.used, 'what was spent is what orders took');
        }
        const paid = sessions.filter((_, at) =>
          operations.some((each) => each.kind === 'event' && each.session === at && each.outcome === 'paid'),
        );
        const total = rows.reduce((sum, { funded }) => sum + funded, 0);
        const expected = paid.reduce((sum, { amount }) => sum + amount, 0);
        assert.equal(total, expected, 'every payment that came is in a wallet');
      };
      await fc.assert(
        fc.asyncProperty(fc.array(operation, { minLength: AT_ONCE, maxLength: AT_ONCE }), run),
        { numRuns: 1, seed: 42, endOnFailure: true },
      );
      assert.deepEqual(here.errors, []);
    });
  });
}
