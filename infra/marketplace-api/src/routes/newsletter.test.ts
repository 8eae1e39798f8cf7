import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Message, OwnNewsletter, Subscription } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { sweep } from '../session/sweep.ts';
import type { Answer, Refusal } from '../testing/api.ts';
import { buyers, refusal } from '../testing/buyers.ts';
import { startMailedApi, type MailedApi, type ReadMail } from '../testing/mailed-api.ts';
import { GENEROUS_LIMITS } from '../testing/generous-limits.ts';
import { NOW } from '../testing/world.ts';

const DAY = 24 * 3600_000;

for (const database of testDatabases()) {
  describe(`the newsletter, on the ${database.name} database`, () => {
    let mailed: MailedApi;
    before(async () => {
      mailed = await startMailedApi(
        database,
        { trustedProxies: ['loopback'] },
        { ...GENEROUS_LIMITS, daily: { ...GENEROUS_LIMITS.daily, newsletter: 40 } },
      );
    });
    after(() => mailed.close());
    afterEach(() => {
      mailed.api.clock.now = NOW;
    });

    const subscribe = (email: string, headers: Record<string, string> = {}) =>
      mailed.api.call<Message & Refusal>('POST', '/api/v1/newsletter/subscribe', {
        body: { email },
        headers: { 'x-forwarded-for': '203.0.113.1', ...headers },
      });
    const tokenIn = ({ text }: ReadMail, action: 'confirm' | 'unsubscribe') =>
      new RegExp(`https://shop\\.example/newsletter\\?${action}=([\\w.-]+)`).exec(text)?.[1] ?? '';
    const ask = <Body>(method: string, action: string, token: string): Promise<Answer<Body & Refusal>> =>
      mailed.api.call(method, `/api/v1/newsletter/${action}?token=${token}`);
    const subscribers = async (email: string) =>
      (
        await mailed.api.pool.query<{ confirmed: boolean }>(
          'select confirmed_at is not null as confirmed from marketplace.newsletter_subscribers where email = $1',
          [email],
        )
      ).rows;

    it('is confirmed by the link of a mail, and in no other way (FTR-7)', async () => {
      const email = 'lena@souk.example';
      const { status, body } = await subscribe('Lena@Souk.example');
      assert.deepEqual([status, body.message], [200, 'Subscribed Successfully']);
      const [mail] = await mailed.mailsTo(email);
      assert.ok(mail);
      assert.match(mail.subject, /Confirm your subscription/);
      const token = tokenIn(mail, 'confirm');
      assert.deepEqual((await ask<Subscription>('GET', 'confirm', token)).body, { status: 'pending', email });
      assert.deepEqual(await subscribers(email), [{ confirmed: false }], 'reading the link changes nothing');
      assert.equal((await ask('POST', 'confirm', token)).status, 200);
      assert.equal((await ask('POST', 'confirm', token)).status, 200, 'pressed twice');
      assert.deepEqual(await subscribers(email), [{ confirmed: true }]);
      const stored = await mailed.api.pool.query('select * from marketplace.newsletter_subscribers');
      assert.ok(!JSON.stringify(stored.rows).includes(token), 'the token is stored as a hash alone');
    });

    it('answers the same for every address, and sends no second mail to a confirmed one (FTR-7)', async () => {
      const email = 'omar@souk.example';
      const first = await subscribe(email);
      const [mail] = await mailed.mailsTo(email);
      assert.ok(mail);
      const again = await subscribe(email);
      await ask('POST', 'confirm', tokenIn(mail, 'confirm'));
      mailed.api.clock.now = new Date(NOW.getTime() + 2 * 3600_000);
      const confirmed = await subscribe(email);
      for (const answer of [again, confirmed])
        assert.deepEqual([answer.status, answer.body], [first.status, first.body]);
      await subscribe('last@souk.example');
      await mailed.mailsTo('last@souk.example');
      assert.equal(
        (await mailed.mailsTo(email)).length,
        1,
        'one within the minute, none once it is confirmed',
      );
      assert.equal(
        (await ask('POST', 'confirm', tokenIn(mail, 'confirm'))).status,
        200,
        'the link still works',
      );
    });

    it('is unsubscribed by one POST of a mail program, or the link of its page (FTR-7)', async () => {
      const email = 'sara@souk.example';
      await subscribe(email);
      const [mail] = await mailed.mailsTo(email);
      assert.ok(mail);
      assert.equal(mail.header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click');
      const address =
        /^<https:\/\/shop\.example(\S+)>$/.exec(mail.header('list-unsubscribe') ?? '')?.[1] ?? '';
      const token = new URLSearchParams(address.split('?')[1]).get('token') ?? '';
      assert.equal(token, tokenIn(mail, 'unsubscribe'));
      assert.equal((await ask<Subscription>('GET', 'unsubscribe', token)).body.status, 'pending');
      const page = await fetch(mailed.api.url + address, {
        headers: { accept: 'text/html,*/*' },
        redirect: 'manual',
      });
      assert.deepEqual(
        [page.status, page.headers.get('location')],
        [303, `https://shop.example/newsletter?unsubscribe=${token}`],
      );
      assert.equal((await subscribers(email)).length, 1, 'a link that is opened changes nothing');
      for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), new FormData()]) {
        const answer = await fetch(mailed.api.url + address, { method: 'POST', body });
        assert.equal(answer.status, 200, await answer.text());
        assert.deepEqual(await subscribers(email), []);
      }
      assert.deepEqual((await ask<Subscription>('GET', 'unsubscribe', token)).body, {
        status: 'unsubscribed',
        email: '',
      });
      assert.equal((await ask('POST', 'confirm', tokenIn(mail, 'confirm'))).status, 404);
    });

    it('rejects a link that it has not issued, and one that is a week old (FTR-7)', async () => {
      const email = 'late@souk.example';
      await subscribe(email);
      const [mail] = await mailed.mailsTo(email);
      assert.ok(mail);
      const own = tokenIn(mail, 'unsubscribe');
      for (const [action, token] of [
        ['confirm', 'a-token-of-nobody-at-all'],
        ['unsubscribe', `1${own}`],
        ['unsubscribe', own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
        ['unsubscribe', `99999999999.${own.split('.')[1]}`],
      ] as const)
        for (const method of ['GET', 'POST'])
          assert.deepEqual(refusal(await ask(method, action, token)).slice(0, 2), [404, 'not_found'], token);
      mailed.api.clock.now = new Date(NOW.getTime() + 7 * DAY);
      assert.equal((await ask('POST', 'confirm', tokenIn(mail, 'confirm'))).status, 404);
      await sweep(mailed.api.pool, new Date(NOW.getTime() + 7 * DAY + 1));
      assert.deepEqual(await subscribers(email), []);
    });

    it('is turned on and off only by a customer with a verified address (FTR-6, FTR-7)', async () => {
      const { id, token } = await buyers(mailed.api).customer();
      const { rows } = await mailed.api.pool.query<{ email: string }>(
        'select email from marketplace.customers where id = $1',
        [id],
      );
      const email = rows[0]?.email ?? '';
      const own = () => mailed.api.call<OwnNewsletter>('GET', '/api/v1/customer/newsletter', { token });
      const change = (is_subscribed: boolean) =>
        mailed.api.call<OwnNewsletter & Refusal>('PUT', '/api/v1/customer/newsletter', {
          body: { is_subscribed },
          token,
        });
      // Somebody else subscribed the address, which the account has not verified.
      await subscribe(email);
      const confirm = (await mailed.mailsTo(email, 2)).find(({ subject }) => /subscription/.test(subject));
      assert.ok(confirm);
      await ask('POST', 'confirm', tokenIn(confirm, 'confirm'));
      assert.deepEqual((await own()).body, { is_subscribed: false });
      assert.deepEqual(refusal(await change(false)).slice(0, 2), [409, 'email']);
      assert.deepEqual(await subscribers(email), [{ confirmed: true }]);

      await mailed.api.pool.query('update marketplace.customers set email_verified = true where id = $1', [
        id,
      ]);
      assert.deepEqual((await own()).body, { is_subscribed: true });
      assert.deepEqual((await change(false)).body, { is_subscribed: false });
      assert.deepEqual(await subscribers(email), []);
      for (let again = 0; again < 2; again += 1)
        assert.deepEqual((await change(true)).body, { is_subscribed: true });
      assert.deepEqual(await subscribers(email), [{ confirmed: true }]);
      assert.deepEqual((await own()).body, { is_subscribed: true });
      assert.equal((await mailed.mailsTo(email)).length, 2, 'no mail asks again');
    });

    it('is in the language of the page that requested it, from right to left in Arabic (I18-1)', async () => {
      await subscribe('arabic@souk.example', { 'X-localization': 'ar' });
      const [mail] = await mailed.mailsTo('arabic@souk.example');
      assert.ok(mail);
      assert.equal(mail.subject, 'أكّد اشتراكك');
      assert.match(mail.html, /<html lang="ar" dir="rtl">/);
      assert.match(mail.text, /تأكيد الاشتراك:\nhttps:/);
    });

    it('rejects an invalid address (FTR-6), and limits requests per day and network', async () => {
      for (const email of ['', 'lena', 'a@b@c.example', 'a@souk.example\r\nBcc: b@souk.example'])
        assert.deepEqual(refusal(await subscribe(email)).slice(0, 2), [422, 'email'], email);
      const from = { 'x-forwarded-for': '198.51.100.7' };
      for (let n = 0; n < 40; n += 1)
        assert.equal((await subscribe(`many${n}@souk.example`, from)).status, 200);
      assert.deepEqual(refusal(await subscribe('many40@souk.example', from)).slice(0, 2), [429, 'too_many']);
      assert.equal((await subscribe('many41@souk.example')).status, 200, 'of another network');
    });
  });
}
