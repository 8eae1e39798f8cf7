import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Config, Customer, SignedIn } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type Answer, type Lines, type Refusal, type TestApi } from '../testing/api.ts';
import { line, refusal } from '../testing/buyers.ts';
import { aBrowserConfig, anEmulatedToken, EMULATED, type Claimed } from '../testing/firebase.ts';
import { NOW } from '../testing/world.ts';

for (const database of testDatabases()) {
  describe(`social accounts on the ${database.name} database (SES-10)`, () => {
    let api: TestApi;
    let people = 0;
    before(async () => {
      api = await startTestApi(database, undefined, { firebase: EMULATED });
    });
    after(() => api.close());

    const ask = <Body = SignedIn>(path: string, body: object): Promise<Answer<Body & Refusal>> =>
      api.call('POST', `/api/v1/auth/${path}`, { body });
    const token = (claimed: Partial<Claimed> = {}) => anEmulatedToken({ at: NOW, ...claimed });
    const info = async (bearer: string) =>
      (await api.call<Customer>('GET', '/api/v1/customer/info', { token: bearer })).body;
    /** A person whom the provider knows, and their form. */
    function somebody() {
      people += 1;
      const uid = `person-${people}`;
      const email = `${uid}@souk.example`;
      const body = { f_name: 'Ada', l_name: 'Noor', phone: `+9715100${String(people).padStart(5, '0')}` };
      return { uid, email, body, token: (more: Partial<Claimed> = {}) => token({ uid, email, ...more }) };
    }

    it('signing in creates no account: the page asks for missing details', async () => {
      const who = somebody();
      const answer = await ask('social-login', { token: who.token() });
      assert.deepEqual(refusal(answer).slice(0, 2), [404, 'no_account']);
    });

    it('a customer who registered is signed in then and later, without a password (PRF-4)', async () => {
      const who = somebody();
      const made = await ask('social-register', { token: who.token(), ...who.body });
      assert.deepEqual([made.status, made.body.is_phone_verified], [200, 0]);
      const customer = await info(made.body.token);
      assert.deepEqual(
        [customer.email, customer.f_name, customer.phone, customer.social_id],
        [who.email, 'Ada', who.body.phone, `google.com:${who.uid}`],
      );
      const again = await ask('social-login', { token: who.token() });
      assert.equal((await info(again.body.token)).id, customer.id);
      const byPassword = await ask('login', { email_or_phone: who.email, password: 'anything at all' });
      assert.equal(byPassword.status, 401);
    });

    it('a guest’s data moves to the account (SES-12)', async () => {
      const who = somebody();
      const sent = { headers: api.at(api.world.modules.food) };
      const fill = async () => {
        const guest_id = await api.guest();
        await api.call('POST', '/api/v1/customer/cart/add', {
          ...sent,
          body: { ...line(api.world.items.soup), guest_id },
        });
        return guest_id;
      };
      const cart = async (bearer: string) =>
        (await api.call<Lines>('GET', '/api/v1/customer/cart/list', { ...sent, token: bearer })).body;
      const made = await ask('social-register', {
        token: who.token(),
        ...who.body,
        guest_id: await fill(),
      });
      assert.equal((await cart(made.body.token))[0]?.quantity, 1);
      const again = await ask('social-login', { token: who.token(), guest_id: await fill() });
      assert.equal((await cart(again.body.token))[0]?.quantity, 2);
    });

    it('an account is never taken over by an address, not even by one that the provider has verified', async () => {
      const [who, other] = [somebody(), somebody()];
      const password = 'correct horse';
      const signedUp = await ask('sign-up', { ...who.body, email: who.email.toUpperCase(), password });
      assert.deepEqual(refusal(await ask('social-login', { token: who.token() })).slice(0, 2), [
        404,
        'no_account',
      ]);
      const made = await ask('social-register', { token: who.token(), ...other.body });
      assert.notEqual((await info(made.body.token)).id, undefined);
      const byPhone = await ask('login', { email_or_phone: who.body.phone, password });
      const [mine, theirs] = [await info(byPhone.body.token), await info(made.body.token)];
      assert.notEqual(mine.id, theirs.id);
      assert.deepEqual(
        [mine.email, theirs.email],
        ['', who.email],
        'the address is whose it was proved to be',
      );
      const info401 = await api.call('GET', '/api/v1/customer/info', { token: signedUp.body.token });
      assert.equal(info401.status, 401, 'sessions from before the proof have ended');
    });

    it('a verified address belongs to its account only, and the page gets the reason', async () => {
      const [who, other] = [somebody(), somebody()];
      await ask('social-register', { token: who.token(), ...who.body });
      const elsewhere = who.token({ provider: 'facebook.com', uid: other.uid });
      const [status, code, message] = refusal(
        await ask('social-register', { token: elsewhere, ...other.body }),
      );
      assert.deepEqual([status, code], [409, 'email']);
      assert.match(message ?? '', /Sign in the way you did before/);
    });

    it('registering again changes nothing of an account with both', async () => {
      const who = somebody();
      const password = 'correct horse';
      const { token: session } = (await ask('sign-up', { ...who.body, email: who.email, password })).body;
      const again = await ask('social-register', { token: who.token(), ...who.body });
      assert.deepEqual(refusal(again).slice(0, 2), [422, 'phone']);
      assert.equal((await info(session)).email, who.email, 'nothing was changed');
    });

    it('another provider’s account of the same number is somebody else', async () => {
      const who = somebody();
      await ask('social-register', { token: who.token(), ...who.body });
      const other = await ask('social-login', { token: who.token({ provider: 'facebook.com' }) });
      assert.equal(other.status, 404);
    });

    it('a phone number of another account is reported at its field', async () => {
      const [first, second] = [somebody(), somebody()];
      await ask('social-register', { token: first.token(), ...first.body });
      const answer = await ask('social-register', {
        token: second.token(),
        ...second.body,
        phone: first.body.phone,
      });
      assert.deepEqual(refusal(answer).slice(0, 2), [422, 'phone']);
    });

    it('an address is required where the provider has verified none', async () => {
      const who = somebody();
      const sent = { token: who.token({ email_verified: false }), ...who.body };
      assert.deepEqual(refusal(await ask('social-register', sent)).slice(0, 2), [422, 'email']);
      const made = await ask('social-register', { ...sent, email: 'typed@souk.example' });
      assert.equal((await info(made.body.token)).email, 'typed@souk.example');
    });

    it('twenty presses of the button make one account', async () => {
      const who = somebody();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => ask('social-register', { token: who.token(), ...who.body })),
      );
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
      const ids = await Promise.all(answers.map(async ({ body }) => (await info(body.token)).id));
      assert.equal(new Set(ids).size, 1);
    });

    it('a token that is invalid, or of the other kind, is rejected', async () => {
      const who = somebody();
      const phone = token({ provider: 'phone', phone: who.body.phone });
      await ask('sign-up', { ...who.body, email: who.email, password: 'correct horse' });
      for (const [path, sent] of [
        ['social-login', phone],
        ['social-register', phone],
        ['firebase-verify-token', who.token()],
        ['social-login', who.token({ at: new Date(NOW.getTime() - 2 * 3600_000) })],
        ['firebase-verify-token', 'a.b.c'],
      ] as const) {
        const answer = await ask(path, { token: sent, ...(path === 'social-register' && who.body) });
        assert.deepEqual(refusal(answer).slice(0, 2), [422, 'token'], path);
      }
    });

    it('a phone that Firebase has verified signs its account in, and no other', async () => {
      const who = somebody();
      const verified = token({ provider: 'phone', phone: who.body.phone });
      assert.deepEqual(refusal(await ask('firebase-verify-token', { token: verified })).slice(0, 2), [
        404,
        'no_account',
      ]);
      await ask('sign-up', { ...who.body, email: who.email, password: 'correct horse' });
      const signed = await ask('firebase-verify-token', { token: verified });
      assert.deepEqual([signed.status, signed.body.is_phone_verified], [200, 1]);
      assert.equal((await info(signed.body.token)).phone, who.body.phone);
    });

    it('browsers get the public configuration, and nothing secret', async () => {
      const { body } = await api.get<Config>('/api/v1/config');
      assert.deepEqual(body.firebase, aBrowserConfig());
    });
  });

  describe(`where no identity provider is configured, on the ${database.name} database`, () => {
    let api: TestApi;
    before(async () => {
      api = await startTestApi(database);
    });
    after(() => api.close());

    it('its calls are refused with a clear message, and browsers get no Firebase configuration (SES-10)', async () => {
      const person = { f_name: 'A', l_name: 'B', phone: '+971511111112' };
      for (const [path, more] of [
        ['social-login', {}],
        ['social-register', person],
        ['firebase-verify-token', {}],
      ] as const) {
        const answer = await api.call<Refusal>('POST', `/api/v1/auth/${path}`, {
          body: { token: anEmulatedToken({ at: NOW }), ...more },
        });
        assert.deepEqual(
          [answer.status, answer.body.errors],
          [404, [{ code: 'provider', message: 'This sign-in method is not available.' }]],
        );
      }
      assert.equal((await api.get<Config>('/api/v1/config')).body.firebase, null);
    });
  });
}
