import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { GENEROUS_LIMITS } from '../testing/generous-limits.ts';
import { addSearchGoods, type SearchGoods } from '../testing/search-goods.ts';
import { searchRuns } from '../testing/search-runs.ts';

/** Characters with a meaning in some engine's query language, and unusual ones. */
const SIGNS = [
  ...`:*&|!()<->'"\\%_{}[]^$~+-=/;,.?#@\`،؟؛`,
  '<2>',
  ':*',
  ':A',
  "''",
  '\\x',
  '--',
  '🍕',
  '👩‍🍳',
  'ـ',
  '\u064b',
  '\u200f',
  '\u202e',
  '½',
  'ﷺ',
  '１',
];
const PIECES = [
  ...SIGNS,
  ' ',
  '  ',
  '\t',
  'soup',
  'OR',
  'and',
  'null',
  'شوربة',
  'ال',
  '1e5',
  '10.0.0.1',
  'a@b.c',
  'http://x.y/z',
  'x'.repeat(300),
];
const typed = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...SIGNS), minLength: 1, maxLength: 200 }),
);

for (const { database, searchEngine } of searchRuns())
  describe(`odd input to ${searchEngine} on the ${database.name} database`, () => {
    let api: TestApi;
    let goods: SearchGoods;
    before(async () => {
      api = await startTestApi(database, GENEROUS_LIMITS, { searchEngine });
      goods = await addSearchGoods(api.pool, api.world);
    });
    after(() => api.close());

    const statusOf = async (path: string, query: Record<string, string>) => {
      const address = `/api/v1/items/${path}?${new URLSearchParams(query).toString()}`;
      return (await api.get(address, api.at(goods.moduleId))).status;
    };

    it('is searched for or refused, and never fails (SRC-8)', async () => {
      await fc.assert(
        fc.asyncProperty(typed, async (name) => {
          const statuses = [
            await statusOf('get-combined-data', { name }),
            await statusOf('get-combined-data', { name, sort: 'high' }),
            await statusOf('get-combined-data', { name, list_type: 'store' }),
            await statusOf('item-or-store-search', { name }),
          ];
          // Only a null character is refused.
          const wanted = name.includes('\u0000') ? 422 : 200;
          assert.deepEqual(new Set(statuses), new Set([wanted]), JSON.stringify(name));
        }),
        { numRuns: 150 },
      );
    });

    it('adds no meaning of its own: an item is found by a word of its name between any signs (SRC-8)', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.string({ unit: fc.constantFrom(...`:*&|!()<>'"\\%_{}[]^$~+=/;,.?#@`), maxLength: 20 }),
          async (signs) => {
            const query = new URLSearchParams({ name: `${signs} lentil ${signs}` }).toString();
            const { body } = await api.get<{ products: { name: string }[] }>(
              `/api/v1/items/get-combined-data?${query}`,
              api.at(goods.moduleId),
            );
            assert.deepEqual(
              body.products.map(({ name }) => name),
              ['Lentil Soup'],
              signs,
            );
          },
        ),
        { numRuns: 50 },
      );
    });
  });
