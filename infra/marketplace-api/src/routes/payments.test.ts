import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, describe, it } from 'node:test';
import type { PlacedOrder } from '@souk/contracts/api';
import type { RunningPayments } from '../payments/payments.ts';
import type { Answer, Refusal, TestApi } from '../testing/api.ts';
import { buyers, line, refusal } from '../testing/buyers.ts';
import { insert } from '../testing/insert.ts';
import { paymentRuns, startPayingApi, type PayingApi } from '../testing/paying-api.ts';
import type { TestProvider } from '../testing/test-provider.ts';
import { NOW } from '../testing/world.ts';

/** A client can send any origin and host. */
const ELSEWHERE = { origin: 'https://elsewhere.example', 'x-forwarded-host': 'elsewhere.example' };
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

for (const { database, name, title } of paymentRuns()) {
  describe(`paying digitally ${title}`, () => {
    let running: PayingApi;
    let api: TestApi;
    let people: ReturnType<typeof buyers>;
    let provider: TestProvider;
    let payments: RunningPayments;
    before(async () => {
      running = await startPayingApi(database, name);
      ({ api, provider, payments } = running);
      people = buyers(api);
    });
    after(() => running.close());
    afterEach(() => {
      api.clock.now = NOW;
      provider.away = false;
    });

    type Buyer = Awaited<ReturnType<typeof people.guest>>;
    const digital = { payment_method: 'digital_payment' };
    /** A guest's order of one soup that waits for its payment. */
    async function unpaid(buyer?: Buyer, more: object = {}) {
      const guest = buyer ?? (await people.guest());
      await guest.add(line(api.world.items.soup));
      const { body: quote } = await guest.quote({ ...digital, ...more });
      const placed = await guest.place(
        { ...digital, ...more, accepted_total: quote.bill.total },
        randomUUID(),
        ELSEWHERE,
      );
      assert.equal(placed.status, 200, JSON.stringify(placed.body));
      return { guest, id: placed.body.order_id, placed: placed.body };
    }
    const stateOf = async (id: number) => {
      const { rows } = await api.pool.query<{
        status: string;
        payment_status: string;
        payment_method: string;
      }>('select status, payment_status, payment_method from marketplace.orders where id = $1', [id]);
      return rows[0];
    };
    const paymentsOf = async (id: number) =>
      (
        await api.pool.query<{ status: string }>(
          'select status from marketplace.payments where order_id = $1 order by created_at, id',
          [id],
        )
      ).rows.map(({ status }) => status);
    const asOwner = (guest: Buyer, path: string, body: object, method = 'POST') =>
      api.call<{ message: string; payment_url: string | null } & Refusal>(
        method,
        `/api/v1/customer/order/${path}`,
        {
          body: { guest_id: guest.guest_id, ...body },
          headers: ELSEWHERE,
          token: guest.token,
        },
      );

    it('an order names where it is paid, the amount that is due, and the way back (CHK-2)', async () => {
      const { id, placed } = await unpaid();
      const session = provider.ofOrder(id);
      assert.equal(placed.payment_url, session.url);
      assert.equal(session.amount, Math.round(placed.total_amount * 100));
      assert.equal(session.return_url, `https://souk.example/checkout/placed?order_id=${id}`);
      assert.deepEqual(await stateOf(id), {
        status: 'pending',
        payment_status: 'unpaid',
        payment_method: 'digital_payment',
      });
    });

    it('a payer comes back to the storefront, whatever origin a request claims (PAY-6)', async () => {
      const { guest, id } = await unpaid();
      await provider.sendEvent(provider.ofOrder(id), 'declined');
      const again = await asOwner(guest, 'payment-method', { order_id: id, ...digital });
      assert.equal(again.status, 200);
      const back = provider.sessions
        .filter(({ return_url }) => return_url.endsWith(`=${id}`))
        .map(({ return_url }) => new URL(return_url).origin);
      assert.deepEqual(back, ['https://souk.example', 'https://souk.example']);
    });

    it('a payment counts once, however often and in whatever order it is reported', async () => {
      const { id } = await unpaid();
      const session = provider.ofOrder(id);
      const eventId = randomUUID();
      assert.equal(await provider.sendEvent(session, 'paid', { eventId }), 200);
      assert.equal(await provider.sendEvent(session, 'paid', { eventId }), 200);
      assert.equal(await provider.sendEvent(session, 'paid'), 200);
      assert.equal(await provider.sendEvent(session, 'declined'), 200);
      assert.deepEqual(await paymentsOf(id), ['paid']);
      assert.equal((await stateOf(id))?.payment_status, 'paid');
      const { rows } = await api.pool.query(
        "select note from marketplace.order_events where order_id = $1 and actor = 'payment'",
        [id],
      );
      assert.deepEqual(rows, [{ note: 'paid' }]);
      assert.deepEqual(session.refunds, []);
    });

    it('twenty webhooks at once pay it once', async () => {
      const { id } = await unpaid();
      const session = provider.ofOrder(id);
      const statuses = await Promise.all(
        Array.from({ length: 20 }, () => provider.sendEvent(session, 'paid')),
      );
      assert.deepEqual(new Set(statuses), new Set([200]));
      const { rows } = await api.pool.query(
        "select count(*)::int as count from marketplace.order_events where order_id = $1 and actor = 'payment'",
        [id],
      );
      assert.deepEqual(rows, [{ count: 1 }]);
    });

    it('a signed webhook without an event is rejected, and is no failure of ours', async () => {
      const { id } = await unpaid();
      const session = provider.ofOrder(id);
      for (const body of provider.brokenEvents(session))
        assert.equal(await provider.sendEvent(session, 'paid', { body }), 400, body);
      assert.deepEqual(await paymentsOf(id), ['created']);
      assert.equal(await provider.sendEvent(session, 'paid'), 200);
    });

    it('a webhook that was not signed here, was changed, or is old, pays nothing', async () => {
      const { id } = await unpaid();
      const session = provider.ofOrder(id);
      assert.equal(await provider.sendEvent(session, 'paid', { secret: 'another' }), 401);
      assert.equal(await provider.sendEvent(session, 'paid', { tampered: '{"status":"paid"}' }), 401);
      assert.equal(await provider.sendEvent(session, 'paid', { at: minutes(-6) }), 401);
      const unsigned = await api.call<Refusal>('POST', `/api/v1/payments/webhook/${name}`, {
        body: { status: 'paid' },
      });
      assert.equal(unsigned.status, 401);
      const elsewhere = await api.call('POST', '/api/v1/payments/webhook/another', { body: {} });
      assert.equal(elsewhere.status, 404);
      assert.deepEqual(await paymentsOf(id), ['created']);
    });

    it('an amount other than the order’s is refunded, and pays nothing', async () => {
      const { id } = await unpaid();
      const session = provider.ofOrder(id);
      await provider.sendEvent(session, 'paid', { amount: session.amount - 1 });
      assert.equal((await stateOf(id))?.payment_status, 'unpaid');
      assert.equal(session.refunds.length, 1);
      // A refunded payment does not pay the order later, whatever events follow.
      await provider.sendEvent(session, 'paid');
      assert.equal((await stateOf(id))?.payment_status, 'unpaid');
      assert.deepEqual(await paymentsOf(id), ['refunded']);
    });

    it('declined, and switched to cash: the order stays, and late money is refunded (PAY-3, PAY-4)', async () => {
      const { guest, id } = await unpaid();
      const session = provider.ofOrder(id);
      await provider.sendEvent(session, 'declined');
      assert.equal((await stateOf(id))?.status, 'pending');
      const switched = await asOwner(guest, 'payment-method', { order_id: id, _method: 'put' });
      assert.deepEqual([switched.status, switched.body.payment_url], [200, null]);
      assert.equal((await stateOf(id))?.payment_method, 'cash_on_delivery');
      await provider.sendEvent(session, 'paid');
      assert.equal((await stateOf(id))?.payment_status, 'unpaid');
      assert.deepEqual(session.refunds, [{ reference: session.reference, amount: session.amount }]);
      assert.deepEqual(await paymentsOf(id), ['refunded']);
    });

    it('declined, where the zone takes no cash: it cannot be switched (PAY-3)', async () => {
      const { guest, id } = await unpaid();
      await provider.sendEvent(provider.ofOrder(id), 'declined');
      const takeCash = (isTaken: boolean) =>
        api.pool.query('update marketplace.zones set cash_on_delivery = $1 where id = $2', [
          isTaken,
          api.world.zones.north,
        ]);
      await takeCash(false);
      try {
        const { status, body } = await asOwner(guest, 'payment-method', { order_id: id, _method: 'put' });
        assert.deepEqual([status, body.errors[0]?.code], [403, 'payment_method']);
        assert.equal((await stateOf(id))?.payment_method, 'digital_payment');
      } finally {
        await takeCash(true);
      }
    });

    it('tried again: a new attempt replaces the declined one (PAY-6)', async () => {
      const { guest, id, placed } = await unpaid();
      await provider.sendEvent(provider.ofOrder(id), 'declined');
      const again = await asOwner(guest, 'payment-method', {
        order_id: id,
        payment_method: 'digital_payment',
      });
      assert.equal(again.status, 200);
      assert.notEqual(again.body.payment_url, placed.payment_url);
      const twice = await asOwner(guest, 'payment-method', {
        order_id: id,
        payment_method: 'digital_payment',
      });
      assert.equal(twice.body.payment_url, again.body.payment_url);
      await provider.sendEvent(provider.ofOrder(id), 'paid');
      assert.deepEqual((await paymentsOf(id)).toSorted(), ['declined', 'paid']);
      const more = await asOwner(guest, 'payment-method', { order_id: id });
      assert.deepEqual(refusal(more).slice(0, 2), [409, 'payment']);
    });

    it('paid on two pages: one pays, the other is refunded', async () => {
      const { guest, id } = await unpaid();
      const first = provider.ofOrder(id);
      await provider.sendEvent(first, 'declined');
      await asOwner(guest, 'payment-method', { order_id: id, payment_method: 'digital_payment' });
      const second = provider.ofOrder(id);
      await provider.sendEvent(second, 'paid');
      await provider.sendEvent(first, 'paid');
      assert.deepEqual([second.refunds.length, first.refunds.length], [0, 1]);
      assert.deepEqual((await paymentsOf(id)).toSorted(), ['paid', 'refunded']);
    });

    it('cancelled while paid: the money is refunded, also when it arrives later (PAY-4, PAY-5)', async () => {
      const paid = await unpaid();
      await provider.sendEvent(provider.ofOrder(paid.id), 'paid');
      const late = await unpaid();
      for (const { guest, id } of [paid, late]) {
        const reason = 'Order payment canceled';
        const { status } = await asOwner(guest, 'cancel', { order_id: id, reason, _method: 'put' });
        assert.equal(status, 200);
      }
      await payments.sweep();
      await provider.sendEvent(provider.ofOrder(late.id), 'paid');
      for (const { id } of [paid, late]) {
        assert.equal((await stateOf(id))?.status, 'canceled');
        assert.equal(provider.ofOrder(id).refunds.length, 1);
        assert.deepEqual(await paymentsOf(id), ['refunded']);
      }
    });

    it('a refund that the provider did not accept is repeated, once', async () => {
      const { guest, id } = await unpaid();
      const session = provider.ofOrder(id);
      await asOwner(guest, 'cancel', { order_id: id, reason: 'Order payment canceled' });
      provider.away = true;
      await provider.sendEvent(session, 'paid');
      assert.deepEqual(await paymentsOf(id), ['refund_due']);
      await payments.sweep();
      assert.deepEqual(await paymentsOf(id), ['refund_due']);
      provider.away = false;
      await payments.sweep();
      await payments.sweep();
      assert.deepEqual(await paymentsOf(id), ['refunded']);
      assert.equal(session.refunds.length, 1);
    });

    it('a prescription waits for its price, and its price a day for the customer’s answer (RX-5, PAY-6)', async () => {
      const order = { store_id: api.world.stores.market, module_id: api.world.modules.grocery };
      const prescribed = (total: number) =>
        insert(api.pool, 'orders', {
          ...order,
          status: 'pending',
          payment_method: 'digital_payment',
          prescription: true,
          total,
          created_at: NOW,
          status_at: NOW,
        });
      const [unpriced, priced] = [await prescribed(0), await prescribed(900)];
      const event = { order_id: priced, status: 'pending', actor: 'operator', note: 'priced' };
      await insert(api.pool, 'order_events', { ...event, at: minutes(120) });
      api.clock.now = minutes(180);
      await payments.sweep();
      assert.deepEqual(
        [(await stateOf(unpriced))?.status, (await stateOf(priced))?.status],
        ['pending', 'pending'],
      );
      api.clock.now = minutes(120 + 24 * 60 + 1);
      await payments.sweep();
      assert.deepEqual(
        [(await stateOf(unpriced))?.status, (await stateOf(priced))?.status],
        ['pending', 'failed'],
      );
      await api.pool.query(`update marketplace.orders set status = 'canceled' where id = $1`, [unpriced]);
    });

    it('paid without a notification: the sweep finds the payment (PAY-6)', async () => {
      const { id } = await unpaid();
      provider.ofOrder(id).status = 'paid';
      await payments.sweep();
      assert.equal((await stateOf(id))?.payment_status, 'unpaid');
      api.clock.now = minutes(3);
      await payments.sweep();
      assert.equal((await stateOf(id))?.payment_status, 'paid');
    });

    it('never paid: after half an hour the order fails and its goods are for others again (PAY-6)', async () => {
      const { apple } = api.world.items;
      const guest = await people.guest(api.world.modules.grocery);
      const stock = async () =>
        (
          await api.pool.query<{ stock: number }>('select stock from marketplace.items where id = $1', [
            apple,
          ])
        ).rows[0]?.stock ?? 0;
      const before = await stock();
      await guest.add(line(apple));
      const { body: quote } = await guest.quote(digital);
      const { body } = await guest.place({ ...digital, accepted_total: quote.bill.total });
      assert.equal(await stock(), before - 1);
      api.clock.now = minutes(29);
      await payments.sweep();
      assert.equal((await stateOf(body.order_id))?.status, 'pending');
      api.clock.now = minutes(31);
      await payments.sweep();
      assert.equal((await stateOf(body.order_id))?.status, 'failed');
      assert.equal(await stock(), before);
    });

    it('while the provider is away the order is placed all the same, and paid later (PAY-6)', async () => {
      provider.away = true;
      const { guest, id, placed } = await unpaid();
      assert.equal(placed.payment_url, null);
      provider.away = false;
      const later = await asOwner(guest, 'payment-method', {
        order_id: id,
        payment_method: 'digital_payment',
      });
      assert.equal(later.body.payment_url, provider.ofOrder(id).url);
    });

    it('the wallet pays its part, the provider the rest; a failure gives the wallet its part back (CHK-2)', async () => {
      const customer = await people.customer(300);
      const { id, placed } = await unpaid(customer, { partial_payment: 1 });
      const session = provider.ofOrder(id);
      assert.equal(session.amount, Math.round(placed.total_amount * 100) - 300);
      const wallet = async () =>
        (
          await api.pool.query<{ wallet: number }>('select wallet from marketplace.customers where id = $1', [
            customer.id,
          ])
        ).rows[0]?.wallet;
      assert.equal(await wallet(), 0);
      api.clock.now = minutes(31);
      await payments.sweep();
      assert.equal((await stateOf(id))?.status, 'failed');
      assert.equal(await wallet(), 300);
    });

    it('money of another amount goes back as it came', async () => {
      for (const off of [-100, 100]) {
        const { id } = await unpaid();
        const session = provider.ofOrder(id);
        const amount = session.amount + off;
        assert.equal(await provider.sendEvent(session, 'paid', { amount }), 200);
        assert.deepEqual(
          session.refunds.map((refund) => refund.amount),
          [amount],
        );
        assert.equal((await stateOf(id))?.payment_status, 'unpaid');
      }
    });

    it('nobody pays, or switches, what somebody else ordered', async () => {
      const { id } = await unpaid();
      const stranger = await people.guest();
      for (const [path, body, method] of [
        ['payment-method', { order_id: id }, 'POST'],
        ['offline-payment', { order_id: id, offline_method_id: 1, offline_answers: {} }, 'PUT'],
      ] as const) {
        const answer = await asOwner(stranger, path, body, method);
        assert.ok([404, 422].includes(answer.status), JSON.stringify(answer.body));
      }
      assert.equal((await stateOf(id))?.payment_method, 'digital_payment');
    });

    it('a repeat of placing says where it is paid, as the first time (API-14)', async () => {
      const guest = await people.guest();
      await guest.add(line(api.world.items.soup));
      const { body: quote } = await guest.quote(digital);
      const key = randomUUID();
      const place = (): Promise<Answer<PlacedOrder>> =>
        guest.place({ ...digital, accepted_total: quote.bill.total }, key, ELSEWHERE);
      const [first, second] = [await place(), await place()];
      assert.deepEqual(second.body, first.body);
      assert.match(first.body.payment_url ?? '', /^https:\/\//);
    });
  });
}
