import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { CodeSent, SignedIn } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import type { Answer, Refusal } from '../testing/api.ts';
import { refusal } from '../testing/buyers.ts';
import { startMailedApi, type MailedApi } from '../testing/mailed-api.ts';
import { codeIn } from '../testing/read-mail.ts';
import { NOW } from '../testing/world.ts';

const PASSWORD = 'correct horse';
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

for (const database of testDatabases()) {
  describe(`codes by e-mail, on the ${database.name} database`, () => {
    let mailed: MailedApi;
    let people = 0;
    before(async () => {
      mailed = await startMailedApi(database, { trustedProxies: ['loopback'] });
    });
    after(() => mailed.close());
    afterEach(() => {
      mailed.api.clock.now = NOW;
      mailed.server.answer = () => null;
    });

    const call = <Body>(
      method: string,
      path: string,
      body: object,
      { token, language = 'en' }: { token?: string; language?: string } = {},
    ): Promise<Answer<Body & Refusal>> =>
      mailed.api.call(method, `/api/v1/${path}`, { body, token, headers: { 'X-localization': language } });
    const forgot = (body: object, language = 'en') =>
      call<CodeSent>('POST', 'auth/forgot-password', body, { language });
    const logIn = (email: string, password: string) =>
      call<SignedIn>('POST', 'auth/login', { email_or_phone: email, password });

    async function account(language = 'en') {
      people += 1;
      const email = `Reader${people}@souk.example`;
      const phone = `+97153000${String(people).padStart(4, '0')}`;
      const person = { f_name: 'Lena', l_name: 'Haddad', email, phone, password: PASSWORD };
      const { token } = (await call<SignedIn>('POST', 'auth/sign-up', person, { language })).body;
      return { email, phone, token };
    }
    /** An account with a verified address. */
    async function reader(language = 'en') {
      const own = await account(language);
      const [mail] = await mailed.mailsTo(own.email.toLowerCase());
      const proved = { email: own.email, otp: codeIn(mail?.text ?? '') };
      const proof = await call('POST', 'customer/contact/verify', proved, { ...own, language });
      assert.equal(proof.status, 200, JSON.stringify(proof.body));
      // The welcome mail is its last one.
      await mailed.mailsTo(own.email);
      return own;
    }

    it('prove the address of an account, and welcome its owner in the language that is read (PRF-2, I18-1)', async () => {
      const { email, token } = await reader('ar');
      const [code] = await mailed.mailsTo(email.toLowerCase());
      const [welcome] = await mailed.mailsTo(email);
      assert.match(code?.html ?? '', /dir="rtl"/);
      assert.equal(welcome?.subject, 'مرحبًا بك في حسابك الجديد');
      assert.match(welcome?.text ?? '', /https:\/\/shop\.example\//);
      const { body } = await mailed.api.call<{ email: string }>('GET', '/api/v1/customer/info', { token });
      assert.equal(body.email, email);
    });

    it('are sent at sign-up, which waits for no mail server (PRF-2)', async () => {
      const own = await account();
      const [mail] = await mailed.mailsTo(own.email.toLowerCase());
      assert.equal(mail?.subject, 'Confirm your email address');
      assert.ok(
        mail.text.includes('https://shop.example/profile?page=profile-settings&verify=email'),
        mail.text,
      );
      const again = () => call<CodeSent>('POST', 'customer/contact/send-code', { email: own.email }, own);
      const { status, body } = await again();
      assert.equal(status, 200, JSON.stringify(body));
      assert.deepEqual(refusal(await again()).slice(0, 2), [429, 'email']);
      const second = (await mailed.mailsTo(own.email.toLowerCase(), 2)).at(-1);
      const proof = { email: own.email, otp: codeIn(second?.text ?? ''), request_id: body.request_id };
      assert.equal((await call('POST', 'customer/contact/verify', proof, own)).status, 200);
    });

    it('are left out where the address got too many, and the account is still made (SES-10)', async () => {
      const { token } = await account();
      const email = `Reader${people + 1}@souk.example`;
      for (let network = 1; network <= 20; network += 1) {
        const sent = await mailed.api.call('POST', '/api/v1/customer/contact/send-code', {
          body: { email },
          token,
          headers: { 'x-forwarded-for': `198.${network}.100.7` },
        });
        assert.equal(sent.status, 200, JSON.stringify(sent.body));
      }
      await mailed.mailsTo(email.toLowerCase(), 20);
      const late = await account();
      assert.deepEqual([late.email, typeof late.token], [email, 'string']);
      assert.equal(await mailed.left(), 0);
      assert.equal((await mailed.mailsTo(email.toLowerCase())).length, 20);
    });

    it('set a new password, which ends every session (SES-11)', async () => {
      const { email, token } = await reader();
      const before = await mailed.mailsTo(email.toLowerCase());
      const { status, body } = await forgot({ email });
      assert.equal(status, 200, JSON.stringify(body));
      const mail = (await mailed.mailsTo(email.toLowerCase(), before.length + 1)).at(-1);
      assert.equal(mail?.subject, 'Your code for a new password');
      const reset = { email, reset_token: codeIn(mail?.text ?? ''), request_id: body.request_id };
      assert.equal((await call('POST', 'auth/verify-token', reset)).status, 200);
      const changed = await call('PUT', 'auth/reset-password', { ...reset, password: 'another horse' });
      assert.equal(changed.status, 200, JSON.stringify(changed.body));
      assert.equal((await logIn(email, 'another horse')).status, 200);
      assert.equal((await logIn(email, PASSWORD)).status, 401);
      assert.equal((await mailed.api.call('GET', '/api/v1/customer/info', { token })).status, 401);
      const twice = await call('PUT', 'auth/reset-password', { ...reset, password: 'a third horse' });
      assert.deepEqual(refusal(twice).slice(0, 2), [422, 'reset_token']);
    });

    it('are sent only to a verified address, and the answer is the same (SES-11)', async () => {
      const [known, unproved] = [await reader(), await account()];
      await mailed.mailsTo(unproved.email.toLowerCase());
      const taken = mailed.server.accepted.length;
      const answers = [];
      for (const email of [unproved.email, 'nobody@souk.example', known.email])
        answers.push(await forgot({ email }));
      for (const { status, body } of answers)
        assert.deepEqual(
          [status, body.message, Object.keys(body).sort()],
          [200, answers[0]?.body.message, ['message', 'request_id']],
        );
      await mailed.server.until(() => mailed.server.accepted.length > taken);
      assert.deepEqual(
        mailed.server.accepted.slice(taken).map(({ to }) => to),
        [[known.email.toLowerCase()]],
      );
      // The same is written for an unknown address, so that neither time nor waits reveal it.
      for (const email of [unproved.email, 'nobody@souk.example', known.email]) {
        const [status, code, message] = refusal(await forgot({ email }));
        assert.deepEqual([status, code], [429, 'email']);
        assert.match(message ?? '', /to this address\. Request another one in 1 minute\.$/);
      }
    });

    it('write as much for an unknown address, so that the time reveals nothing (SES-11)', async () => {
      const known = await reader();
      const { pool } = mailed.api;
      await pool.query(`create table marketplace.written (bytes integer)`);
      await pool.query(
        `create function marketplace.note_written() returns trigger language plpgsql as
         $$ begin insert into marketplace.written values (octet_length(new.content)); return new; end $$`,
      );
      await pool.query(
        `create trigger note_written after insert on marketplace.outbox_messages
         for each row execute function marketplace.note_written()`,
      );
      // As long as the other one, so that their sizes can be compared.
      await forgot({ email: known.email.replace('R', 'X') });
      await forgot({ email: known.email });
      const { rows } = await pool.query<{ bytes: number }>('select bytes from marketplace.written');
      assert.deepEqual([rows.length, rows[0]?.bytes], [2, rows[1]?.bytes]);
      await pool.query('drop trigger note_written on marketplace.outbox_messages');
    });

    it('are valid for ten minutes and five guesses (SES-11)', async () => {
      const { email } = await reader();
      const codeOf = async (count: number) =>
        codeIn((await mailed.mailsTo(email.toLowerCase(), count)).at(-1)?.text ?? '');
      const verify = async (code: string, request_id: string) =>
        (await call('POST', 'auth/verify-token', { email, reset_token: code, request_id })).status;
      const sent = (await mailed.mailsTo(email.toLowerCase())).length;
      const first = await forgot({ email });
      const code = await codeOf(sent + 1);
      mailed.api.clock.now = minutes(11);
      assert.equal(await verify(code, first.body.request_id), 422, 'too late');
      const second = await forgot({ email });
      const next = await codeOf(sent + 2);
      const wrong = next === '000000' ? '000001' : '000000';
      for (let guess = 0; guess < 5; guess += 1)
        assert.equal(await verify(wrong, second.body.request_id), 422);
      assert.equal(await verify(next, second.body.request_id), 422, 'guessed at too often');
    });

    it('are dropped by the outbox at the moment they expire (SES-11)', async () => {
      const { email } = await reader();
      mailed.server.answer = () => 451;
      await forgot({ email });
      const { rows } = await mailed.api.pool.query<{ minutes: number }>(
        `select (extract(epoch from expires_at - created_at) / 60)::integer as minutes
         from marketplace.outbox_messages where not discarded`,
      );
      assert.deepEqual(rows, [{ minutes: 10 }]);
    });

    it('are requested with a phone or an address, and not both (SES-11)', async () => {
      assert.deepEqual(refusal(await forgot({})).slice(0, 2), [422, 'phone']);
      const both = { phone: '+971530009999', email: 'nobody@souk.example' };
      assert.deepEqual(refusal(await forgot(both)).slice(0, 2), [422, 'email']);
      assert.deepEqual(refusal(await forgot({ email: 'nobody' })).slice(0, 2), [422, 'email']);
    });

    it('of one address prove nothing of another, and nothing without a session (PRF-2)', async () => {
      const [own, other] = [await account(), await account()];
      const [mail] = await mailed.mailsTo(own.email.toLowerCase());
      const proof = { email: own.email, otp: codeIn(mail?.text ?? '') };
      const elsewhere = { ...proof, email: other.email };
      const refused = await call('POST', 'customer/contact/verify', elsewhere, other);
      assert.deepEqual(refusal(refused).slice(0, 2), [422, 'otp']);
      assert.deepEqual(refusal(await call('POST', 'customer/contact/verify', proof)).slice(0, 1), [401]);
      assert.equal((await call('POST', 'customer/contact/verify', proof, own)).status, 200);
    });
  });
}
