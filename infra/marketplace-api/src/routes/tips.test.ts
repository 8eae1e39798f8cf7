import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { OrderDetails } from '@souk/contracts/api';
import type { Refusal } from '../testing/api.ts';
import { buyers, refusal } from '../testing/buyers.ts';
import { insert } from '../testing/insert.ts';
import { paymentRuns, startPayingApi, type PayingApi } from '../testing/paying-api.ts';
import { NOW } from '../testing/world.ts';

const DAY = 24 * 3_600_000;
const NOT_NOW = [409, 'tip', 'You cannot add a tip to this order.'];

for (const { database, name, title } of paymentRuns()) {
  describe(`a tip after delivery ${title}`, () => {
    let here: PayingApi;
    let people: ReturnType<typeof buyers>;
    let rider = 0;
    before(async () => {
      here = await startPayingApi(database, name);
      people = buyers(here.api);
      rider = await insert(here.api.pool, 'delivery_men', {
        zone_id: here.api.world.zones.north,
        f_name: 'Omar',
        l_name: 'Saleh',
        phone: '+971500000555',
        latitude: 0.6,
        longitude: 0.5,
      });
    });
    after(() => here.close());
    afterEach(() => {
      here.api.clock.now = NOW;
    });

    type Person = { id?: number; token?: string; guest_id?: string };
    async function delivered(who: Person, more: Record<string, unknown> = {}) {
      const { rows } = await here.api.pool.query<{ hash: Buffer | null }>(
        `select sha256(convert_to($1, 'UTF8')) as hash`,
        [who.guest_id ?? null],
      );
      return insert(here.api.pool, 'orders', {
        customer_id: who.id ?? null,
        guest_hash: rows[0]?.hash ?? null,
        store_id: here.api.world.stores.kitchen,
        module_id: here.api.world.modules.food,
        status: 'delivered',
        payment_status: 'paid',
        status_at: NOW,
        total: 1000,
        delivery_man_id: rider,
        ...more,
      });
    }
    const tip = (who: Person, order_id: number, payment_method: string, amount = 5) =>
      here.api.call<{ message: string; payment_url: string | null } & Refusal>(
        'POST',
        '/api/v1/customer/order/tip',
        {
          token: who.token,
          body: { order_id, amount, payment_method, ...(who.guest_id && { guest_id: who.guest_id }) },
        },
      );
    const details = async (who: Person, id: number) => {
      const query = `order_id=${id}${who.guest_id ? `&guest_id=${who.guest_id}` : ''}`;
      const { body } = await here.api.call<OrderDetails>('GET', `/api/v1/customer/order/details?${query}`, {
        token: who.token,
      });
      return { tip_after: body.tip_after, can_tip: body.can_tip, total: body.bill.total };
    };
    const paymentOf = async (who: Person, id: number) => {
      const path = `/api/v1/customer/order/details?order_id=${id}`;
      return (await here.api.call<OrderDetails>('GET', path, { token: who.token })).body.tip_payment;
    };
    const ledgerOf = async (id: number) =>
      (
        await here.api.pool.query<{ wallet: number; tips: number }>(
          `select wallet, (select coalesce(sum(amount), 0) from marketplace.wallet_entries where customer_id = c.id and kind = 'tip')::int as tips
           from marketplace.customers c where id = $1`,
          [id],
        )
      ).rows[0];

    it('is paid from the wallet once, shows in the order, and leaves its bill (ORD-2)', async () => {
      const customer = await people.customer(2000);
      const id = await delivered(customer);
      assert.deepEqual(await details(customer, id), { tip_after: 0, can_tip: 1, total: 10 });
      const answers = await Promise.all(Array.from({ length: 5 }, () => tip(customer, id, 'wallet')));
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409, 409]);
      assert.deepEqual(await details(customer, id), { tip_after: 5, can_tip: 0, total: 10 });
      assert.deepEqual(await ledgerOf(customer.id), { wallet: 1500, tips: -500 });
      assert.deepEqual(refusal(await tip(customer, id, 'digital_payment')), NOT_NOW);
    });

    it('is paid by a guest with the provider, once whatever the webhooks say (PAY-6)', async () => {
      const guest = await people.guest();
      const id = await delivered(guest);
      const { body } = await tip(guest, id, 'digital_payment');
      const session = here.provider.sessions.at(-1) ?? assert.fail('no session');
      assert.equal(body.payment_url, session.url);
      assert.deepEqual([session.amount, session.description], [500, `Tip for order #${id}`]);
      assert.equal(session.return_url, `https://souk.example/profile?page=my-orders&orderId=${id}`);
      assert.equal((await details(guest, id)).tip_after, 0);
      for (const outcome of ['expired', 'paid', 'paid', 'declined'] as const)
        assert.equal(await here.provider.sendEvent(session, outcome), 200);
      assert.deepEqual(await details(guest, id), { tip_after: 5, can_tip: 0, total: 10 });
      assert.deepEqual(session.refunds, []);
      assert.equal(refusal(await tip(guest, id, 'wallet'))[0], 409);
    });

    it('shows the result to a customer who returns from the payment (PAY-1)', async () => {
      const customer = await people.customer();
      const id = await delivered(customer);
      assert.equal(await paymentOf(customer, id), null);
      await tip(customer, id, 'digital_payment', 3);
      assert.deepEqual(await paymentOf(customer, id), { amount: 3, status: 'waiting' });
      const session = here.provider.sessions.at(-1) ?? assert.fail('no session');
      await here.provider.sendEvent(session, 'expired');
      assert.deepEqual(await paymentOf(customer, id), { amount: 3, status: 'failed' });
      await here.provider.sendEvent(session, 'paid');
      assert.deepEqual(await paymentOf(customer, id), { amount: 3, status: 'added' });
    });

    it('is refunded where another one was paid meanwhile, or the amount differs (PAY-6)', async () => {
      const customer = await people.customer(2000);
      const id = await delivered(customer);
      await tip(customer, id, 'digital_payment', 3);
      const first = here.provider.sessions.at(-1) ?? assert.fail('no session');
      await tip(customer, id, 'digital_payment', 4);
      const second = here.provider.sessions.at(-1) ?? assert.fail('no session');
      assert.notEqual(first.id, second.id);
      await here.provider.sendEvent(second, 'paid', { amount: 300 });
      assert.deepEqual([second.refunds[0]?.amount, (await details(customer, id)).tip_after], [300, 0]);
      await tip(customer, id, 'wallet');
      await here.provider.sendEvent(first, 'paid');
      assert.deepEqual([first.refunds.length, (await details(customer, id)).tip_after], [1, 5]);
    });

    it('stays with the rider when the order is refunded (ORD-6)', async () => {
      const customer = await people.customer();
      const id = await delivered(customer);
      await tip(customer, id, 'digital_payment');
      const session = here.provider.sessions.at(-1) ?? assert.fail('no session');
      await here.provider.sendEvent(session, 'paid');
      await here.api.call('POST', '/api/v1/customer/order/refund-request', {
        token: customer.token,
        body: { order_id: id, reason: 'x' },
      });
      const decided = await here.api.call('POST', `/api/v1/operator/orders/${id}/refund`, {
        token: 'operator-of-this-test',
        body: { approved: 1 },
      });
      assert.equal(decided.status, 200);
      await here.payments.sweep();
      assert.deepEqual(session.refunds, []);
      assert.equal((await ledgerOf(customer.id))?.wallet, 1000, 'the price goes to the wallet');
    });

    it('is refused before delivery, without a rider, after some days, or out of bounds (ORD-2)', async () => {
      const customer = await people.customer(2000);
      for (const more of [{ status: 'picked_up' }, { delivery_man_id: null }, { status: 'refunded' }])
        assert.deepEqual(refusal(await tip(customer, await delivered(customer, more), 'wallet')), NOT_NOW);
      const id = await delivered(customer);
      here.api.clock.now = new Date(NOW.getTime() + 7 * DAY + 1);
      assert.deepEqual(refusal(await tip(customer, id, 'wallet')), NOT_NOW);
      here.api.clock.now = new Date(NOW.getTime() + 7 * DAY);
      for (const amount of [0, 0.99, 500.01])
        assert.deepEqual(refusal(await tip(customer, id, 'wallet', amount)), [
          422,
          'amount',
          'Choose an amount between $1.00 and $500.00.',
        ]);
      assert.equal(refusal(await tip(customer, id, 'wallet', 21))[0], 403, 'more than the wallet holds');
      assert.equal((await tip(customer, id, 'wallet', 20)).status, 200);
      assert.deepEqual(await ledgerOf(customer.id), { wallet: 0, tips: -2000 });
    });

    it('is paid by a guest without a wallet, and only for their own order (ORD-2)', async () => {
      const guest = await people.guest();
      const id = await delivered(guest);
      assert.deepEqual(refusal(await tip(guest, id, 'wallet')).slice(0, 2), [403, 'payment_method']);
      for (const stranger of [await people.guest(), await people.customer(2000)])
        assert.equal((await tip(stranger, id, 'digital_payment')).status, 404);
    });
  });
}
