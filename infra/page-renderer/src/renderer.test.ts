import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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
