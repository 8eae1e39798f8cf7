import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { SignedIn } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type Answer, type Refusal, type TestApi } from '../testing/api.ts';
import { refusal } from '../testing/buyers.ts';
import { NOW } from '../testing/world.ts';

const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

for (const database of testDatabases()) {
  describe(`codes by phone, on the ${database.name} database`, () => {
    let api: TestApi;
    let people = 0;
    const sent: { phone: string; code: string; purpose: string }[] = [];
    before(async () => {
      api = await startTestApi(database, undefined, { sendCode: async (code) => void sent.push(code) });
    });
    after(() => api.close());
    afterEach(() => {
      api.clock.now = NOW;
      sent.length = 0;
    });

    const auth = <Body>(path: string, body: object, method = 'POST'): Promise<Answer<Body & Refusal>> =>
      api.call(method, `/api/v1/auth/${path}`, { body });
    /** An account, and its phone. */
    async function account() {
      people += 1;
      const phone = `+97152000${String(people).padStart(4, '0')}`;
      const body = {
        f_name: 'A',
        l_name: 'B',
        email: `c${people}@souk.example`,
        phone,
        password: 'correct horse',
      };
      const { token } = (await auth<SignedIn>('sign-up', body)).body;
      return { phone, token };
    }
    const logIn = (phone: string, password: string) =>
      auth<SignedIn>('login', { email_or_phone: phone, password });
    const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
    const lastCode = () => sent.at(-1)?.code ?? '';

    it('sign in who has the phone, once for each code (SES-10)', async () => {
      const { phone } = await account();
      assert.equal((await auth('send-code', { phone })).status, 200);
      const otp = lastCode();
      assert.match(otp, /^\d{6}$/);
      const guest_id = await api.guest();
      const signed = await auth<SignedIn>('verify-phone', { phone, otp, guest_id });
      assert.deepEqual([signed.status, signed.body.is_phone_verified], [200, 1]);
      const info = await api.call('GET', '/api/v1/customer/info', { token: signed.body.token });
      assert.equal(info.status, 200);
      assert.deepEqual(refusal(await auth('verify-phone', { phone, otp })).slice(0, 2), [422, 'otp']);
    });

    it('hold for ten minutes and five guesses, each (SES-10)', async () => {
      const { phone } = await account();
      await auth('send-code', { phone });
      const late = lastCode();
      api.clock.now = minutes(11);
      assert.equal((await auth('verify-phone', { phone, otp: late })).status, 422);
      await auth('send-code', { phone });
      const otp = lastCode();
      const guesses = await Promise.all(
        Array.from({ length: 5 }, () => auth('verify-phone', { phone, otp: wrong(otp) })),
      );
      assert.deepEqual(new Set(guesses.map(({ status }) => status)), new Set([422]));
      assert.equal((await auth('verify-phone', { phone, otp })).status, 422);
    });

    it('come once a minute to one phone', async () => {
      const { phone } = await account();
      assert.equal((await auth('send-code', { phone })).status, 200);
      assert.equal((await auth('send-code', { phone })).status, 429);
      api.clock.now = minutes(1);
      assert.equal((await auth('send-code', { phone })).status, 200);
      assert.equal(sent.length, 2);
    });

    it('a phone without an account is told so only to who has the phone (SES-10)', async () => {
      const phone = '+971529999999';
      await auth('send-code', { phone });
      const otp = lastCode();
      assert.equal((await auth('verify-phone', { phone, otp: wrong(otp) })).status, 422);
      assert.deepEqual(refusal(await auth('verify-phone', { phone, otp })).slice(0, 2), [404, 'no_account']);
    });

    it('a forgotten password is set anew, and who was in by the old one is out (SES-11)', async () => {
      const { phone, token } = await account();
      await auth('forgot-password', { phone });
      const reset_token = lastCode();
      assert.equal((await auth('verify-token', { phone, reset_token })).status, 200);
      const password = 'another horse';
      assert.equal((await auth('reset-password', { phone, reset_token, password }, 'PUT')).status, 200);
      assert.equal((await api.call('GET', '/api/v1/customer/info', { token })).status, 401);
      assert.equal((await logIn(phone, 'correct horse')).status, 401);
      assert.equal((await logIn(phone, password)).status, 200);
      assert.equal((await auth('reset-password', { phone, reset_token, password }, 'PUT')).status, 422);
    });

    it('say nothing of who has an account, and send nothing to who has none (SES-11)', async () => {
      const { phone } = await account();
      const [known, unknown] = [
        await auth('forgot-password', { phone }),
        await auth('forgot-password', { phone: '+971528888888' }),
      ];
      assert.deepEqual([unknown.status, unknown.body], [known.status, known.body]);
      assert.deepEqual(
        sent.map((each) => each.phone),
        [phone],
      );
    });

    it('a code for signing in sets no password, and the other way round', async () => {
      const { phone } = await account();
      await auth('send-code', { phone });
      const reset_token = lastCode();
      const answer = await auth('reset-password', { phone, reset_token, password: 'another horse' }, 'PUT');
      assert.deepEqual(refusal(answer).slice(0, 2), [422, 'reset_token']);
    });
  });
}
