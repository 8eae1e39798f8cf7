import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Customer, ProfileUpdated } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import sharp from 'sharp';
import { startTestApi, type Answer, type Refusal, type TestApi } from '../testing/api.ts';
import { refusal } from '../testing/buyers.ts';
import { sweep } from '../session/sweep.ts';
import { NOW } from '../testing/world.ts';

const PASSWORD = 'correct horse';
const DAY = 24 * 3600_000;

for (const database of testDatabases()) {
  describe(`the details of an account, on the ${database.name} database`, () => {
    let api: TestApi;
    let people = 0;
    const codes = new Map<string, string>();
    before(async () => {
      api = await startTestApi(database, undefined, {
        showCode: ({ recipient, code }) => void codes.set(recipient, code),
      });
    });
    after(() => api.close());

    async function signedUp() {
      people += 1;
      const phone = `+97154000${String(people).padStart(4, '0')}`;
      const email = `person${people}@souk.example`;
      const body = { f_name: 'Ada', l_name: 'Noor', email, phone, password: PASSWORD };
      const { token } = (await api.call<{ token: string }>('POST', '/api/v1/auth/sign-up', { body })).body;
      return { phone, email, token };
    }
    const info = async (token: string) =>
      (await api.call<Customer>('GET', '/api/v1/customer/info', { token })).body;
    const login = async (email_or_phone: string, password: string) =>
      (await api.call('POST', '/api/v1/auth/login', { body: { email_or_phone, password } })).status;

    /** Sends the account's form; `image` is a picture of that many bytes, or none. */
    async function update(
      token: string,
      fields: Record<string, string>,
      image?: Buffer,
    ): Promise<Answer<ProfileUpdated & Refusal>> {
      const form = new FormData();
      for (const [name, value] of Object.entries({ f_name: 'Ada', l_name: 'Noor', ...fields }))
        form.append(name, value);
      if (image) form.append('image', new Blob([new Uint8Array(image)]), 'me.png');
      const response = await fetch(`${api.url}/api/v1/customer/update-profile`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${token}` },
      });
      return { status: response.status, headers: response.headers, body: await response.json() };
    }
    const send = (token: string, body: object) =>
      api.call<{ request_id: string } & Refusal>('POST', '/api/v1/customer/contact/send-code', {
        token,
        body,
      });
    /** Verifies a contact with the code that was sent. */
    async function verify(token: string, contact: { phone: string } | { email: string }, otp?: string) {
      const { request_id } = (await send(token, contact)).body;
      const code = otp ?? codes.get('phone' in contact ? contact.phone : contact.email);
      const body = { ...contact, otp: code, request_id };
      return api.call<Refusal>('POST', '/api/v1/customer/contact/verify', { token, body });
    }

    it('stores a name without the space around it, and refuses an empty one (PRF-3, PRF-6)', async () => {
      const { token } = await signedUp();
      const { status, body } = await update(token, { f_name: ' Lena ', l_name: 'Haddad' });
      assert.deepEqual([status, body.message, body.to_verify], [200, 'Updated successfully.', []]);
      const { f_name, last_name } = await info(token);
      assert.deepEqual([f_name, last_name], ['Lena', 'Haddad']);
      assert.deepEqual(refusal(await update(token, { f_name: '  ' })), [
        422,
        'f_name',
        'First name is required.',
      ]);
      assert.deepEqual(refusal(await update(token, { email: 'nobody' })).slice(0, 2), [422, 'email']);
    });

    it('stores a picture decoded and encoded again, and deletes the previous one (PRF-5, PRF-7)', async () => {
      const { token } = await signedUp();
      const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#808' } })
        .png()
        .toBuffer();
      assert.equal((await update(token, {}, picture)).status, 200);
      const first = (await info(token)).image_full_url ?? '';
      const shown = await fetch(api.url + first);
      assert.deepEqual([shown.status, shown.headers.get('content-type')], [200, 'image/webp']);
      await sweep(api.pool, new Date(NOW.getTime() + 2 * DAY));
      assert.equal((await fetch(api.url + first)).status, 200, 'the sweep leaves it');
      assert.equal((await update(token, {}, picture)).status, 200);
      assert.equal((await fetch(api.url + first)).status, 404);
      assert.notEqual((await info(token)).image_full_url, first);
      assert.deepEqual(refusal(await update(token, {}, Buffer.from('no picture'))).slice(0, 2), [
        422,
        'image',
      ]);
      assert.deepEqual(refusal(await update(token, {}, Buffer.alloc(2 * 1024 * 1024 + 1))), [
        413,
        'image',
        'Pictures can be up to 2 MB.',
      ]);
    });

    it('changes a password by the current one, and signs out the other devices (PRF-10, SES-14)', async () => {
      const { token, email } = await signedUp();
      const other = await api.call<{ token: string }>('POST', '/api/v1/auth/login', {
        body: { email_or_phone: email, password: PASSWORD },
      });
      const change = (fields: Record<string, string>) =>
        update(token, { password: 'battery staple', ...fields });
      assert.deepEqual(refusal(await change({})), [422, 'current_password', 'Current password is required.']);
      assert.deepEqual(refusal(await change({ current_password: 'wrong' })), [
        422,
        'current_password',
        'The current password is wrong.',
      ]);
      const weak = await change({ current_password: PASSWORD, password: 'password1' });
      assert.deepEqual(refusal(weak).slice(0, 2), [422, 'password']);
      assert.equal((await change({ current_password: PASSWORD })).status, 200);
      assert.deepEqual([await login(email, PASSWORD), await login(email, 'battery staple')], [401, 200]);
      const status = async (of: string) =>
        (await api.call('GET', '/api/v1/customer/info', { token: of })).status;
      assert.deepEqual([await status(token), await status(other.body.token)], [200, 401]);
    });

    it('limits guesses of the current password (PRF-10)', async () => {
      const { token } = await signedUp();
      const guess = () => update(token, { password: 'battery staple', current_password: 'wrong' });
      const statuses = [];
      for (let tries = 0; tries < 11; tries += 1) statuses.push((await guess()).status);
      assert.deepEqual(statuses, [...Array<number>(10).fill(422), 429]);
    });

    it('refuses a password for a social account, in its own words (PRF-4)', async () => {
      const { token, email } = await signedUp();
      await api.pool.query(`update marketplace.customers set social_id = $1 where email = $1`, [email]);
      assert.deepEqual(
        refusal(await update(token, { password: 'battery staple', current_password: PASSWORD })),
        [422, 'password', 'Password can not be updated while you are logged in by using social logins.'],
      );
    });

    it('changes an e-mail once its code was entered, and not before (PRF-2)', async () => {
      const { token, email } = await signedUp();
      const next = `new-${email}`;
      assert.deepEqual((await update(token, { email: next })).body.to_verify, ['email']);
      assert.equal((await info(token)).email, email);
      assert.deepEqual(refusal(await verify(token, { email: next }, '000000')).slice(0, 2), [422, 'otp']);
      api.clock.now = new Date(api.clock.now.getTime() + 5 * 60_000);
      assert.equal((await verify(token, { email: next })).status, 200);
      const after = await info(token);
      assert.deepEqual([after.email, after.is_email_verified], [next, 1]);
    });

    it('takes another phone until one is verified, and none after it (PRF-2)', async () => {
      const { token, phone } = await signedUp();
      const next = phone.replace('+97154', '+97155');
      assert.deepEqual((await update(token, { phone: next })).body.to_verify, ['phone']);
      assert.equal((await verify(token, { phone: next })).status, 200);
      const after = await info(token);
      assert.deepEqual([after.phone, after.is_phone_verified], [next, 1]);
      const refused = [422, 'phone', 'Your phone number is verified and cannot be changed.'];
      assert.deepEqual(refusal(await update(token, { phone })), refused);
      assert.deepEqual(refusal(await send(token, { phone })), refused);
    });

    it('takes over an unverified contact of another account, and never a verified one (PRF-2)', async () => {
      const [squatter, owner, late] = [await signedUp(), await signedUp(), await signedUp()];
      assert.equal((await verify(owner.token, { email: squatter.email })).status, 200);
      assert.equal(await login(squatter.email, PASSWORD), 200, 'by the owner’s password');
      assert.equal((await info(owner.token)).email, squatter.email);
      assert.equal((await api.call('GET', '/api/v1/customer/info', { token: squatter.token })).status, 401);
      api.clock.now = new Date(api.clock.now.getTime() + 5 * 60_000);
      const refused = await verify(
        late.token,
        { email: squatter.email.toUpperCase() },
        codes.get(squatter.email),
      );
      assert.equal(refused.status, 422, 'the code of another request');
      api.clock.now = new Date(api.clock.now.getTime() + 15 * 60_000);
      assert.deepEqual(refusal(await verify(late.token, { email: squatter.email })).slice(0, 2), [
        409,
        'email',
      ]);
    });

    it('answers alike whether another account has a phone or an e-mail, or none has (PRF-2)', async () => {
      const [asking, taken] = [await signedUp(), await signedUp()];
      const free = { email: 'free@souk.example', phone: '+971549999999' };
      const shape = ({ status, body }: Answer<object>) => {
        const { request_id, ...rest } = body as { request_id?: string };
        return { status, rest, hasId: typeof request_id };
      };
      for (const kind of ['email', 'phone'] as const) {
        const updates = [taken[kind], free[kind]].map((value) => update(asking.token, { [kind]: value }));
        const [ofTaken, ofFree] = await Promise.all(updates);
        assert.deepEqual(ofTaken && shape(ofTaken), ofFree && shape(ofFree));
        const sent = [
          await send(asking.token, { [kind]: taken[kind] }),
          await send(asking.token, { [kind]: free[kind] }),
        ];
        assert.deepEqual(sent[0] && shape(sent[0]), sent[1] && shape(sent[1]));
        const { request_id } = sent[0]?.body ?? {};
        const guess = { [kind]: taken[kind], otp: '000000', request_id };
        const wrong = await api.call<Refusal>('POST', '/api/v1/customer/contact/verify', {
          token: asking.token,
          body: guess,
        });
        assert.deepEqual(refusal(wrong).slice(0, 2), [422, 'otp']);
      }
    });
  });
}
