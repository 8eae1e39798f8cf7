import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, describe, it } from 'node:test';
import type { FundAttempt, WalletBonus, WalletTransactionPage } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { changeWallet } from '../orders/wallet.ts';
import type { Refusal } from '../testing/api.ts';
import { buyers, line, refusal } from '../testing/buyers.ts';
import { insert, words } from '../testing/insert.ts';
import { paymentRuns, startPayingApi, type PayingApi } from '../testing/paying-api.ts';
import { NOW } from '../testing/world.ts';

const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
const running = { starts_at: minutes(-60), ends_at: minutes(60) };

for (const { database, name, title } of paymentRuns()) {
  describe(`the wallet ${title}`, () => {
    let here: PayingApi;
    let people: ReturnType<typeof buyers>;
    before(async () => {
      here = await startPayingApi(database, name);
      people = buyers(here.api);
    });
    after(() => here.close());
    afterEach(async () => {
      here.api.clock.now = NOW;
      here.provider.away = false;
      await here.api.pool.query('delete from marketplace.wallet_bonuses');
    });

    type Customer = Awaited<ReturnType<typeof people.customer>>;
    const addFund = (token: string | undefined, amount: unknown, headers = {}) =>
      here.api.call<{ payment_url: string; message: string } & Refusal>(
        'POST',
        '/api/v1/customer/wallet/add-fund',
        { token, body: { amount, payment_method: 'digital_payment' }, headers },
      );
    /** A customer who has started to add 50, and where it is paid. */
    async function adding(amount = 50) {
      const customer = await people.customer();
      const { status, body } = await addFund(customer.token, amount);
      assert.equal(status, 200, JSON.stringify(body));
      const session = here.provider.sessions.at(-1) ?? assert.fail('no session');
      return { customer, session, url: body.payment_url };
    }
    const ledgerOf = async ({ id }: Pick<Customer, 'id'>) => {
      const { rows } = await here.api.pool.query<{ wallet: number; entries: string[] | null }>(
        `select wallet, (select array_agg(kind || ' ' || amount order by e.id) from marketplace.wallet_entries e
           where customer_id = c.id) as entries from marketplace.customers c where id = $1`,
        [id],
      );
      return [rows[0]?.wallet, ...(rows[0]?.entries ?? [])];
    };
    const bonus = (more: object) =>
      insert(here.api.pool, 'wallet_bonuses', {
        title: words('On top', 'زيادة'),
        bonus_type: 'percentage',
        bonus_amount: 10,
        ...running,
        ...more,
      });

    it('leads to the provider for the amount, in the language of the customer, and back to the wallet (WAL-9)', async () => {
      const { customer, session, url } = await adding(50);
      assert.equal(url, session.url);
      assert.deepEqual([session.amount, session.description], [5000, 'Wallet top-up']);
      assert.equal(session.return_url, 'https://souk.example/profile?page=wallet');
      assert.deepEqual(await ledgerOf(customer), [0], 'nothing is there before it is paid');
      const arabic = await addFund(customer.token, 60, { 'X-localization': 'ar' });
      assert.match(arabic.body.message, /محفظتك/);
      assert.equal(here.provider.sessions.at(-1)?.description, 'شحن المحفظة');
    });

    it('is credited once, however often and in whatever order the provider reports it (WAL-9)', async () => {
      const { customer, session } = await adding();
      const eventId = randomUUID();
      const reported = [
        await here.provider.sendEvent(session, 'paid', { eventId }),
        await here.provider.sendEvent(session, 'paid', { eventId }),
        await here.provider.sendEvent(session, 'declined'),
        await here.provider.sendEvent(session, 'expired'),
        ...(await Promise.all(Array.from({ length: 20 }, () => here.provider.sendEvent(session, 'paid')))),
      ];
      assert.deepEqual(new Set(reported), new Set([200]));
      assert.deepEqual(await ledgerOf(customer), [5000, 'fund 5000']);
      assert.deepEqual(session.refunds, []);
    });

    it('has one entry of a kind for each payment, whoever writes it (WAL-9)', async () => {
      const { customer, session } = await adding();
      const { pool } = here.api;
      const write = () =>
        transaction(pool, (client) =>
          changeWallet(client, customer.id, 'fund', 5000, { paymentId: session.reference }, NOW),
        );
      await Promise.all(Array.from({ length: 10 }, write));
      assert.deepEqual(await ledgerOf(customer), [5000, 'fund 5000']);
    });

    it('is credited with money that arrives after the payment expired, and with unreported money (WAL-9)', async () => {
      const late = await adding();
      await here.provider.sendEvent(late.session, 'expired');
      await here.provider.sendEvent(late.session, 'paid');
      assert.deepEqual(await ledgerOf(late.customer), [5000, 'fund 5000']);
      const lost = await adding();
      lost.session.status = 'paid';
      await here.payments.sweep();
      assert.deepEqual(await ledgerOf(lost.customer), [0]);
      here.api.clock.now = minutes(3);
      await here.payments.sweep();
      assert.deepEqual(await ledgerOf(lost.customer), [5000, 'fund 5000']);
    });

    it('is not credited by a webhook that is forged, changed, or old (WAL-9)', async () => {
      const { customer, session } = await adding();
      assert.equal(await here.provider.sendEvent(session, 'paid', { secret: 'another' }), 401);
      assert.equal(await here.provider.sendEvent(session, 'paid', { tampered: '{"status":"paid"}' }), 401);
      assert.equal(await here.provider.sendEvent(session, 'paid', { at: minutes(-6) }), 401);
      assert.deepEqual(await ledgerOf(customer), [0]);
    });

    it('is not credited with another amount, which is refunded (WAL-9)', async () => {
      for (const off of [-1000, 1000]) {
        const { customer, session } = await adding();
        await here.provider.sendEvent(session, 'paid', { amount: session.amount + off });
        assert.deepEqual(await ledgerOf(customer), [0]);
        assert.deepEqual(
          session.refunds.map(({ amount }) => amount),
          [5000 + off],
        );
      }
    });

    it('refunds money that arrives after the account was removed (WAL-9)', async () => {
      const { customer, session } = await adding();
      const removed = await here.api.call('DELETE', '/api/v1/customer/remove-account', {
        token: customer.token,
        body: { password: 'correct horse' },
      });
      assert.equal(removed.status, 200);
      assert.equal(await here.provider.sendEvent(session, 'paid'), 200);
      assert.equal(session.refunds.length, 1);
      assert.deepEqual(await ledgerOf(customer), [0]);
    });

    it('is credited though the customer began again with another amount and nobody reported the first (WAL-9)', async () => {
      const { customer, session } = await adding(50);
      here.api.clock.now = minutes(1);
      assert.equal((await addFund(customer.token, 60)).status, 200);
      session.status = 'paid';
      here.api.clock.now = minutes(4);
      await here.payments.sweep();
      assert.deepEqual(await ledgerOf(customer), [5000, 'fund 5000']);
    });

    it('adds the best bonus that was valid when the payment began, as a separate entry (WAL-3)', async () => {
      await bonus({ minimum_amount: 4000, maximum_bonus: 450 });
      await bonus({ bonus_type: 'amount', bonus_amount: 300 });
      await bonus({ bonus_amount: 90, minimum_amount: 6000 });
      await bonus({ bonus_amount: 90, starts_at: minutes(30) });
      const { customer, session } = await adding();
      const small = await adding(20);
      here.api.clock.now = minutes(90);
      await here.provider.sendEvent(session, 'paid', { at: minutes(90) });
      await here.provider.sendEvent(small.session, 'paid', { at: minutes(90) });
      await here.provider.sendEvent(session, 'paid', { at: minutes(90) });
      assert.deepEqual(await ledgerOf(customer), [5450, 'fund 5000', 'bonus 450']);
      assert.deepEqual(await ledgerOf(small.customer), [2300, 'fund 2000', 'bonus 300']);
    });

    it('lists the current bonuses, in units and the language of the customer (WAL-3)', async () => {
      await bonus({ minimum_amount: 4000, maximum_bonus: 450 });
      await bonus({ bonus_type: 'amount', bonus_amount: 300 });
      await bonus({ ends_at: minutes(-1) });
      const { token } = await people.customer();
      const { body } = await here.api.call<WalletBonus[]>('GET', '/api/v1/customer/wallet/bonuses', {
        token,
        headers: { 'X-localization': 'ar' },
      });
      const shown = body.map(({ id: _, end_date: __, ...rest }) => rest);
      assert.deepEqual(shown, [
        {
          title: 'زيادة',
          bonus_type: 'amount',
          bonus_amount: 3,
          minimum_add_amount: 0,
          maximum_bonus_amount: null,
        },
        {
          title: 'زيادة',
          bonus_type: 'percentage',
          bonus_amount: 10,
          minimum_add_amount: 40,
          maximum_bonus_amount: 4.5,
        },
      ]);
    });

    it('returns the state of the last payment, to its customer only (WAL-9)', async () => {
      const latest = async (token: string | undefined) =>
        (
          await here.api.call<{ fund: FundAttempt | null }>('GET', '/api/v1/customer/wallet/latest-fund', {
            token,
          })
        ).body.fund;
      const { customer, session } = await adding(50);
      assert.deepEqual(await latest(customer.token), { amount: 50, status: 'waiting' });
      await here.provider.sendEvent(session, 'declined');
      assert.deepEqual(await latest(customer.token), { amount: 50, status: 'failed' });
      await here.provider.sendEvent(session, 'paid');
      assert.deepEqual(await latest(customer.token), { amount: 50, status: 'added' });
      const other = await adding(60);
      await here.provider.sendEvent(other.session, 'paid', { amount: other.session.amount - 100 });
      assert.deepEqual(await latest(other.customer.token), { amount: 60, status: 'returned' });
      assert.equal(await latest((await people.customer()).token), null);
    });

    it('rejects an amount below or above the settings, or with a part of a cent (WAL-9)', async () => {
      const { token } = await people.customer();
      const before = here.provider.sessions.length;
      for (const amount of [0, 4.99, 5000.01, 1e7])
        assert.deepEqual(refusal(await addFund(token, amount)), [
          422,
          'amount',
          'Choose an amount between $5.00 and $5,000.00.',
        ]);
      assert.deepEqual(refusal(await addFund(token, 10.005)), [
        422,
        'amount',
        'Amounts can have at most 2 decimals.',
      ]);
      for (const amount of ['50', null, -5, Number.MAX_VALUE])
        assert.equal((await addFund(token, amount)).status, 422, String(amount));
      assert.equal(here.provider.sessions.length, before);
      assert.equal((await addFund(undefined, 50)).status, 401);
    });

    it('cannot be filled where wallets are off (WAL-1)', async () => {
      const { token } = await people.customer();
      await insert(here.api.pool, 'settings', { key: 'customer_wallet_status', value: 0 });
      try {
        assert.deepEqual(refusal(await addFund(token, 50)).slice(0, 2), [403, 'wallet']);
      } finally {
        await here.api.pool.query(`delete from marketplace.settings where key = 'customer_wallet_status'`);
      }
    });

    it('gets one payment from a form that is sent twice, and another one for another amount (WAL-9)', async () => {
      const { token } = await people.customer();
      const before = here.provider.sessions.length;
      const [first, second] = await Promise.all([addFund(token, 50), addFund(token, 50)]);
      assert.deepEqual(second.body.payment_url, first.body.payment_url);
      assert.equal(here.provider.sessions.length, before + 1);
      assert.notEqual((await addFund(token, 60)).body.payment_url, first.body.payment_url);
    });

    it('reports that the provider does not answer, and is credited when it does again (WAL-9)', async () => {
      const customer = await people.customer();
      here.provider.away = true;
      assert.deepEqual(refusal(await addFund(customer.token, 50)), [
        503,
        'payment',
        'The payment page is unavailable. Please try again in a moment.',
      ]);
      here.provider.away = false;
      assert.equal((await addFund(customer.token, 50)).status, 200);
      const session = here.provider.sessions.at(-1) ?? assert.fail('no session');
      await here.provider.sendEvent(session, 'paid');
      assert.deepEqual(await ledgerOf(customer), [5000, 'fund 5000']);
    });

    it('shows its entries to its customer alone, latest first, all or of one kind (WAL-3, WAL-9)', async () => {
      const { customer, session } = await adding();
      await here.provider.sendEvent(session, 'paid');
      const { body: placed } = await customer.order({
        order_type: 'take_away',
        items: [line(here.api.world.items.soup)],
        payment_method: 'wallet',
      });
      const transactions = async (query: string, token = customer.token) =>
        (
          await here.api.call<WalletTransactionPage>('GET', `/api/v1/customer/wallet/transactions?${query}`, {
            token,
          })
        ).body;
      const { data, ...page } = await transactions('limit=10&offset=1');
      assert.deepEqual(page, { total_size: 2, limit: 10, offset: 1 });
      assert.deepEqual(
        data.map(({ kind, amount, order_id }) => [kind, amount, order_id]),
        [
          ['order', -placed.total_amount, placed.order_id],
          ['fund', 50, null],
        ],
      );
      const second = await transactions('limit=1&offset=2');
      assert.deepEqual([second.data[0]?.kind, second.total_size], ['fund', 2]);
      const funds = await transactions('kind=fund');
      assert.deepEqual([funds.data.length, funds.total_size], [1, 1]);
      assert.deepEqual((await transactions('', (await people.customer()).token)).data, []);
      const wrong = await here.api.call('GET', '/api/v1/customer/wallet/transactions?kind=stolen', {
        token: customer.token,
      });
      assert.equal(wrong.status, 422);
    });
  });
}
