import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { DeviceSessions } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { hashOf } from '../session/secret.ts';
import { startTestApi, type TestApi } from '../testing/api.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const COMPUTER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';
const HOUR = 3600_000;

for (const database of testDatabases()) {
  describe(`the devices of an account, on the ${database.name} database`, () => {
    let api: TestApi;
    let people = 0;
    before(async () => {
      api = await startTestApi(database, undefined, { trustedProxies: ['loopback'] });
    });
    after(() => api.close());

    /** An account, signed in on a computer and, from another network, on a phone. */
    async function onTwoDevices() {
      people += 1;
      const email = `devices${people}@souk.example`;
      const account = {
        f_name: 'Ada',
        l_name: 'Noor',
        email,
        phone: `+97156000${1000 + people}`,
        password: 'correct horse',
      };
      const enter = async (path: string, body: object, agent: string, from: string) =>
        (
          await api.call<{ token: string }>('POST', `/api/v1/auth/${path}`, {
            body,
            headers: { 'user-agent': agent, 'x-forwarded-for': from },
          })
        ).body.token;
      const computer = await enter('sign-up', account, COMPUTER, '192.0.2.7');
      const credentials = { email_or_phone: email, password: account.password };
      const phone = await enter('login', credentials, PHONE, '198.51.100.7');
      return { computer, phone };
    }
    const list = async (token: string) =>
      (
        await api.call<DeviceSessions>('GET', '/api/v1/customer/sessions', {
          token,
          headers: { 'x-forwarded-for': '192.0.2.99' },
        })
      ).body.sessions;
    const isIn = async (token: string) =>
      (await api.call('GET', '/api/v1/customer/info', { token })).status === 200;

    it('lists them with browser, system, network and last use, this one first (SES-14)', async () => {
      const { computer, phone } = await onTwoDevices();
      api.clock.now = new Date(api.clock.now.getTime() + HOUR);
      const sessions = await list(computer);
      assert.deepEqual(
        sessions.map(({ browser, system, is_current, same_network }) => [
          browser,
          system,
          is_current,
          same_network,
        ]),
        [
          ['Chrome', 'Windows', true, true],
          ['Safari', 'iPhone', false, false],
        ],
      );
      const age = (at = '') => api.clock.now.getTime() - new Date(at).getTime();
      assert.deepEqual(
        sessions.map(({ last_used_at }) => age(last_used_at)),
        [0, HOUR],
      );
      await isIn(phone);
      assert.equal(age((await list(computer))[1]?.last_used_at), 0);
    });

    it('names a session by an id that gives no access (SES-14)', async () => {
      const { computer, phone } = await onTwoDevices();
      const said = JSON.stringify(await list(computer));
      for (const token of [computer, phone])
        for (const secret of [
          token,
          ...(['hex', 'base64', 'base64url'] as const).map((as) => hashOf(token).toString(as)),
        ])
          assert.ok(!said.includes(secret));
    });

    it('signs out one device, and not the current one (SES-14)', async () => {
      const { computer, phone } = await onTwoDevices();
      const other = (await list(computer)).find(({ is_current }) => !is_current);
      const end = () =>
        api.call('DELETE', `/api/v1/customer/sessions?session_id=${other?.id}`, { token: computer });
      assert.equal((await end()).status, 200);
      assert.deepEqual([await isIn(computer), await isIn(phone)], [true, false]);
      assert.equal((await end()).status, 404);
      assert.equal((await list(computer)).length, 1);
    });

    it('signs out all other devices of this account, and nobody else’s (SES-14)', async () => {
      const [own, others] = [await onTwoDevices(), await onTwoDevices()];
      const { status } = await api.call('DELETE', '/api/v1/customer/sessions/others', { token: own.phone });
      assert.equal(status, 200);
      assert.deepEqual(
        await Promise.all([own.phone, own.computer, others.phone, others.computer].map(isIn)),
        [true, false, true, true],
      );
    });
  });
}
