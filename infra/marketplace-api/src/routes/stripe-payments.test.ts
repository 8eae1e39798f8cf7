import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { testDatabases } from '@souk/database/testing';
import { buyers, line } from '../testing/buyers.ts';
import { insert, words } from '../testing/insert.ts';
import { startStripeApi, type PayingApi } from '../testing/paying-api.ts';
import type { startTestStripe } from '../testing/test-stripe.ts';
import { NOW } from '../testing/world.ts';

type TestStripe = Awaited<ReturnType<typeof startTestStripe>>;
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

for (const database of testDatabases()) {
  describe(`payments by Stripe only, on the ${database.name} database`, () => {
    let here: PayingApi<TestStripe>;
    let people: ReturnType<typeof buyers>;
    before(async () => {
      here = await startStripeApi(database);
      people = buyers(here.api);
    });
    after(() => here.close());
    afterEach(() => {
      here.api.clock.now = NOW;
    });

    const query = async <Row extends object>(sql: string, value: unknown) =>
      (await here.api.pool.query<Row>(sql, [value])).rows;
    const stateOf = async (id: number) => {
      const [order] = await query<{ status: string; payment_status: string; payments: string }>(
        `select status, payment_status, (select string_agg(p.status, ' ') from marketplace.payments p where p.order_id = o.id) as payments
         from marketplace.orders o where id = $1`,
        id,
      );
      return order;
    };
    async function unpaid() {
      const guest = await people.guest();
      const { body } = await guest.order({
        order_type: 'take_away',
        items: [line(here.api.world.items.soup)],
        payment_method: 'digital_payment',
      });
      const id = body.order_id;
      const found = here.provider.ofOrder(id);
      return { guest, id, session: found, held: here.provider.stripe.books.session(found.id) };
    }
    const deliver = (type: string, session: Parameters<TestStripe['stripe']['eventOf']>[1]) =>
      here.provider.stripe.deliver(JSON.stringify(here.provider.stripe.eventOf(type, session)));
    /** Refunds all of it in Stripe's dashboard. */
    const refundAtStripe = (held: Parameters<TestStripe['stripe']['eventOf']>[1]) => {
      const { books } = here.provider.stripe;
      books.answer(
        'POST',
        '/v1/refunds',
        { payment_intent: held.payment_intent ?? '' },
        new URLSearchParams(),
      );
      return deliver('charge.refunded', held);
    };

    it('a payer who goes back without paying continues in the same session, and pays once (PAY-6)', async () => {
      const { guest, id, session } = await unpaid();
      const { body } = await here.api.call<{ payment_url: string }>(
        'POST',
        '/api/v1/customer/order/payment-method',
        { body: { order_id: id, guest_id: guest.guest_id, payment_method: 'digital_payment' } },
      );
      assert.equal(body.payment_url, session.url);
      await here.provider.sendEvent(session, 'paid');
      assert.deepEqual((await stateOf(id))?.payments, 'paid');
    });

    it('the session of an order that is switched to cash, or that has expired, is closed (PAY-4, PAY-6)', async () => {
      const switched = await unpaid();
      const late = await unpaid();
      const body = { order_id: switched.id, guest_id: switched.guest.guest_id };
      await here.api.call('POST', '/api/v1/customer/order/payment-method', { body });
      await here.payments.sweep();
      assert.deepEqual([switched.held.status, late.held.status], ['expired', 'open']);
      here.api.clock.now = minutes(31);
      await here.payments.sweep();
      assert.equal(late.held.status, 'expired');
      assert.deepEqual((await stateOf(switched.id))?.payments, 'canceled');
      assert.deepEqual(await stateOf(late.id), {
        status: 'failed',
        payment_status: 'unpaid',
        payments: 'canceled',
      });
      assert.deepEqual(here.errors, []);
    });

    it('the session of a deposit that was begun again with another amount is closed, and the newest stays open (WAL-9)', async () => {
      const customer = await people.customer();
      const begin = async (amount: number) => {
        const { status, body } = await here.api.call('POST', '/api/v1/customer/wallet/add-fund', {
          token: customer.token,
          body: { amount, payment_method: 'digital_payment' },
        });
        assert.equal(status, 200, JSON.stringify(body));
        return here.provider.sessions.at(-1) ?? assert.fail('no session');
      };
      const first = await begin(50);
      here.api.clock.now = minutes(1);
      const second = await begin(60);
      await here.payments.sweep();
      assert.deepEqual([first.status, second.status], ['expired', 'open']);
      assert.deepEqual(
        await query(
          `select status, amount from marketplace.payments where customer_id = $1 order by created_at`,
          customer.id,
        ),
        [
          { status: 'canceled', amount: 5000 },
          { status: 'created', amount: 6000 },
        ],
      );
    });

    it('a pending bank payment is waited for, and one that arrives too late is refunded (PAY-6)', async () => {
      const { id, session, held } = await unpaid();
      Object.assign(held, { status: 'complete' });
      here.provider.stripe.books.intentOf(held).status = 'processing';
      assert.equal(await deliver('checkout.session.completed', held), 200);
      assert.deepEqual((await stateOf(id))?.payments, 'created');
      here.api.clock.now = minutes(31);
      await here.payments.sweep();
      here.provider.stripe.books.pay(held);
      assert.equal(await deliver('checkout.session.async_payment_succeeded', held), 200);
      assert.deepEqual(await stateOf(id), {
        status: 'failed',
        payment_status: 'unpaid',
        payments: 'refunded',
      });
      assert.equal(session.refunds.length, 1);
    });

    it('an order that was refunded at Stripe is not paid, and its cancellation refunds nothing twice (ORD-6)', async () => {
      const { guest, id, session, held } = await unpaid();
      await here.provider.sendEvent(session, 'paid');
      assert.equal(await refundAtStripe(held), 200);
      assert.deepEqual(await stateOf(id), {
        status: 'pending',
        payment_status: 'refunded',
        payments: 'refunded',
      });
      await here.api.call('POST', '/api/v1/customer/order/cancel', {
        body: { order_id: id, guest_id: guest.guest_id, reason: 'x' },
      });
      await here.payments.sweep();
      assert.equal(
        here.provider.stripe.books.refunds.filter((r) => r.payment_intent === held.payment_intent).length,
        1,
      );
      assert.deepEqual(here.errors, []);
    });

    it('a refund that is reported before its payment leaves the order unpaid', async () => {
      const { id, held } = await unpaid();
      here.provider.stripe.books.pay(held);
      assert.equal(await refundAtStripe(held), 200);
      assert.equal(await deliver('checkout.session.completed', held), 200);
      assert.deepEqual(await stateOf(id), {
        status: 'pending',
        payment_status: 'unpaid',
        payments: 'refunded',
      });
    });

    it('money that was refunded at Stripe leaves the wallet, with its bonus, as far as it is still there (WAL-9)', async () => {
      await insert(here.api.pool, 'wallet_bonuses', {
        title: words('On top'),
        bonus_type: 'amount',
        bonus_amount: 500,
        starts_at: minutes(-1),
        ends_at: minutes(60),
      });
      for (const [spent, taken] of [
        [0, 5500],
        [2000, 3500],
      ] as const) {
        const { id, token } = await people.customer();
        await here.api.call('POST', '/api/v1/customer/wallet/add-fund', {
          token,
          body: { amount: 50, payment_method: 'digital_payment' },
        });
        const session = here.provider.sessions.at(-1) ?? assert.fail('no session');
        await here.provider.sendEvent(session, 'paid');
        await here.api.pool.query(
          `with entry as (insert into marketplace.wallet_entries (customer_id, kind, amount) values ($1, 'order', -$2::integer))
           update marketplace.customers set wallet = wallet - $2::integer where id = $1`,
          [id, spent],
        );
        await refundAtStripe(here.provider.stripe.books.session(session.id));
        assert.deepEqual(
          await query(
            `select wallet, (select amount from marketplace.wallet_entries where customer_id = c.id and kind = 'fund_back') as back
             from marketplace.customers c where id = $1`,
            id,
          ),
          [{ wallet: 0, back: -taken }],
        );
      }
    });

    it('an event of another payment is accepted, and changes nothing', async () => {
      const { id, held } = await unpaid();
      const { stripe } = here.provider;
      const event = stripe.eventOf('checkout.session.completed', {
        ...held,
        metadata: { payment_id: 'pay_of_another_shop', amount: '1000' },
      });
      assert.equal(await stripe.deliver(JSON.stringify(event)), 200);
      assert.equal((await stateOf(id))?.payments, 'created');
    });
  });
}
