import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RenderRequest } from '@souk/contracts';
import { BundleFaultError, createRenderer } from './renderer.ts';

/** A host's bundle that reports this of each page. */
const bundleThatReports = (progress: string) => ({
  name: `host@${progress}`,
  read: async () => `var soukServer = { begin() {}, answer() {}, takeProgress: () => ${progress} };`,
});
const REQUEST = {} as RenderRequest;

describe('a renderer', () => {
  for (const [what, page, reason] of [
    ['is of another shape', `{}`, /another shape/],
    [
      'is too large',
      `{ html: 'x'.repeat(1e6), css: '', accent: '', hydrationState: { inlineStyles: [] } }`,
      /characters; the limit is 1000000/,
    ],
  ] as const)
    it(`counts a page that ${what} as a fault of its release`, async () => {
      const renderer = createRenderer();
      const bundle = bundleThatReports(`JSON.stringify({ calls: [], page: ${page} })`);
      await assert.rejects(
        renderer.render(bundle, REQUEST, async () => null),
        (error) => error instanceof BundleFaultError && reason.test(error.message),
      );
      await renderer.close();
    });

  it('ends a process that takes more memory than it may, and counts it as a fault of its release', async (test) => {
    if (process.platform !== 'linux') return test.skip('only Linux says what a process takes');
    const renderer = createRenderer(200);
    const hoards = {
      name: 'food@hoards',
      read: async () => `
        const buffers = Array.from({ length: 32 }, () => new Uint8Array(2 ** 23).fill(1));
        var soukServer = { begin() { for (;;) buffers.length; } };`,
    };
    await assert.rejects(
      renderer.render(hoards, REQUEST, async () => null),
      (error) => error instanceof BundleFaultError && /took more than 200 MB/.test(error.message),
    );
    await renderer.close();
  });

  /** A bundle whose page makes so many calls at once, and shows how many were answered. */
  const bundleThatCalls = (count: number) => ({
    name: `food@${count}`,
    read: async () => `
      const page = (html) => ({ html, css: '', accent: '', hydrationState: { inlineStyles: [] } });
      let progress, answered = 0;
      var soukServer = {
        begin() {
          const calls = Array.from({ length: ${count} }, (_, id) => ({ id, path: '/api/v1/items/' + id }));
          progress = { calls };
        },
        answer() {
          answered += 1;
          if (answered === ${count}) progress = { calls: [], page: page(String(answered)) };
        },
        takeProgress() { const text = JSON.stringify(progress); progress = { calls: [] }; return text; },
      };`,
  });

  it('makes eight calls of a page at once, sixty at most, and counts more as a fault of its release', async () => {
    const renderer = createRenderer();
    let running = 0;
    let most = 0;
    let made = 0;
    let startAll = () => undefined as void;
    const eightAreMade = new Promise<void>((done) => (startAll = done));
    const answerCall = async () => {
      made += 1;
      most = Math.max(most, ++running);
      if (made === 8) startAll();
      await eightAreMade;
      await nextTurn();
      running -= 1;
      return { status: 200, body: '{}' };
    };
    const { html } = await renderer.render(bundleThatCalls(60), REQUEST, answerCall);
    assert.deepEqual({ html, made, most }, { html: '60', made: 60, most: 8 });
    await assert.rejects(
      renderer.render(bundleThatCalls(5_000), REQUEST, () => {
        made += 1;
        return new Promise<null>(() => undefined);
      }),
      (error) => error instanceof BundleFaultError && /more than 60 calls/.test(error.message),
    );
    assert.ok(made <= 60 + 8, 'nothing is called for a page that has ended');
    await renderer.close();
  });

  it('hands on nothing that a bundle adds to a page', async () => {
    const page = { html: 'foods', css: '', accent: '', hydrationState: { inlineStyles: [] } };
    const progress = JSON.stringify({ calls: [], page: { ...page, extra: 'anything' } });
    const renderer = createRenderer();
    const rendered = await renderer.render(
      bundleThatReports(JSON.stringify(progress)),
      REQUEST,
      async () => null,
    );
    await renderer.close();
    assert.deepEqual(rendered, page);
  });

  it('renders no page in a process that another release has run in', async () => {
    const renderer = createRenderer();
    const page = (html: string) =>
      `({ calls: [], page: { html: '${html}', css: '', accent: '', hydrationState: { inlineStyles: [] } } })`;
    const prints = (html: string) => ({
      name: `food@${html}`,
      read: async () =>
        `var soukServer = { begin() {}, answer() {}, takeProgress: () => JSON.stringify${page(html)} };`,
    });
    const good = prints('good');
    // It reaches what all contexts of its process share by an error of the process.
    const hostile = {
      name: 'food@hostile',
      read: async () =>
        `${await prints('hostile').read()}
         import('node:fs').catch((error) => {
           let shared = error;
           while (Object.getPrototypeOf(shared)) shared = Object.getPrototypeOf(shared);
shared.toJSON = function () { return 'html' in this ? { ...this, html: 'taken over' } : this; };
         });`,
    };
    const rendered = async (bundle: typeof good) =>
      (await renderer.render(bundle, REQUEST, async () => null)).html;
    await rendered(hostile);
    await rendered(hostile);
    assert.equal(await rendered(good), 'good');
    await renderer.close();
  });

  it('does not count it as a fault of a release that the edge ends its process for another remote', async () => {
    const renderer = createRenderer();
    const waits = bundleThatReports(`JSON.stringify({ calls: [{ id: 0, path: '/api/v1/config' }] })`);
    let asked = () => undefined as void;
    const isAsked = new Promise<void>((done) => (asked = done));
    const page = renderer.render(waits, REQUEST, () => {
      asked();
      return new Promise(() => undefined);
    });
    await isAsked;
    const refused = assert.rejects(
      page,
      (error) => error instanceof Error && !(error instanceof BundleFaultError),
    );
    await renderer.close();
    await refused;
  });
});
