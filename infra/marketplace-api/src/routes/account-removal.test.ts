import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ItemReviews, SignedIn } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { DATA_SECTIONS } from '../account/data-sections.ts';
import { PERSONAL_TABLES } from '../account/personal-tables.ts';
import { startTestApi, type Refusal, type TestApi } from '../testing/api.ts';
import { line, refusal } from '../testing/buyers.ts';
import { insert, words } from '../testing/insert.ts';

const PASSWORD = 'correct horse';

for (const database of testDatabases()) {
  describe(`what is stored of a customer, on the ${database.name} database`, () => {
    let api: TestApi;
    let people = 0;
    const codes: string[] = [];
    before(async () => {
      const showCode = ({ code }: { code: string }) => void codes.push(code);
      api = await startTestApi(database, undefined, { showCode });
    });
    after(() => api.close());

    const id = async (text: string, values: unknown[] = []) =>
      (await api.pool.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;

    /** A customer with one of everything, and the texts that only they have. */
    async function somebody({ wallet = 0, status = 'delivered' } = {}) {
      people += 1;
      const mark = `Zahra${people}`;
      const phone = `+97157000${1000 + people}`;
      const email = `${mark.toLowerCase()}@souk.example`;
      const account = { f_name: mark, l_name: `${mark}son`, email, phone, password: PASSWORD };
      const { token } = (await api.call<SignedIn>('POST', '/api/v1/auth/sign-up', { body: account })).body;
      const customer_id = await id('select id from marketplace.customers where email = $1', [email]);
      const own = { customer_id };
      await api.pool.query(
        `update marketplace.customers set wallet = $2, phone_verified = true, image = $3, social_id = $4 where id = $1`,
        [customer_id, wallet, `people/${mark}`, `google:${mark}`],
      );
      if (wallet > 0) await insert(api.pool, 'wallet_entries', { ...own, kind: 'opening', amount: wallet });
      await insert(api.pool, 'customer_identities', { ...own, provider: 'google', uid: mark });
      const contact = JSON.stringify({ name: mark, number: phone, email });
      const place = JSON.stringify({ address: `${mark} Street`, contact_person_number: phone });
      const order_id = await insert(api.pool, 'orders', {
        ...own,
        store_id: api.world.stores.kitchen,
        module_id: api.world.modules.food,
        status,
        total: 1000,
        order_note: `${mark} rings twice`,
        unavailable_item_note: `${mark} calls`,
        cancellation_reason: `Other: ${mark} left`,
        contact,
        address: place,
        receiver: place,
      });
      const coupon_id = await insert(api.pool, 'coupons', {
        module_id: api.world.modules.food,
        title: words('Once'),
        code: `ONCE${people}`,
        discount: 10,
        discount_type: 'percent',
        starts_at: '2020-01-01',
        ends_at: '2099-01-01',
        limit_per_customer: 1,
      });
      await insert(api.pool, 'order_items', {
        order_id,
        item_id: api.world.items.soup,
        quantity: 1,
        price: 1000,
        name: words('Soup'),
        note: `${mark} eats no nuts`,
      });
      await insert(api.pool, 'order_events', { order_id, status, actor: 'customer', note: `${mark} wrote` });
      await insert(api.pool, 'refund_requests', {
        order_id,
        reason: `${mark} asks`,
        note: mark,
        answer: `Dear ${mark}`,
        status: 'refused',
      });
      await insert(api.pool, 'coupon_uses', { order_id, coupon_id, ...own, phone });
      const method_id = await insert(api.pool, 'offline_methods', { name: words('Bank') });
      await insert(api.pool, 'offline_payments', {
        order_id,
        method_id,
        answers: JSON.stringify({ payer: mark }),
        note: mark,
      });
      await insert(api.pool, 'payments', {
        id: `p-${people}`,
        order_id,
        provider: 'sandbox',
        amount: 1000,
        url: `https://pay/?name=${mark}`,
      });
      const review_id = await insert(api.pool, 'reviews', {
        ...own,
        item_id: api.world.items.soup,
        order_id,
        rating: 5,
        comment: `Tasty, for number ${people}`,
      });
      const conversation_id = await insert(api.pool, 'conversations', {
        ...own,
        receiver_type: 'store',
        receiver_id: api.world.stores.kitchen,
      });
      await insert(api.pool, 'messages', { conversation_id, sender_type: 'store', message: `Hello ${mark}` });
      await insert(api.pool, 'push_messages', {
        ...own,
        type: 'message',
        title: words(mark),
        body: words(mark),
      });
      await insert(api.pool, 'files', {
        ...own,
        id: `picture-of-${mark}`,
        purpose: 'chat',
        width: 1,
        height: 1,
        content: Buffer.from(mark),
      });
      await api.pool.query(
        'insert into marketplace.review_pictures (file_id, review_id, position) values ($1, $2, 1)',
        [`picture-of-${mark}`, review_id],
      );
      await insert(api.pool, 'addresses', {
        ...own,
        address: `${mark} Street`,
        address_type: 'home',
        contact_person_name: mark,
        contact_person_number: phone,
        latitude: 0.5,
        longitude: 0.5,
      });
      await insert(api.pool, 'wished_items', { ...own, item_id: api.world.items.soup });
      await insert(api.pool, 'loyalty_entries', { ...own, kind: 'earned', points: 12 });
      await insert(api.pool, 'referrals', own);
      await insert(api.pool, 'wished_stores', { ...own, store_id: api.world.stores.kitchen });
      await insert(api.pool, 'customer_interests', {
        ...own,
        module_id: api.world.modules.food,
        category_ids: [],
      });
      await api.call('POST', '/api/v1/customer/cart/add', {
        token,
        headers: api.at(api.world.modules.food),
        body: line(api.world.items.soup),
      });
      await api.pool.query(
        `insert into marketplace.push_tokens (token, customer_id, session_hash) select $1, customer_id, token_hash from marketplace.sessions where customer_id = $2`,
        [`browser of ${mark}`, customer_id],
      );
      return { mark, phone, email, token, customer_id, order_id, coupon: `ONCE${people}` };
    }
    const remove = (token: string, body: object) =>
      api.call<Refusal & { message: string }>('DELETE', '/api/v1/customer/remove-account', { token, body });

    /** Tables in which a text is found in any column, as text or bytes. */
    async function tablesWith(...texts: string[]): Promise<string[]> {
      const { rows } = await api.pool.query<{ name: string }>(
        `select table_name as name from information_schema.tables
         where table_schema = 'marketplace' and table_type = 'BASE TABLE' order by 1`,
      );
      const patterns = texts
        .flatMap((text) => [text, Buffer.from(text).toString('hex')])
        .map((text) => `%${text}%`);
      const found = [];
      for (const { name } of rows) {
        const hits = await api.pool.query(
          `select 1 from marketplace.${name} each_row where each_row::text ilike any($1) limit 1`,
          [patterns],
        );
        if (hits.rows.length > 0) found.push(name);
      }
      return found;
    }

    it('has a place for every table that refers to customers, in the download and in removal (PRF-8)', async () => {
      const { rows } = await api.pool.query<{ name: string }>(
        `with recursive personal as (
           select 'marketplace.customers'::regclass::oid as id
           union select conrelid from pg_constraint join personal on personal.id = confrelid where contype = 'f')
         select relname as name from personal join pg_class on pg_class.oid = personal.id`,
      );
      assert.deepEqual(rows.map(({ name }) => name).toSorted(), Object.keys(PERSONAL_TABLES).toSorted());
      const sections = ['profile', ...Object.keys(DATA_SECTIONS)];
      const named = Object.values(PERSONAL_TABLES).flatMap(({ download }) =>
        typeof download === 'string' ? [download] : [],
      );
      assert.deepEqual([...new Set(named)].toSorted(), sections.toSorted());
    });

    it('is downloaded by its owner as one JSON document, with nothing of others in it (PRF-9)', async () => {
      const [own, other] = [await somebody({ wallet: 700 }), await somebody()];
      const { status, body, headers } = await api.call<Record<string, unknown[]>>(
        'GET',
        '/api/v1/customer/data',
        { token: own.token },
      );
      assert.equal(status, 200);
      assert.match(headers.get('content-disposition') ?? '', /^attachment/);
      for (const name of Object.keys(DATA_SECTIONS))
        if (name !== 'coupons') assert.equal(body[name]?.length, 1, name);
      const text = JSON.stringify(body);
      for (const word of [
        own.phone,
        own.email,
        `${own.mark} Street`,
        `Hello ${own.mark}`,
        `${own.mark} rings twice`,
      ])
        assert.ok(text.includes(word), word);
      for (const word of [other.mark, other.email, other.phone])
        assert.ok(!text.toLowerCase().includes(word.toLowerCase()), word);
      assert.equal((await api.call('GET', '/api/v1/customer/data')).status, 401);
    });

    it('is downloaded whole however much there is (PRF-9)', async () => {
      const { token, customer_id } = await somebody();
      await api.pool.query(
        `insert into marketplace.wallet_entries (customer_id, kind, amount) select $1, 'cashback', n from generate_series(1, 450) n`,
        [customer_id],
      );
      const { body } = await api.call<{ wallet: { amount: number }[] }>('GET', '/api/v1/customer/data', {
        token,
      });
      assert.deepEqual(
        body.wallet.map(({ amount }) => amount),
        Array.from({ length: 450 }, (_, at) => (at + 1) / 100),
      );
    });

    it('is deleted from every table after the account is removed (PRF-8)', async () => {
      const { mark, phone, email, token, customer_id, order_id } = await somebody();
      const before = await tablesWith(mark, phone, email);
      for (const name of [
        'customers',
        'orders',
        'messages',
        'files',
        'coupon_uses',
        'payments',
        'offline_payments',
      ])
        assert.ok(before.includes(name), `the test looks at ${name}`);
      const { status, body } = await remove(token, { password: PASSWORD });
      assert.deepEqual([status, body.message], [200, 'Account has been deleted']);
      assert.deepEqual(await tablesWith(mark, phone, email), []);
      const deleted = Object.entries(PERSONAL_TABLES).filter(([, { removal }]) => removal === 'deleted');
      for (const [name] of deleted) {
        const columns = await api.pool.query(
          `select 1 from information_schema.columns where table_schema = 'marketplace' and table_name = $1 and column_name = 'customer_id'`,
          [name],
        );
        if (columns.rows.length > 0)
          assert.equal(
            await id(`select count(*)::integer as id from marketplace.${name} where customer_id = $1`, [
              customer_id,
            ]),
            0,
            name,
          );
      }
      assert.equal(
        await id('select total as id from marketplace.orders where id = $1', [order_id]),
        1000,
        'the accounts stay',
      );
      assert.equal((await api.call('GET', '/api/v1/customer/info', { token })).status, 401);
      const login = await api.call('POST', '/api/v1/auth/login', {
        body: { email_or_phone: email, password: PASSWORD },
      });
      assert.equal(login.status, 401);
      const again = { f_name: 'New', l_name: 'Person', email, phone, password: PASSWORD };
      assert.equal((await api.call('POST', '/api/v1/auth/sign-up', { body: again })).status, 200);
    });

    it('shows the reviews of a removed account without a name and without pictures (PRF-8, REV-4)', async () => {
      const { token, mark } = await somebody();
      const picture = `/api/v1/reviews/pictures/picture-of-${mark}`;
      const review = async () => {
        const { body } = await api.get<ItemReviews>(`/api/v1/items/reviews/${api.world.items.soup}`);
        return body.reviews.find(({ comment }) => comment === `Tasty, for number ${people}`);
      };
      assert.deepEqual((await review())?.picture_full_urls, [picture]);
      assert.equal((await fetch(api.url + picture)).status, 200);
      const data = await api.call<{ reviews: { pictures: string[] }[] }>('GET', '/api/v1/customer/data', {
        token,
      });
      assert.deepEqual(data.body.reviews[0]?.pictures, [picture]);
      await remove(token, { password: PASSWORD });
      const left = await review();
      assert.deepEqual(
        [left?.customer_name, left?.customer_image_full_url, left?.picture_full_urls],
        ['', null, []],
      );
      assert.equal((await fetch(api.url + picture)).status, 404);
    });

    it('stays where the password is wrong or an order is on its way (PRF-8)', async () => {
      const running = await somebody({ status: 'processing' });
      assert.deepEqual(refusal(await remove(running.token, { password: 'wrong' })).slice(0, 2), [
        422,
        'password',
      ]);
      assert.deepEqual(refusal(await remove(running.token, {})).slice(0, 2), [422, 'password']);
      assert.deepEqual(refusal(await remove(running.token, { password: PASSWORD })).slice(0, 2), [
        409,
        'running_order',
      ]);
      assert.ok((await tablesWith(running.mark)).includes('customers'));
    });

    it('stays while there is money in the wallet, unless the customer waives it (PRF-8, WAL-1)', async () => {
      const { token, customer_id } = await somebody({ wallet: 700 });
      assert.deepEqual(refusal(await remove(token, { password: PASSWORD })).slice(0, 2), [409, 'wallet']);
      assert.equal((await remove(token, { password: PASSWORD, give_up_wallet: true })).status, 200);
      const sums = await api.pool.query(
        `select wallet, (select sum(amount)::integer from marketplace.wallet_entries where customer_id = $1) as entries
         from marketplace.customers where id = $1`,
        [customer_id],
      );
      assert.deepEqual(sums.rows, [{ wallet: 0, entries: 0 }]);
    });

    it('is removed by a code where the account has no password, and the code is good once (PRF-4, PRF-8)', async () => {
      const { token, customer_id } = await somebody();
      const withPassword = await api.call<Refusal>('POST', '/api/v1/customer/remove-account/send-code', {
        token,
      });
      assert.deepEqual(refusal(withPassword).slice(0, 2), [422, 'password']);
      await api.pool.query('update marketplace.customers set password_hash = null where id = $1', [
        customer_id,
      ]);
      const sent = await api.call<{ request_id: string }>(
        'POST',
        '/api/v1/customer/remove-account/send-code',
        { token },
      );
      const { request_id } = sent.body;
      assert.deepEqual(refusal(await remove(token, { otp: '000000', request_id })).slice(0, 2), [422, 'otp']);
      assert.equal((await remove(token, { otp: codes.at(-1), request_id })).status, 200);
    });

    it('does not let the coupon of a removed account be used again by its phone (WAL-7, PRF-8)', async () => {
      const { token, phone, coupon } = await somebody();
      await remove(token, { password: PASSWORD });
      const again = {
        f_name: 'New',
        l_name: 'Person',
        email: 'again@souk.example',
        phone,
        password: PASSWORD,
      };
      const signed = await api.call<SignedIn>('POST', '/api/v1/auth/sign-up', { body: again });
      const apply = () =>
        api.call<Refusal>('GET', `/api/v1/coupon/apply?code=${coupon}&store_id=${api.world.stores.kitchen}`, {
          token: signed.body.token,
          headers: api.at(api.world.modules.food),
        });
      assert.equal((await apply()).status, 200, 'a phone that was only typed');
      await api.pool.query('update marketplace.customers set phone_verified = true where phone = $1', [
        phone,
      ]);
      assert.deepEqual(refusal(await apply()).slice(0, 2), [403, 'coupon_code']);
    });
  });

  it(`limits downloads of one's data by the day, on the ${database.name} database (PRF-9)`, async () => {
    const api = await startTestApi(database, {
      ...(await import('../testing/generous-limits.ts')).GENEROUS_LIMITS,
      daily: { guest: 9, signUp: 9, codes: 9, newsletter: 9, accountData: 2 },
    });
    try {
      const body = {
        f_name: 'A',
        l_name: 'B',
        email: 'data@souk.example',
        phone: '+971570009999',
        password: PASSWORD,
      };
      const { token } = (await api.call<SignedIn>('POST', '/api/v1/auth/sign-up', { body })).body;
      const statuses = [];
      for (let time = 0; time < 3; time += 1)
        statuses.push((await api.call('GET', '/api/v1/customer/data', { token })).status);
      assert.deepEqual(statuses, [200, 200, 429]);
    } finally {
      await api.close();
    }
  });
}
