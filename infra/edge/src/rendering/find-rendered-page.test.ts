import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pick, resolvePage } from '@souk/contracts';
import { StoreUnavailableError } from '@souk/object-store';
import type { ReleaseFiles } from '../releases/release-files.ts';
import { aDocument } from '../testing/documents.ts';
import { createFindRenderedPage } from './find-rendered-page.ts';
import type { PageCache, PageToRender } from './page-cache.ts';
import { zonesOf } from './page-to-render.ts';

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
