import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, describe, it } from 'node:test';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { buyers, CONTACT, line } from '../testing/buyers.ts';
import { insert } from '../testing/insert.ts';

const OPERATOR = 'operator-of-this-test';
const REWARD = 500;

for (const database of testDatabases()) {
  describe(`referrals, on the ${database.name} database`, () => {
    let api: TestApi;
    let people: ReturnType<typeof buyers>;
    before(async () => {
      api = await startTestApi(database, undefined, { operatorToken: OPERATOR });
      people = buyers(api);
    });
    after(() => api.close());
    afterEach(() => api.pool.query(`delete from marketplace.settings where key like 'ref%'`));

    const query = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
      (await api.pool.query<Row>(text, values)).rows;
    /** A customer with a referral code, and one who signed up with it. */
    async function pair({ email = `${randomUUID()}@souk.example`, phone = newPhone() } = {}) {
      const referrer = await people.customer();
      const [row] = await query<{ ref_code: string; email: string; phone: string }>(
        'select ref_code, email, phone from marketplace.customers where id = $1',
        [referrer.id],
      );
      const { status, body } = await api.call<{ token: string }>('POST', '/api/v1/auth/sign-up', {
        body: {
          f_name: 'Omar',
          l_name: 'Saleh',
          email: email === 'alias' ? (row?.email.replace('@', '+two@') ?? '') : email,
          phone,
          password: 'correct horse',
          ref_code: row?.ref_code,
        },
      });
      assert.equal(status, 200, JSON.stringify(body));
      return { referrer, token: body.token, phone: row?.phone ?? '' };
    }
    let phones = 0;
    const newPhone = () => `+97156000${String((phones += 1)).padStart(4, '0')}`;

    const post = (path: string, body: object, token: string, headers = {}) =>
      api.call<{ order_id: number }>('POST', path, {
        token,
        body,
        headers: api.at(api.world.modules.food, headers),
      });
    async function order(token: string, more: object = {}) {
      const { status, body } = await post(
        '/api/v1/customer/order/place',
        {
          ...CONTACT,
          order_type: 'take_away',
          items: [line(api.world.items.soup)],
          payment_method: 'cash_on_delivery',
          accepted_total: 10,
          ...more,
        },
        token,
        { 'Idempotency-Key': randomUUID() },
      );
      assert.equal(status, 200, JSON.stringify(body));
      return body.order_id;
    }
    async function deliver(id: number) {
      for (const status of ['confirmed', 'processing', 'handover', 'delivered'])
        await post(`/api/v1/operator/orders/${id}/status`, { status }, OPERATOR);
    }
    const rewardsOf = (referrerId: number) =>
      query<{ kind: string; amount: number; is_referrer: boolean }>(
        `select entry.kind, entry.amount, entry.customer_id = $1 as is_referrer
         from marketplace.wallet_entries entry join marketplace.referrals referral on referral.customer_id = entry.referral_id
         where referral.referrer_id = $1 order by entry.id`,
        [referrerId],
      );

    it('reward both sides once, when the first order is delivered and not before, and notify the referrer (WAL-9, PSH-3)', async () => {
      const { referrer, token } = await pair();
      const [first, second] = [await order(token), await order(token)];
      assert.deepEqual(await rewardsOf(referrer.id), []);
      await deliver(first);
      await deliver(second);
      assert.deepEqual(await rewardsOf(referrer.id), [
        { kind: 'referral', amount: REWARD, is_referrer: false },
        { kind: 'referral', amount: REWARD, is_referrer: true },
      ]);
      const pushes = await query<{ type: string; title: { en: string } }>(
        `select type, title from marketplace.push_messages where customer_id = $1 and type = 'referral_code'`,
        [referrer.id],
      );
      assert.deepEqual(
        pushes.map(({ title }) => title.en),
        ['Your friend received their first order'],
      );
    });

    it('reward no self-referral, by an alias of the address or by the phone (WAL-9)', async () => {
      const alias = await pair({ email: 'alias' });
      await deliver(await order(alias.token));
      assert.deepEqual(await rewardsOf(alias.referrer.id), []);
      const same = await pair();
      await deliver(await order(same.token, { contact_person_number: same.phone }));
      assert.deepEqual(await rewardsOf(same.referrer.id), []);
    });

    it('are taken back from both sides with the money of the order, and not given for the next one (WAL-9, ORD-6)', async () => {
      const { referrer, token } = await pair();
      const id = await order(token);
      await deliver(id);
      await post('/api/v1/customer/order/refund-request', { order_id: id, reason: 'x' }, token);
      await post(`/api/v1/operator/orders/${id}/refund`, { approved: 1 }, OPERATOR);
      await deliver(await order(token));
      const rewards = await rewardsOf(referrer.id);
      assert.deepEqual(
        rewards.map(({ kind, amount }) => `${kind} ${amount}`),
        ['referral 500', 'referral 500', 'referral_back -500', 'referral_back -500'],
      );
    });

    it('give no reward where the marketplace has none (WAL-1)', async () => {
      await insert(api.pool, 'settings', { key: 'ref_earning_status', value: 0 });
      const { referrer, token } = await pair();
      await deliver(await order(token));
      assert.deepEqual(await rewardsOf(referrer.id), []);
    });
  });
}
