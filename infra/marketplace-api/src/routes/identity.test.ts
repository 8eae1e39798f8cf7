import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { CodeSent, SignedIn } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type Answer, type Refusal, type TestApi } from '../testing/api.ts';
import { refusal } from '../testing/buyers.ts';
import { NOW } from '../testing/world.ts';

const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

for (const database of testDatabases()) {
  describe(`codes by phone, on the ${database.name} database`, () => {
    let api: TestApi;
    let people = 0;
    const sent: { recipient: string; code: string; purpose: string }[] = [];
    before(async () => {
      api = await startTestApi(database, undefined, {
        // A sign-up also sends a code by mail.
        showCode: (code) => void (code.recipient.startsWith('+') && sent.push(code)),
        trustedProxies: ['loopback'],
      });
    });
    after(() => api.close());
    afterEach(() => {
      api.clock.now = NOW;
      sent.length = 0;
    });

    const auth = <Body>(
      path: string,
      body: object,
      method = 'POST',
      from = '127.0.0.1',
    ): Promise<Answer<Body & Refusal>> =>
      api.call(method, `/api/v1/auth/${path}`, { body, headers: { 'x-forwarded-for': from } });
    /** An account, and its phone. */
    async function account() {
      people += 1;
      const phone = `+97152000${String(people).padStart(4, '0')}`;
      const body = {
        f_name: 'Ada',
        l_name: 'Noor',
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

    it('sign in the owner of the phone, once for each code (SES-10)', async () => {
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

    it('come after growing waits, and the answer names the time in words (SES-10)', async () => {
      const { phone } = await account();
      let minute = 0;
      for (const [wait, words] of [
        [1, '1 minute'],
        [2, '2 minutes'],
        [4, '4 minutes'],
        [8, '8 minutes'],
      ] as const) {
        assert.equal((await auth('send-code', { phone })).status, 200);
        const refused = await auth('send-code', { phone });
        const [status, code, message] = refusal(refused);
        assert.deepEqual([status, code], [429, 'phone']);
        assert.match(message ?? '', new RegExp(`in ${words}\\.$`));
        assert.equal(refused.headers.get('retry-after'), String(wait * 60));
        minute += wait;
        api.clock.now = minutes(minute);
      }
      assert.equal(sent.length, 4);
    });

    it('are limited to eight a day for one phone from one network, and twenty from everywhere', async () => {
      const { phone } = await account();
      const hours = Array.from({ length: 9 }, (_, hour) => hour + 1);
      for (const hour of hours) {
        api.clock.now = minutes(hour * 61);
        const { status } = await auth('send-code', { phone });
        assert.equal(status, hour <= 8 ? 200 : 429);
      }
      const elsewhere = Array.from({ length: 13 }, (_, network) =>
        auth('send-code', { phone }, 'POST', `203.0.${network}.1`),
      );
      const statuses = (await Promise.all(elsewhere)).map(({ status }) => status).sort();
      assert.deepEqual(statuses, [...Array<number>(12).fill(200), 429]);
      api.clock.now = minutes(26 * 60);
      assert.equal((await auth('send-code', { phone })).status, 200, 'the next day');
    });

    it('cannot be used up, replaced or delayed for the owner by others elsewhere', async () => {
      const { phone } = await account();
      const mine = await auth<CodeSent>('send-code', { phone });
      const otp = lastCode();
      const stranger = '203.0.113.7';
      assert.equal((await auth('send-code', { phone }, 'POST', stranger)).status, 200);
      for (let guess = 0; guess < 6; guess += 1)
        await auth('verify-phone', { phone, otp: wrong(otp) }, 'POST', stranger);
      assert.equal((await auth('verify-phone', { phone, otp }, 'POST', stranger)).status, 422);
      const { request_id } = mine.body;
      assert.equal((await auth('verify-phone', { phone, otp, request_id })).status, 200);
    });

    it('belong to the request that created them, also where everybody shares a network', async () => {
      const { phone } = await account();
      const mine = await auth<CodeSent>('send-code', { phone });
      const otp = lastCode();
      api.clock.now = minutes(2);
      await auth('send-code', { phone });
      for (let guess = 0; guess < 6; guess += 1)
        await auth('verify-phone', { phone, otp: wrong(lastCode()) });
      const { request_id } = mine.body;
      // From another network, as phones often are.
      const answer = await auth('verify-phone', { phone, otp, request_id }, 'POST', '198.51.100.4');
      assert.equal(answer.status, 200);
    });

    it('reach the owner at home when others have used up the day (SES-10)', async () => {
      const { phone } = await account();
      const home = '198.51.100.20';
      await auth('send-code', { phone }, 'POST', home);
      assert.equal((await auth('verify-phone', { phone, otp: lastCode() }, 'POST', home)).status, 200);
      api.clock.now = minutes(5);
      await Promise.all(
        Array.from({ length: 20 }, (_, network) =>
          auth('send-code', { phone }, 'POST', `203.0.${network}.1`),
        ),
      );
      assert.equal((await auth('send-code', { phone }, 'POST', '192.0.2.1')).status, 429);
      assert.equal((await auth('send-code', { phone }, 'POST', home)).status, 200);
    });

    it('are valid once, also for two at once', async () => {
      const { phone } = await account();
      await auth('send-code', { phone });
      const otp = lastCode();
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => auth('verify-phone', { phone, otp })),
      );
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422, 422]);
    });

    it('are not used up by a new password that is refused, which is shown at its field (PRF-10)', async () => {
      const { phone } = await account();
      await auth('forgot-password', { phone });
      const reset_token = lastCode();
      const body = { phone, reset_token };
      for (const password of ['password1', 'Password123!', '12345678', phone, 'Ada.Noor', 'aaaaaaaa']) {
        const answer = await auth('reset-password', { ...body, password }, 'PUT');
        assert.deepEqual(refusal(answer).slice(0, 2), [422, 'password'], password);
      }
      const good = await auth('reset-password', { ...body, password: 'another horse' }, 'PUT');
      assert.equal(good.status, 200);
    });

    it('show that a phone has no account only to its owner (SES-10)', async () => {
      const phone = '+971529999999';
      await auth('send-code', { phone });
      const otp = lastCode();
      assert.equal((await auth('verify-phone', { phone, otp: wrong(otp) })).status, 422);
      assert.deepEqual(refusal(await auth('verify-phone', { phone, otp })).slice(0, 2), [404, 'no_account']);
    });

    it('reset a forgotten password, and end the sessions of the old one (SES-11)', async () => {
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

    it('reveal nothing about accounts, and are not sent without one (SES-11)', async () => {
      const { phone } = await account();
      const answers = [];
      for (const asked of [phone, '+971528888888'])
        for (const path of ['forgot-password', 'forgot-password', 'verify-token']) {
          const body = { phone: asked, ...(path === 'verify-token' && { reset_token: wrong(lastCode()) }) };
          const answer = await auth<CodeSent>(path, body);
          const { request_id, ...rest } = answer.body;
          answers.push([answer.status, typeof request_id, rest, [...answer.headers.keys()].sort()]);
        }
      assert.deepEqual(answers.slice(3), answers.slice(0, 3));
      assert.deepEqual(
        sent.map((each) => each.recipient),
        [phone],
      );
    });

    it('for signing in set no password, and the other way round', async () => {
      const { phone } = await account();
      await auth('send-code', { phone });
      const reset_token = lastCode();
      const answer = await auth('reset-password', { phone, reset_token, password: 'another horse' }, 'PUT');
      assert.deepEqual(refusal(answer).slice(0, 2), [422, 'reset_token']);
    });
  });
}
