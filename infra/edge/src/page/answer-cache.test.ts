import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { startFakeMarketplace } from '../testing/fake-marketplace.ts';
import type { FakeMarketplace } from '../testing/fake-marketplace.ts';
import { createAnswerCache, MAX_RENDERED_CHARACTERS } from './answer-cache.ts';

describe('cached responses of the marketplace', () => {
  let marketplace: FakeMarketplace;
  before(async () => {
    // `/api/v1/items?characters=70000&nth=1` has so many characters.
    marketplace = await startFakeMarketplace(({ url }, response) => {
      const characters = Number(new URL(url, 'http://marketplace').searchParams.get('characters'));
      response.end(JSON.stringify(['x'.repeat(Math.max(0, characters - 4))]));
    });
  });
  beforeEach(() => marketplace.calls.splice(0));
  after(() => marketplace.close());

  const items = (characters: number, nth = 0) => `/api/v1/items?characters=${characters}&nth=${nth}`;
  const PATIENT = { maxAge: Infinity, maxWait: 30_000 };
  const aCache = () => {
    const answerOf = createAnswerCache(marketplace.url);
    return {
      forPage: (path: string) => answerOf(path, 'en', undefined, PATIENT),
      forRender: (path: string, owner = 'host@1.0.0+food@1.0.0') =>
        answerOf(path, 'en', undefined, { ...PATIENT, maxCharacters: MAX_RENDERED_CHARACTERS, owner }),
    };
  };
  const isAnswered = (answer: unknown) => answer !== null;

  it('may be a list of half a million characters where a page is rendered with it, and no more', async () => {
    const { forRender } = aCache();
    assert.ok(isAnswered(await forRender(items(500_000))));
    assert.equal(await forRender(items(500_001)), null);
  });

  it('are brought along by every page only where they are small, whoever called them first', async () => {
    const { forPage, forRender } = aCache();
    const [rendersFirst, pageFirst] = [items(70_000, 1), items(70_000, 2)];
    assert.ok(isAnswered(await forRender(rendersFirst)));
    assert.equal(await forPage(rendersFirst), null);
    assert.equal(await forPage(pageFirst), null);
    assert.ok(isAnswered(await forRender(pageFirst)));
    assert.ok(isAnswered(await forPage(items(60_000))));
    assert.equal(marketplace.calls.length, 3, 'a response that is too large for a page is not called again');
  });

  for (const [what, count, characters] of [
    ['many', 2_100, 10],
    ['large', 130, 400_000],
  ] as const)
    it(`are not pushed out by the ${what} ones that one release calls`, async () => {
      const { forPage, forRender } = aCache();
      await forPage(items(10, -1));
      await forRender(items(10, -2));
      for (let nth = 0; nth < count; nth += 10) {
        const some = Array.from({ length: 10 }, (_, at) => items(characters, nth + at));
        const answers = await Promise.all(some.map((path) => forRender(path, 'host@1.0.0+hostile@1.0.0')));
        assert.ok(answers.every(isAnswered));
      }
      marketplace.calls.splice(0);
      await forPage(items(10, -1));
      await forRender(items(10, -2));
      assert.deepEqual(marketplace.calls, []);
    });
});
