import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type Refusal, type TestApi } from '../testing/api.ts';
import { buyers } from '../testing/buyers.ts';
import { GENEROUS_LIMITS } from '../testing/generous-limits.ts';

for (const [what, path] of [
  ['search results', '/api/v1/items/get-combined-data?name=soup'],
  ['suggestions', '/api/v1/items/item-or-store-search?name=soup'],
] as const)
  describe(`limits of ${what}`, () => {
    let api: TestApi;
    beforeEach(async () => {
      const [database] = testDatabases();
      assert.ok(database);
      const limits = { search: 6, searchOfVisitor: 2, suggest: 6, suggestOfVisitor: 2 };
      api = await startTestApi(database, { ...GENEROUS_LIMITS, ...limits });
    });
    afterEach(() => api.close());

    const ask = (headers: Record<string, string> = {}) =>
      api.get<Refusal>(path, api.at(api.world.modules.food, headers));
    const statuses = async (count: number, headers?: () => Record<string, string>) => {
      const found: number[] = [];
      for (let asked = 0; asked < count; asked += 1) found.push((await ask(headers?.())).status);
      return found;
    };
    const guest = (id: string) => () => ({ 'X-guest-id': id });

    it('slow down a visitor, and take nothing from others of the same address (SRC-5, SRC-8)', async () => {
      const greedy = guest(await api.guest());
      assert.deepEqual(await statuses(2, greedy), [200, 200]);
      assert.deepEqual(new Set(await statuses(20, greedy)), new Set([429]));
      const refused = await ask(greedy());
      assert.equal(refused.body.errors[0]?.code, 'too_many');
      assert.ok(Number(refused.headers.get('retry-after')) > 0);
      const { token = '' } = await buyers(api).customer();
      assert.deepEqual(await statuses(3, () => ({ authorization: `Bearer ${token}` })), [200, 200, 429]);
      assert.deepEqual(await statuses(3), [200, 200, 429], 'the address has what is left of its own');
    });

    it('hold for an address whatever names are made up behind it (SRC-5, SRC-8)', async () => {
      let made = 0;
      assert.deepEqual(
        await statuses(7, () => guest(`invented-${(made += 1)}`)()),
        [200, 200, 200, 200, 200, 200, 429],
      );
      assert.deepEqual(await statuses(1, () => ({ authorization: `Bearer made-up` })), [429]);
    });
  });
