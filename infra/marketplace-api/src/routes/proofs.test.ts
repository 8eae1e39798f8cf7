import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Customer, SignedIn } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type Answer, type Refusal, type TestApi } from '../testing/api.ts';
import { refusal } from '../testing/buyers.ts';
import { anEmulatedToken, EMULATED } from '../testing/firebase.ts';
import { insert } from '../testing/insert.ts';
import { NOW } from '../testing/world.ts';

const PASSWORD = 'correct horse';
/** The network where the account was created, and one from which nobody has signed in. */
const HERE = '192.0.2.7';
const ELSEWHERE = '198.51.100.7';

for (const database of testDatabases()) {
  describe(`the first proof of a phone, on the ${database.name} database`, () => {
    let api: TestApi;
    let people = 0;
    const codes = new Map<string, string>();
    before(async () => {
      api = await startTestApi(database, undefined, {
        firebase: EMULATED,
        trustedProxies: ['loopback'],
        showCode: ({ recipient, code }) => void codes.set(recipient, code),
      });
    });
    after(() => api.close());

    const auth = <Body = SignedIn>(
      path: string,
      body: object,
      { token, from = HERE }: { token?: string; from?: string } = {},
    ): Promise<Answer<Body & Refusal>> =>
      api.call(path === 'reset-password' ? 'PUT' : 'POST', `/api/v1/auth/${path}`, {
        body,
        token,
        headers: { 'x-forwarded-for': from },
      });
    const info = (token: string) => api.call<Customer>('GET', '/api/v1/customer/info', { token });
    const login = async (email_or_phone: string, password = PASSWORD) =>
      (await auth('login', { email_or_phone, password })).status;

    /** Signs up, optionally with another account's phone. */
    async function signedUp() {
      people += 1;
      const phone = `+97153000${String(people).padStart(4, '0')}`;
      const email = `squatter${people}@souk.example`;
      const body = { f_name: 'Ada', l_name: 'Noor', email, phone, password: PASSWORD };
      const { token } = (await auth('sign-up', body)).body;
      return { phone, email, token, id: (await info(token)).body.id };
    }
    /** The methods to prove a phone; each returns a session of its owner. */
    const proofs = {
      'a code': async (phone: string, by: { token?: string; from?: string } = { from: ELSEWHERE }) => {
        await auth('send-code', { phone }, by);
        return auth('verify-phone', { phone, otp: codes.get(phone) }, by);
      },
      'a new password': async (
        phone: string,
        by: { token?: string; from?: string } = { from: ELSEWHERE },
      ) => {
        await auth('forgot-password', { phone }, by);
        const reset_token = codes.get(phone);
        const reset = await auth('reset-password', { phone, reset_token, password: 'battery staple' }, by);
        return reset.status === 200
          ? auth('login', { email_or_phone: phone, password: 'battery staple' }, by)
          : reset;
      },
      Firebase: (phone: string, by: { token?: string; from?: string } = { from: ELSEWHERE }) => {
        const token = anEmulatedToken({ provider: 'phone', phone, at: NOW });
        return auth('firebase-verify-token', { token }, by);
      },
    };

    for (const [name, prove] of Object.entries(proofs)) {
      it(`by ${name}, from elsewhere, ends all earlier sessions and the password (SES-10, SES-11)`, async () => {
        const squatter = await signedUp();
        const second = (await auth('login', { email_or_phone: squatter.email, password: PASSWORD })).body
          .token;
        const owner = await prove(squatter.phone);
        assert.equal(owner.status, 200);
        const { body } = await info(owner.body.token);
        assert.deepEqual([body.phone, body.is_phone_verified], [squatter.phone, 1]);
        for (const token of [squatter.token, second]) assert.equal((await info(token)).status, 401);
        for (const contact of [squatter.phone, squatter.email]) assert.equal(await login(contact), 401);
        assert.equal((await info(owner.body.token)).status, 200);
      });
    }

    it('from where the account was signed in is by who made it: everything stays but sessions and the password', async () => {
      for (const [name, prove] of Object.entries(proofs)) {
        const customer = await signedUp();
        await api.pool.query('update marketplace.customers set wallet = 700 where id = $1', [customer.id]);
        const proved = await prove(customer.phone, { from: '192.0.2.99' });
        const { body } = await info(proved.body.token);
        assert.deepEqual([body.id, body.is_phone_verified, body.wallet_balance], [customer.id, 1, 7], name);
        assert.equal(body.email, customer.email);
        assert.equal((await info(customer.token)).status, 401);
        assert.equal(await login(customer.email), 401);
      }
    });

    it('shows the data of neither side to the other: addresses, orders, money and messages stay behind', async () => {
      const squatter = await signedUp();
      await insert(api.pool, 'addresses', {
        customer_id: squatter.id,
        address_type: 'home',
        address: '1 Sea Road',
        latitude: 0.5,
        longitude: 0.5,
        contact_person_name: 'Ada',
        contact_person_number: squatter.phone,
      });
      await api.pool.query('update marketplace.customers set wallet = 700 where id = $1', [squatter.id]);
      const owner = (await proofs['a code'](squatter.phone)).body.token;
      const addresses = await api.call<{ addresses: unknown[] }>('GET', '/api/v1/customer/address/list', {
        token: owner,
      });
      assert.deepEqual(addresses.body.addresses, []);
      const { body } = await info(owner);
      assert.deepEqual([body.wallet_balance, body.order_count], [0, 0]);
      const { rows } = await api.pool.query(
        'select phone, email, password_hash, wallet from marketplace.customers where id = $1',
        [squatter.id],
      );
      assert.deepEqual(rows, [{ phone: null, email: null, password_hash: null, wallet: 700 }]);
    });

    it('ends the push tokens and streams of the sessions that end (PSH-5)', async () => {
      const squatter = await signedUp();
      const browser = { cm_firebase_token: `browser-${squatter.id}` };
      await api.call('POST', '/api/v1/customer/cm-firebase-token', { token: squatter.token, body: browser });
      const stream = await fetch(`${api.url}/api/v1/customer/push/events`, {
        headers: { authorization: `Bearer ${squatter.token}` },
      });
      await proofs['a code'](squatter.phone);
      // Ends by itself; otherwise this would wait for ever.
      assert.match(await stream.text(), /event: start/);
      const { rows } = await api.pool.query('select 1 from marketplace.push_tokens where token = $1', [
        browser.cm_firebase_token,
      ]);
      assert.deepEqual(rows, []);
    });

    it('from the account’s own session is its owner’s: everything stays', async () => {
      const customer = await signedUp();
      const proved = await proofs['a code'](customer.phone, { token: customer.token, from: ELSEWHERE });
      const { body } = await info(proved.body.token);
      assert.deepEqual([body.id, body.is_phone_verified], [customer.id, 1]);
      assert.equal(await login(customer.email), 200);
    });

    it('from a session of another account changes nothing', async () => {
      const [squatter, other] = [await signedUp(), await signedUp()];
      const proved = await proofs['a code'](squatter.phone, { token: other.token, from: ELSEWHERE });
      assert.notEqual((await info(proved.body.token)).body.id, squatter.id);
      assert.equal((await info(squatter.token)).status, 401);
      assert.equal((await info(other.token)).status, 200);
    });

    it('is followed by others that change nothing: the second sign-in by code is to the same account', async () => {
      const { phone } = await signedUp();
      const first = await info((await proofs['a new password'](phone)).body.token);
      const second = await info((await proofs.Firebase(phone)).body.token);
      assert.equal(second.body.id, first.body.id);
      assert.equal(await login(phone, 'battery staple'), 200);
    });

    it('removes a phone from the account of somebody with another verified contact, without that account’s data', async () => {
      const { phone } = await signedUp();
      await api.pool.query(`update marketplace.customers set phone = null where phone = $1`, [phone]);
      const token = anEmulatedToken({ uid: `uid-${phone}`, email: `g${phone}@souk.example`, at: NOW });
      const social = await auth('social-register', { token, f_name: 'G', l_name: 'H', phone });
      for (const name of ['a new password', 'a code'] as const) {
        assert.deepEqual(refusal(await proofs[name](phone)).slice(0, 2), [404, 'no_account'], name);
        assert.equal((await info(social.body.token)).body.phone, '');
        await api.pool.query(`update marketplace.customers set phone = $1 where email = $2`, [
          phone,
          `g${phone}@souk.example`,
        ]);
      }
    });

    it('by many at once makes one account, which all of them are signed in to', async () => {
      const squatter = await signedUp();
      const token = anEmulatedToken({ provider: 'phone', phone: squatter.phone, at: NOW });
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => auth('firebase-verify-token', { token }, { from: ELSEWHERE })),
      );
      const ids = await Promise.all(answers.map(async ({ body }) => (await info(body.token)).body.id));
      assert.equal(new Set(ids).size, 1);
      assert.notEqual(ids[0], squatter.id);
    });

    it('ends a session that signs in by the old password at the same moment', async () => {
      const squatter = await signedUp();
      const token = anEmulatedToken({ provider: 'phone', phone: squatter.phone, at: NOW });
      const credentials = { email_or_phone: squatter.email, password: PASSWORD };
      const logins = Array.from({ length: 5 }, () => auth('login', credentials));
      const [owner, ...late] = await Promise.all([
        auth('firebase-verify-token', { token }, { from: ELSEWHERE }),
        ...logins,
      ]);
      assert.equal(owner.status, 200);
      for (const { status, body } of late)
        if (status === 200) assert.equal((await info(body.token)).status, 401);
      assert.equal(await login(squatter.email), 401);
    });
  });
}
