import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pick, resolvePage } from '@souk/contracts';
import { StoreUnavailableError } from '@souk/object-store';
import type { ReleaseFiles } from '../releases/release-files.ts';
import type { PageText } from '@souk/page-renderer';
import { aDiscoveredRelease, aDocument } from '../testing/documents.ts';
import { createFindRenderedPage } from './find-rendered-page.ts';
import type { PageCache, PageToRender } from './page-cache.ts';
import { zonesOf } from './page-to-render.ts';

/** What is found before half a minute is over. @throws Error */
async function inTime<T>(found: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Error('Nothing was found in half a minute')), 30_000);
  });
  return Promise.race([found, tooLate]).finally(() => clearTimeout(timer));
}

describe('finding a rendered page', () => {
  it('leaves the page to the browser where the store of releases is down', async () => {
    const document = aDocument(1);
    const releases = pick(document, '');
    const pages: PageCache = {
      find: () => Promise.reject(new Error('nobody asks for it')),
      close: () => Promise.resolve(),
    };
    const files = {
      find: () => Promise.reject(new StoreUnavailableError('the store is down')),
    } as unknown as ReleaseFiles;
    const find = createFindRenderedPage(pages, files, () => Promise.resolve(null));
    const lookup = { url: new URL('http://edge/'), language: 'en', zones: undefined, module: null };
    const page = resolvePage(releases, '/', null);
    assert.equal(await find({ ...lookup, document, releases, page }), null);
  });

  it('leaves the page to the browser in time where the store of releases does not respond', async () => {
    const document = aDocument(1);
    const releases = pick(document, '');
    const pages: PageCache = {
      find: () => Promise.reject(new Error('nobody asks for it')),
      close: () => Promise.resolve(),
    };
    const files = { find: () => new Promise(() => undefined) } as unknown as ReleaseFiles;
    const find = createFindRenderedPage(pages, files, () => Promise.resolve(null));
    const lookup = { url: new URL('http://edge/'), language: 'en', zones: undefined, module: null };
    const page = resolvePage(releases, '/', null);
    assert.equal(await inTime(find({ ...lookup, document, releases, page, maxWait: 1 })), null);
  });

  it('finds the frame in the cache where the store does not respond for the remote, and renders the page once it does', async () => {
    const document = aDocument(1, {
      microFrontends: {
        host: [aDiscoveredRelease('host', '1.0.0')],
        food: [aDiscoveredRelease('food', '1.0.0', { serverRendered: { routes: ['/home'], params: [] } })],
      },
    });
    const releases = pick(document, '');
    const frame = { page: {} as PageText, age: 0 };
    let askForWhole = () => undefined as void;
    const wholeIsAskedFor = new Promise<void>((done) => (askForWhole = done));
    const pages: PageCache = {
      find: async ({ remote }) => {
        if (!remote) return frame;
        askForWhole();
        return null;
      },
      close: () => Promise.resolve(),
    };
    let respond = (_file: unknown) => undefined as void;
    const late = new Promise((done) => (respond = done));
    const find = createFindRenderedPage(
      pages,
      {
        find: (remote: string) => (remote === 'host' ? Promise.resolve({ path: 'server.cjs' }) : late),
      } as unknown as ReleaseFiles,
      () => Promise.resolve([{ id: 1, module_type: 'food', zones: [1] }]),
    );
    const found = find({
      url: new URL('http://edge/home?module_id=1'),
      language: 'en',
      zones: '[1]',
      module: { id: 1, module_type: 'food' },
      document,
      releases,
      page: resolvePage(releases, '/home?module_id=1', 'food'),
      maxWait: 1,
    });
    assert.equal(await inTime(found), frame);
    respond({ path: 'server.cjs' });
    await inTime(wholeIsAskedFor);
  });

  it('passes on the shared parameters of an address, and nothing else of it', async () => {
    const document = aDocument(1);
    const releases = pick(document, '');
    const requests: PageToRender[] = [];
    const pages: PageCache = {
      find: async (page) => {
        requests.push(page);
        return null;
      },
      close: () => Promise.resolve(),
    };
    const files = { find: () => Promise.resolve({ path: 'server.cjs' }) } as unknown as ReleaseFiles;
    const find = createFindRenderedPage(pages, files, () =>
      Promise.resolve([{ id: 1, module_type: 'food', zones: [1, 2] }]),
    );
    await find({
      url: new URL('http://edge/home?utm_source=mail&module_id=1&token=secret#part'),
      language: 'ar',
      zones: '[2,1]',
      module: { id: 1, module_type: 'food' },
      document,
      releases,
      page: resolvePage(releases, '/home', 'food'),
    });
    const [{ path, language, zoneIds } = {} as PageToRender] = requests;
    assert.deepEqual(
      { path, language, zoneIds },
      { path: '/home?module_id=1', language: 'ar', zoneIds: [2, 1] },
    );
  });

  it('looks for no page of a module that an address names and the marketplace does not have', async () => {
    const document = aDocument(1);
    const releases = pick(document, '');
    let requests = 0;
    const pages: PageCache = {
      find: async () => {
        requests += 1;
        return null;
      },
      close: () => Promise.resolve(),
    };
    const files = { find: () => Promise.resolve({ path: 'server.cjs' }) } as unknown as ReleaseFiles;
    const find = createFindRenderedPage(pages, files, () => Promise.resolve(null));
    const lookup = { language: 'en', zones: undefined, module: null, document, releases };
    const page = resolvePage(releases, '/', null);
    await find({ ...lookup, url: new URL('http://edge/'), page });
    assert.equal(requests, 1);
    for (const id of ['999', '1', 'x'])
      await find({ ...lookup, url: new URL(`http://edge/?module_id=${id}`), page });
    assert.equal(requests, 1);
  });

  it('looks for no page of a module that a cookie names and the marketplace does not have', async () => {
    const document = aDocument(1);
    const releases = pick(document, '');
    const modules: unknown[] = [];
    const pages: PageCache = {
      find: async ({ module }) => {
        modules.push(module);
        return null;
      },
      close: () => Promise.resolve(),
    };
    const files = { find: () => Promise.resolve({ path: 'server.cjs' }) } as unknown as ReleaseFiles;
    const food = { id: 1, module_type: 'food' };
    const find = createFindRenderedPage(pages, files, () => Promise.resolve([food]));
    const lookup = { url: new URL('http://edge/'), language: 'en', zones: undefined, document, releases };
    const page = resolvePage(releases, '/', null);
    for (const module of [food, { id: 999, module_type: 'food' }, { id: 1, module_type: 'grocery' }])
      await find({ ...lookup, page, module });
    assert.deepEqual(modules, [food]);
  });
});

describe('the zones of a cookie', () => {
  const modules = [{ zones: [1, 2] }, { zones: [2, 3] }, 'no module'];
  for (const [cookie, zones] of [
    ['[1]', [1]],
    ['[3,1]', [3, 1]],
    ['[4]', null],
    ['[1,1,1]', null],
    ['["1"]', null],
    ['[]', null],
    ['{"1":1}', null],
    ['[1', null],
    ['', null],
  ] as const)
    it(`are ${JSON.stringify(zones)} for ${cookie || 'nothing'}`, () =>
      assert.deepEqual(zonesOf(cookie, modules), zones));
});
