import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Customer, SignedIn } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type Refusal, type TestApi } from '../testing/api.ts';
import { GENEROUS_LIMITS } from '../testing/generous-limits.ts';
import { NOW } from '../testing/world.ts';

for (const database of testDatabases()) {
  describe(`sessions on the ${database.name} database`, () => {
    let api: TestApi;
    before(async () => {
      api = await startTestApi(database);
    });
    after(() => api.close());
    let people = 0;
    const person = (more: Record<string, unknown> = {}) => {
      people += 1;
      const phone = `+97150000${String(people).padStart(4, '0')}`;
      return {
        f_name: 'Ada',
        l_name: 'Noor',
        email: `ada${people}@souk.example`,
        phone,
        password: 'correct horse',
        ...more,
      };
    };
    const signUp = (body: object) => api.call<SignedIn & Refusal>('POST', '/api/v1/auth/sign-up', { body });
    const login = (body: object) => api.call<SignedIn & Refusal>('POST', '/api/v1/auth/login', { body });
    const info = (token: string) => api.call<Customer>('GET', '/api/v1/customer/info', { token });

    it('makes guest ids that cannot be guessed, and stores only a hash of them (SES-2, SES-3)', async () => {
      const [one, other] = [await api.guest(), await api.guest()];
      assert.notEqual(one, other);
      assert.match(one, /^[\w-]{43}$/);
      const { rows } = await api.pool.query('select encode(id_hash, $1) as hash from marketplace.guests', [
        'escape',
      ]);
      assert.ok(rows.every(({ hash }) => !hash.includes(one)));
    });

    it('signs up and in, by email in any case or by phone (SES-10)', async () => {
      const ada = person({ email: 'Ada.Noor@souk.example' });
      const made = await signUp(ada);
      assert.equal(made.status, 200);
      assert.deepEqual(made.body.cart_conflicts, []);
      for (const email_or_phone of ['ada.noor@SOUK.example', ada.phone]) {
        const { status, body } = await login({ email_or_phone, password: ada.password });
        assert.equal(status, 200);
        const { body: customer } = await info(body.token);
        assert.deepEqual(
          [customer.f_name, customer.last_name, customer.is_valid_for_discount],
          ['Ada', 'Noor', false],
        );
      }
    });

    it('stores neither passwords nor tokens', async () => {
      const ada = person();
      const { token } = (await signUp(ada)).body;
      const customers = await api.pool.query(
        'select password_hash from marketplace.customers where email = $1',
        [ada.email],
      );
      assert.match(customers.rows[0].password_hash, /^\$argon2id\$/);
      const sessions = await api.pool.query(
        "select encode(token_hash, 'base64') as hash from marketplace.sessions",
      );
      assert.ok(
        sessions.rows.every(({ hash }) => hash !== token && Buffer.from(hash, 'base64').length === 32),
      );
    });

    it('rejects an email or phone of another account, and names the field (SES-10)', async () => {
      const ada = person();
      await signUp(ada);
      const sameEmail = await signUp(person({ email: ada.email.toUpperCase() }));
      assert.equal(sameEmail.status, 422);
      assert.equal(sameEmail.body.errors[0]?.code, 'email');
      const samePhone = await signUp(person({ phone: ada.phone }));
      assert.deepEqual(samePhone.body.errors, [
        { code: 'phone', message: 'An account with this phone number already exists.' },
      ]);
    });

    it('lets one of two sign-ups at once win', async () => {
      const ada = person();
      const answers = await Promise.all([signUp(ada), signUp(ada), signUp(ada)]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422]);
    });

    it('names every invalid field, in the customer’s language (API-8)', async () => {
      const { status, body } = await api.call<Refusal>('POST', '/api/v1/auth/sign-up', {
        body: { f_name: '', email: 'ada', phone: '12', password: 'short', role: 'admin' },
        headers: { 'X-localization': 'ar' },
      });
      assert.equal(status, 422);
      assert.deepEqual(body.errors.map(({ code }) => code).sort(), [
        'email',
        'f_name',
        'l_name',
        'password',
        'phone',
        'role',
      ]);
      assert.equal(body.errors.find(({ code }) => code === 'l_name')?.message, 'حقل اسم العائلة مطلوب.');
    });

    it('refuses a referral code that does not exist, and takes one that does', async () => {
      const refused = await signUp(person({ ref_code: 'NOBODY' }));
      assert.equal(refused.body.errors[0]?.code, 'ref_code');
      const { body: ada } = await info((await signUp(person())).body.token);
      assert.equal((await signUp(person({ ref_code: ada.ref_code }))).status, 200);
    });

    it('does not tell whether an account exists when a login fails', async () => {
      const ada = person();
      await signUp(ada);
      const wrong = await login({ email_or_phone: ada.email, password: 'wrong horse' });
      const nobody = await login({ email_or_phone: 'nobody@souk.example', password: 'wrong horse' });
      assert.equal(wrong.status, 401);
      assert.deepEqual([wrong.status, wrong.body], [nobody.status, nobody.body]);
    });

    it('ends a session at logout, and no other (SES-14)', async () => {
      const ada = person();
      const first = (await signUp(ada)).body.token;
      const second = (await login({ email_or_phone: ada.email, password: ada.password })).body.token;
      const out = await api.call<{ message: string }>('POST', '/api/v1/auth/logout', { token: first });
      assert.deepEqual([out.status, out.body.message], [200, 'Logout successful.']);
      assert.deepEqual([(await info(first)).status, (await info(second)).status], [401, 200]);
    });

    it('ends a session by age, and distinguishes an expired token from none (API-4)', async () => {
      const { token } = (await signUp(person())).body;
      api.clock.now = new Date(NOW.getTime() + 31 * 24 * 3_600_000);
      const old = await api.call<Refusal>('GET', '/api/v1/customer/info', { token });
      api.clock.now = NOW;
      assert.deepEqual(
        [old.status, old.body.errors[0]?.message],
        [401, 'Your account is inactive or Your token has been expired'],
      );
      const none = await api.call<Refusal>('GET', '/api/v1/customer/info');
      assert.deepEqual([none.status, none.body.errors[0]?.message], [401, 'You are not logged in']);
    });

    it('lists the stores whose orders reached a customer and that still sell, latest first, in module and zone (HOM-19)', async () => {
      const { stores, modules } = api.world;
      const { token } = (await signUp(person())).body;
      const { body: customer } = await info(token);
      for (const [store_id, created_at, status] of [
        [stores.kitchen, '2026-01-01', 'delivered'],
        [stores.grill, '2026-02-01', 'delivered'],
        [stores.kitchen, '2026-03-01', 'delivered'],
        [stores.grill, '2026-03-02', 'canceled'],
        [stores.shut, '2026-03-02', 'delivered'],
        [stores.southern, '2026-03-02', 'delivered'],
        [stores.market, '2026-03-03', 'delivered'],
      ] as const) {
        await api.pool.query(
          `insert into marketplace.orders (customer_id, store_id, module_id, status, total, created_at)
           values ($1, $2, $3, $5, 1000, $4)`,
          [customer.id, store_id, modules.food, created_at, status],
        );
      }
      const { body } = await api.call<Customer>('GET', '/api/v1/customer/info', { token });
      assert.deepEqual(body.visited_module_ids, [modules.food], 'where something was delivered alone');
      const visited = await api.call<{ name: string }[]>('GET', '/api/v1/customer/visit-again', {
        token,
        headers: api.at(modules.food),
      });
      assert.deepEqual(
        visited.body.map(({ name }) => name),
        ['Kitchen', 'Grill'],
      );
      assert.equal((await api.get('/api/v1/customer/visit-again', api.at(modules.food))).status, 401);
    });
  });
}

describe('limits of expensive calls', () => {
  let api: TestApi;
  before(async () => {
    const [database] = testDatabases();
    assert.ok(database);
    api = await startTestApi(database, {
      ...GENEROUS_LIMITS,
      guest: 2,
      login: 2,
      signUp: 2,
      geo: 2,
      track: 2,
    });
  });
  after(() => api.close());

  for (const [method, path, body] of [
    ['POST', '/api/v1/auth/guest/request', undefined],
    ['POST', '/api/v1/auth/login', { email_or_phone: 'nobody@souk.example', password: 'x' }],
    ['GET', '/api/v1/config/geocode-api?lat=1&lng=1', undefined],
    ['GET', '/api/v1/customer/order/track?order_id=1&contact_number=0500000000', undefined],
  ] as const) {
    it(`slow down too many requests of ${path}, and name when to try again`, async () => {
      const send = () => api.call<Refusal>(method, path, { body });
      await send();
      await send();
      const { status, body: refusal, headers } = await send();
      assert.equal(status, 429);
      assert.equal(refusal.errors[0]?.code, 'too_many');
      assert.ok(Number(headers.get('retry-after')) > 0);
    });
  }
});
