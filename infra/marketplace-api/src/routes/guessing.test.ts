import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { SignedIn } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type Refusal, type TestApi } from '../testing/api.ts';
import { refusal } from '../testing/buyers.ts';
import { GENEROUS_LIMITS } from '../testing/generous-limits.ts';
import { NOW } from '../testing/world.ts';

const seconds = (count: number) => new Date(NOW.getTime() + count * 1000);
const STRANGER = '203.0.113.7';
const PASSWORD = 'correct horse';

for (const database of testDatabases()) {
  describe(`guessing passwords and codes, on the ${database.name} database`, () => {
    let api: TestApi;
    let people = 0;
    before(async () => {
      api = await startTestApi(
        database,
        { ...GENEROUS_LIMITS, daily: { ...GENEROUS_LIMITS.daily, signUp: 12, guest: 3 } },
        { trustedProxies: ['loopback'] },
      );
    });
    after(() => api.close());
    afterEach(() => {
      api.clock.now = NOW;
    });

    const auth = (path: string, body: object, from: string) =>
      api.call<SignedIn & Refusal>('POST', `/api/v1/auth/${path}`, {
        body,
        headers: { 'x-forwarded-for': from },
      });
    const login = (email_or_phone: string, password: string, from: string) =>
      auth('login', { email_or_phone, password }, from);
    const aPerson = (more: object = {}) => {
      people += 1;
      const [email, phone] = [`guessed${people}@souk.example`, `+97154000${String(people).padStart(4, '0')}`];
      return { f_name: 'Ada', l_name: 'Noor', email, phone, password: PASSWORD, ...more };
    };
    /** An account that was created from a known network. */
    async function account(home = `198.51.${people}.1`) {
      const person = aPerson();
      assert.equal((await auth('sign-up', person, home)).status, 200);
      return { ...person, home };
    }

    it('is slowed down after ten wrong passwords, more and more, with a message at the password (SES-10)', async () => {
      const { email } = await account();
      for (let wrong = 0; wrong < 10; wrong += 1)
        assert.equal((await login(email, 'wrong horse', STRANGER)).status, 401);
      const refused = await login(email, 'wrong horse', STRANGER);
      assert.deepEqual(refusal(refused), [
        429,
        'password',
        'Too many attempts. Try again in 30 seconds, or sign in with a code to your phone.',
      ]);
      assert.equal(refused.headers.get('retry-after'), '30');
      assert.equal((await login(email, PASSWORD, STRANGER)).status, 429, 'the right one is not looked at');
      api.clock.now = seconds(30);
      assert.equal((await login(email, 'wrong horse', STRANGER)).status, 401);
      assert.equal((await login(email, 'wrong horse', STRANGER)).headers.get('retry-after'), '60');
      api.clock.now = seconds(90);
      assert.equal((await login(email, PASSWORD, STRANGER)).status, 200);
      assert.equal((await login(email, 'wrong horse', STRANGER)).status, 401, 'begins from nothing');
    });

    it('gains nothing from many guesses at once', async () => {
      const { email } = await account();
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => login(email, 'wrong horse', STRANGER)),
      );
      const statuses = answers.map(({ status }) => status);
      assert.equal(statuses.filter((status) => status === 401).length, 10);
      assert.equal(statuses.filter((status) => status === 429).length, 20);
    });

    it('never locks out the owner at home, however many guess elsewhere', async () => {
      const { email, home } = await account();
      for (let network = 0; network < 100; network += 1)
        assert.equal((await login(email, 'wrong horse', `203.0.${network}.1`)).status, 401);
      assert.equal((await login(email, PASSWORD, '192.0.2.1')).status, 429, 'a new network waits');
      assert.equal((await login(email, PASSWORD, home)).status, 200);
    });

    it('gets the same answer whether an account has the name or not, also when slowed down', async () => {
      const { phone } = await account();
      const answers = [];
      for (const name of [phone, '+971549999999'])
        for (let wrong = 0; wrong < 11; wrong += 1) {
          const { status, body, headers } = await login(name, 'wrong horse', STRANGER);
          answers.push([status, body, [...headers.keys()].sort()]);
        }
      assert.deepEqual(answers.slice(11), answers.slice(0, 11));
    });

    it('is counted in the database: a name in capitals or with spaces is the same name', async () => {
      const { email, phone } = await account();
      for (let wrong = 0; wrong < 5; wrong += 1) {
        await login(email.toUpperCase(), 'wrong horse', STRANGER);
        await login(` ${email} `, 'wrong horse', STRANGER);
        await login(phone, 'wrong horse', STRANGER);
        await login(phone.replace('+971', '+971 (').concat(')'), 'wrong horse', STRANGER);
      }
      for (const name of [email, phone]) assert.equal((await login(name, PASSWORD, STRANGER)).status, 429);
      const { rows } = await api.pool.query('select count(*)::integer as count from marketplace.throttles');
      assert.ok(rows[0].count > 0);
    });

    it('is made hard: listed passwords and the own name are refused at sign-up (PRF-10)', async () => {
      for (const password of ['password', 'Sunshine1', 'qwertyuiop', 'Ada Noor', 'weak@souk.example']) {
        const answer = await auth('sign-up', aPerson({ email: 'weak@souk.example', password }), STRANGER);
        assert.deepEqual(refusal(answer).slice(0, 2), [422, 'password'], password);
      }
    });

    it('for emails with an account ends with the address’s sign-ups of the day', async () => {
      const { email } = await account('192.0.2.77');
      const probes = [];
      for (let probe = 0; probe < 12; probe += 1)
        probes.push(await auth('sign-up', aPerson({ email }), '192.0.2.77'));
      assert.deepEqual(
        probes.map(({ status }) => status),
        [...Array<number>(11).fill(422), 429],
      );
      assert.match(
        refusal(probes.at(-1) ?? { status: 0, body: {}, headers: new Headers() })[2] ?? '',
        /in 24 hours/,
      );
    });

    it('has a limit of new guests a day for one address (SES-2)', async () => {
      const oneLine = [1, 2, 3, 4, 5].map((host) => `2001:db8:1:2::${host}`);
      const guest = () => auth('guest/request', {}, oneLine.shift() ?? '').then(({ status }) => status);
      assert.deepEqual([await guest(), await guest(), await guest(), await guest()], [200, 200, 200, 429]);
      api.clock.now = seconds(25 * 3600);
      assert.equal(await guest(), 200);
    });

    it('has a limit of thirty sessions of one account: the oldest ends (SES-14)', async () => {
      const { email, home } = await account();
      const tokens = [];
      for (let session = 0; session < 31; session += 1) {
        api.clock.now = seconds(session);
        tokens.push((await login(email, PASSWORD, home)).body.token);
      }
      const info = async (token = '') => (await api.call('GET', '/api/v1/customer/info', { token })).status;
      assert.deepEqual(
        [await info(tokens[0]), await info(tokens[1]), await info(tokens[30])],
        [401, 200, 200],
      );
    });
  });
}
