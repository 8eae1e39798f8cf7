import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { calls, type Call, type CallName } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type Refusal, type TestApi } from '../testing/api.ts';

/** Invalid requests are refused before the caller is checked, so only calls without required fields are tested. */
const asksForNothing = ({ body, query }: Call): boolean =>
  [body, query].every(
    (schema) => !(schema as { required?: readonly string[] } | undefined)?.required?.length,
  );

const ofCustomers = (Object.entries(calls) as [CallName, Call][]).filter(
  ([, call]) => call.needs === 'customer' && asksForNothing(call),
);

for (const database of testDatabases()) {
  describe(`what only customers may do, on the ${database.name} database`, () => {
    let api: TestApi;
    let guest: string;
    before(async () => {
      api = await startTestApi(database);
      guest = await api.guest();
    });
    after(() => api.close());

    it('covers addresses, wishlist, order history, chat, profile and pushes (SES-6)', () => {
      const names = ofCustomers.map(([name]) => name);
      for (const name of [
        'addresses',
        'wishlist',
        'pastOrders',
        'conversations',
        'customer',
        'removePushToken',
      ])
        assert.ok((names as string[]).includes(name), name);
    });

    for (const [name, { method, path }] of ofCustomers)
      it(`is refused to guests and without a session: ${name} (SES-5, SES-6)`, async () => {
        for (const query of ['', `?guest_id=${guest}`]) {
          const address = path.replaceAll(/:\w+/g, '1') + query;
          const { status, body } = await api.call<Refusal>(method, address, {
            headers: api.at(api.world.modules.food),
            ...(method !== 'GET' && { body: {} }),
          });
          assert.equal(status, 401, `${method} ${address}: ${JSON.stringify(body)}`);
        }
      });
  });
}
