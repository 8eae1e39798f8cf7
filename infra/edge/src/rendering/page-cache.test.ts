import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HydrationState } from '@souk/contracts';
import { aDocument } from '../testing/documents.ts';
import { BundleFaultError } from '@souk/page-renderer';
import { assemblePage } from './assemble-page.ts';
import { createPageCache } from './page-cache.ts';
import type { PageToRender } from './page-cache.ts';

const bundle = (name: string) => ({ name, read: () => Promise.resolve('') });

const aPage = (changes: Partial<PageToRender> = {}): PageToRender => ({
  origin: 'https://storefront.invalid',
  remote: null,
  path: '/',
  language: 'en',
  zoneIds: null,
  module: null,
  document: aDocument(1),
  bundle: bundle('host@1.0.0'),
  release: { name: 'host', version: '1.0.0' },
  answerCall: () => Promise.resolve(null),
  ...changes,
});

/** Pages whose HTML counts how often something was rendered, by a renderer that fails as `fault` says. */
function pages() {
  let time = 0;
  let rendered = 0;
  const faults: string[] = [];
  const state = {
    fault: null as Error | null,
    html: null as string | null,
    css: '',
    accent: '',
    answers: [] as unknown[],
    turn: Promise.resolve() as Promise<void>,
  };
  const all = createPageCache(
    {
      render: async () => {
        const { fault, html, css, accent, answers, turn } = state;
        await turn;
        if (fault) throw fault;
        const hydrationState = { answers, inlineStyles: [] as string[] } as unknown as HydrationState;
        rendered += 1;
        return { html: html ?? `page ${rendered}`, css, accent, hydrationState };
      },
      close: () => Promise.resolve(),
    },
    ({ bundle }) => faults.push(bundle.name),
    () => time,
  );
  const findPage = (changes: Partial<PageToRender> = {}) =>
    all.find(aPage(changes), AbortSignal.timeout(300), 300);
  const find = async (changes: Partial<PageToRender> = {}) => (await findPage(changes))?.page.html;
  return {
    findPage,
    find,
    faults,
    state,
    rendered: () => rendered,
    later: (seconds: number) => (time += seconds * 1000),
  };
}

/** What was begun beside an answer has happened. */
const settled = () => new Promise((done) => setImmediate(done));

describe('rendered pages', () => {
  it('are rendered once for everybody with the same view, and again for every other view or host', async () => {
    const { find } = pages();
    assert.equal(await find(), 'page 1');
    assert.equal(await find(), 'page 1');
    assert.equal(await find({ language: 'ar' }), 'page 2');
    assert.equal(await find({ zoneIds: [1] }), 'page 3');
    assert.equal(await find({ module: { id: 1, module_type: 'food' } }), 'page 4');
    assert.equal(await find({ bundle: bundle('host@1.0.1') }), 'page 5');
    assert.equal(await find({ remote: { name: 'food', version: '1.0.0' } }), 'page 6');
    assert.equal(await find({ remote: { name: 'food', version: '1.0.1' } }), 'page 7');
    assert.equal(await find(), 'page 1');
  });

  it('are served from the cache for a while, then while they are rendered again, and never when they are old', async () => {
    const { find, later } = pages();
    assert.equal(await find(), 'page 1');
    later(9);
    assert.equal(await find(), 'page 1');
    later(2);
    assert.equal(await find(), 'page 1', 'and rendered again for the next visitor');
    await settled();
    assert.equal(await find(), 'page 2');
    later(301);
    assert.equal(await find(), 'page 3');
  });

  it('are the same objects after they were rendered again without a change, so that they are not compressed again', async () => {
    const { findPage, state, rendered, later } = pages();
    state.html = 'page';
    const before = await findPage();
    later(11);
    await findPage();
    await settled();
    const after = await findPage();
    assert.deepEqual([rendered(), after?.age], [2, 0]);
    assert.equal(after?.page, before?.page);
    state.html = 'another';
    later(11);
    await findPage();
    await settled();
    assert.equal((await findPage())?.page.html, 'another');
  });

  it('are not begun where too many wait before them, and nobody waits for them', async () => {
    const { find, rendered, state, later } = pages();
    /** Renders a page once the function that comes with it is called. */
    const begin = (path: string) => {
      let go: () => void = () => undefined;
      state.turn = new Promise((done) => (go = done));
      return { page: find({ path }), go };
    };
    const slow = begin('/?search=slow');
    later(1);
    slow.go();
    assert.equal(await slow.page, 'page 1');
    const next = begin('/?search=next');
    assert.equal(await find({ path: '/?search=late' }), undefined);
    next.go();
    assert.equal(await next.page, 'page 2');
    assert.equal(rendered(), 2);
  });

  it('are served until they are old where they cannot be rendered again', async () => {
    const { find, state, later } = pages();
    assert.equal(await find(), 'page 1');
    state.fault = new Error('An answer came too late');
    later(11);
    assert.equal(await find(), 'page 1');
    await settled();
    assert.equal(await find(), 'page 1');
    later(290);
    assert.equal(await find(), undefined);
    state.fault = null;
    later(11);
    assert.equal(await find(), 'page 2');
  });

  it('are not pushed out of the cache by pages that cannot be rendered', async () => {
    const { find, state } = pages();
    assert.equal(await find(), 'page 1');
    state.fault = new Error('The page is not rendered here');
    for (let number = 0; number < 600; number++) await find({ path: `/?search=${number}` });
    assert.equal(await find(), 'page 1');
  });

  const large = ' '.repeat(1_000_000);
  for (const [what, parts] of [
    ['styles', { css: large }],
    ['colours', { accent: large }],
    ['answers', { answers: [large] }],
  ] as const)
    it(`are removed, the longest unrequested first, where the ${what} of all of them are large`, async () => {
      const { find, state } = pages();
      Object.assign(state, parts);
      const home = (number: number) => ({ path: `/home?module_id=${number}` });
      for (let number = 1; number <= 99; number++) await find(home(number));
      assert.equal(await find(home(1)), 'page 1');
      await find(home(100));
      assert.equal(await find(home(1)), 'page 1');
      assert.equal(await find(home(2)), 'page 101');
    });

  for (const [what, requests] of [
    ['searches', (number: number) => ({ path: `/home?data_type=searched&search=${number}` })],
    ['stores', (number: number) => ({ path: `/store/${number}?module_id=1` })],
    [
      'combinations of zones',
      (number: number) => ({ path: '/home?module_id=1', zoneIds: [number, number + 1] }),
    ],
  ] as const)
    for (const [size, css] of [
      ['', ''],
      ['large ', large],
    ] as const)
      it(`stay in the cache where they are homes or the landing page, however many ${size}${what} one client requests`, async () => {
        const { find, state } = pages();
        const HOME = { path: '/home?module_id=1', zoneIds: [1] };
        assert.equal(await find(), 'page 1');
        assert.equal(await find(HOME), 'page 2');
        state.css = css;
        for (let number = 0; number < 600; number++) await find(requests(number));
        assert.equal(await find(), 'page 1');
        assert.equal(await find(HOME), 'page 2');
      });

  it('stay in the cache where they are of stores, however many searches one client requests', async () => {
    const { find } = pages();
    assert.equal(await find({ path: '/store/1?module_id=1' }), 'page 1');
    for (let number = 0; number < 600; number++)
      await find({ path: `/home?data_type=searched&search=${number}` });
    assert.equal(await find({ path: '/store/1?module_id=1' }), 'page 1');
  });

  it('are made into text once, and not again for each visitor', async () => {
    const { findPage, state } = pages();
    let times = 0;
    state.answers = [{ toJSON: () => ++times }];
    for (let visitor = 0; visitor < 3; visitor++) {
      const found = await findPage();
      const html = found && assemblePage(found.page, assert.ifError);
      assert.match(html?.data ?? '', /"answers":\[1\]/);
    }
    assert.equal(times, 1);
  });

  it('are not tried for ten minutes with a bundle that failed three times within one', async () => {
    const { find, faults, state, later } = pages();
    state.fault = new BundleFaultError('broken');
    for (let time = 0; time < 3; time++) {
      assert.equal(await find({ path: `/${time}` }), undefined);
      later(1);
    }
    state.fault = null;
    assert.equal(await find({ path: '/store' }), undefined);
    assert.equal(await find({ bundle: bundle('host@1.0.1') }), 'page 1', 'another release is not to blame');
    later(600);
    assert.equal(await find({ path: '/store' }), 'page 2');
    assert.equal(faults.length, 3);
  });

  it('count no missing answer against the bundle', async () => {
    const { find, faults, state, later } = pages();
    state.fault = new Error('An answer came too late');
    for (let time = 0; time < 9; time++) assert.equal(await find({ path: `/${time}` }), undefined);
    state.fault = null;
    later(10);
    assert.equal(await find({ path: '/1' }), 'page 1');
    assert.deepEqual(faults, []);
  });
});
