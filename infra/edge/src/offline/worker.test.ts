import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { OFFLINE_WORKER_PATH, type DiscoveryDocument } from '@souk/contracts';
import type { RunningEdge } from '../start-edge.ts';
import { aDiscoveredRelease, aDocument } from '../testing/documents.ts';
import { ask, makeFolders, openEdge, rememberDocument, type Folders } from '../testing/edge.ts';
import { runWorker, SITE } from '../testing/run-worker.ts';

const HOME = '/home?module_id=1';
const FOOD = '/releases/food/1.0.0/remoteEntry.js';
const HOST = '/releases/host/1.0.0/remoteEntry.js';
const STORES = '/api/v1/stores/popular?limit=2';
const HEADERS = { zoneid: '[1]', moduleId: '1', 'x-localization': 'en' };

const releases = (food = '1.0.0', host = '1.0.0') => ({
  host: [aDiscoveredRelease('host', host)],
  food: [aDiscoveredRelease('food', food)],
});
const FIRST: DiscoveryDocument = { ...aDocument(3), microFrontends: releases() };
const later = (changes: Partial<DiscoveryDocument>): DiscoveryDocument => ({
  ...FIRST,
  revision: 4,
  ...changes,
});

describe('the service worker for reading without a connection', () => {
  let folders: Folders;
  let edge: RunningEdge;
  let script = '';
  let html = '';
  let policy = '';
  before(async () => {
    folders = await makeFolders();
    await rememberDocument(folders, FIRST);
    edge = await openEdge(folders);
    script = (await ask(edge.url, OFFLINE_WORKER_PATH, {})).body.toString();
    const page = await ask(edge.url, HOME, { accept: 'text/html' });
    html = page.body.toString();
    policy = String(page.headers['content-security-policy']);
  });
  after(async () => {
    await edge.close();
    await folders.remove();
  });

  let worker: ReturnType<typeof runWorker>;
  const json = (value: unknown) => () => new Response(JSON.stringify(value));
  const pageHeaders = () => ({
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'en',
    'cache-control': 'private, no-cache',
    'content-security-policy': policy,
  });
  beforeEach(() => {
    worker = runWorker(script);
    worker.serves(HOME, () => new Response(html, { headers: pageHeaders() }));
    for (const file of [FOOD, HOST]) worker.serves(file, () => new Response(`// ${file}`));
    worker.serves(STORES, json(['today']));
  });

  /** Opens the home, as a visitor does. */
  const visit = async () => {
    await worker.asks(HOME, { navigates: true });
    for (const file of [FOOD, HOST]) await worker.asks(file);
    await worker.asks(STORES, { headers: HEADERS });
    await worker.tell({ seen: { path: HOME, title: 'Food | Souk' } });
  };
  const reload = async (path = HOME) => {
    const page = await worker.asks(path, { navigates: true });
    assert.ok(page);
    return { status: page.status, headers: page.headers, html: await page.text() };
  };
  const documentOf = (text: string) =>
    JSON.parse(/id="souk-discovery"[^>]*>([^<]*)</.exec(text)?.[1] ?? '') as DiscoveryDocument;

  it('serves a stored page, with its policy and nonce, and its age (API-14)', async () => {
    await visit();
    worker.goOffline();
    const page = await reload();
    assert.equal(page.status, 200);
    assert.equal(page.headers.get('content-security-policy'), policy);
    assert.match(page.html, /<meta name="souk-seen-at" content="\d{4}-\d\d-\d\dT[^"]+">/);
    assert.equal(page.html.replace(/\n<meta name="souk-seen-at"[^>]*>/, ''), html);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    assert.ok(page.html.includes(`nonce="${nonce}"`));
    assert.equal(await (await worker.asks(STORES, { headers: HEADERS }))?.text(), '["today"]');
    assert.equal(await (await worker.asks(FOOD))?.text(), `// ${FOOD}`);
  });

  it('serves each page as it was loaded, since it contains answers, and the last one for pages that were reached by a link (API-14)', async () => {
    const STORE = '/store/teta?module_id=1';
    const CLICKED = '/store/popular?module_id=1';
    const answers = (name: string) => html.replace('</body>', `<!-- answers of ${name} --></body>`);
    worker.serves(HOME, () => new Response(answers('home'), { headers: pageHeaders() }));
    worker.serves(STORE, () => new Response(answers('store'), { headers: pageHeaders() }));
    await visit();
    await worker.asks(STORE, { navigates: true });
    for (const path of [STORE, CLICKED]) await worker.tell({ seen: { path, title: 'Store' } });
    worker.goOffline();
    assert.match((await reload()).html, /answers of home/);
    assert.match((await reload(STORE)).html, /answers of store/);
    assert.match((await reload(CLICKED)).html, /answers of store/);
  });

  it('serves the newest host where a page that was loaded names an older one (API-14)', async () => {
    const STORE = '/store/teta?module_id=1';
    const next = later({ microFrontends: releases('1.0.0', '2.0.0') });
    const ofNext = html
      .replace(JSON.stringify(FIRST), JSON.stringify(next))
      .replaceAll('/releases/host/1.0.0/', '/releases/host/2.0.0/');
    worker.serves(STORE, () => new Response(ofNext, { headers: pageHeaders() }));
    await visit();
    await worker.asks(STORE, { navigates: true });
    worker.goOffline();
    assert.match((await reload()).html, /\/releases\/host\/2\.0\.0\//);
  });

  it('asks only the network while there is one, and passes on its errors as they are (API-14)', async () => {
    await visit();
    worker.serves(STORES, json(['tomorrow']));
    assert.equal(await (await worker.asks(STORES, { headers: HEADERS }))?.text(), '["tomorrow"]');
    for (const path of [HOME, STORES, FOOD]) {
      worker.serves(path, () => new Response('broken', { status: 503 }));
      const answer = await worker.asks(path, { navigates: path === HOME, headers: HEADERS });
      assert.deepEqual([answer?.status, await answer?.text()], [503, 'broken'], path);
    }
    worker.goOffline();
    assert.equal(await (await worker.asks(STORES, { headers: HEADERS }))?.text(), '["tomorrow"]');
  });

  it('shows for an address that was never visited that there is no connection, and links to stored pages (API-14)', async () => {
    await visit();
    worker.goOffline();
    const page = await reload('/store/"><script>alert(1)</script>?module_id=1');
    assert.equal(page.status, 503);
    assert.match(page.html, /<svg aria-hidden="true"[^]*<h1>No connection<\/h1>/);
    assert.match(page.html, /<a href="\/home\?module_id=1">Food \| Souk<\/a>/);
    assert.match(page.html, /<a class="again" href="\/store\//);
    assert.doesNotMatch(page.html, /<script/);
    assert.match(
      String(page.headers.get('content-security-policy')),
      /^default-src 'none'; style-src 'nonce-/,
    );
  });

  it('shows it in the language of the last visited page (API-14, I18-1)', async () => {
    worker.serves(
      HOME,
      () => new Response(html, { headers: { ...pageHeaders(), 'content-language': 'ar' } }),
    );
    await visit();
    worker.goOffline();
    assert.match(
      (await reload('/store/never')).html,
      /<html lang="ar" dir="rtl"[\s\S]*<h1>لا يوجد اتصال<\/h1>/,
    );
  });

  it('never links from its page to another site, nor to a page of the customer’s own (API-14, SEC-1)', async () => {
    await visit();
    for (const path of [
      '//evil.example/',
      'https://evil.example/',
      'javascript:alert(1)',
      '/profile?page=my-orders',
    ])
      await worker.tell({ seen: { path, title: 'Evil' } });
    worker.goOffline();
    assert.doesNotMatch((await reload('/store/never')).html, /evil|javascript|profile/i);
    assert.equal((await reload('/profile?page=my-orders')).status, 503);
  });

  it('runs what a newer document names, whatever the page that was stored named (API-14)', async () => {
    await visit();
    await worker.tell({ document: later({ microFrontends: releases('0.9.0') }) });
    worker.goOffline();
    assert.equal(documentOf((await reload()).html).microFrontends.food?.[0]?.metadata.version, '0.9.0');
    await assert.rejects(worker.asks(FOOD) as Promise<unknown>, 'the files of what was rolled back are gone');
    assert.ok(await worker.asks(HOST), 'those of what is live stay');
  });

  it('ignores an older document of a page that was asleep (API-14)', async () => {
    await visit();
    await worker.tell({ document: later({ revision: 2, microFrontends: releases('0.9.0') }) });
    worker.goOffline();
    assert.equal(documentOf((await reload()).html).revision, 3);
  });

  it('keeps the newer page where an answer from before it arrives late (API-14)', async () => {
    const newer = later({ microFrontends: releases('0.9.0') });
    const ofNewer = html.replace(JSON.stringify(FIRST), JSON.stringify(newer));
    assert.notEqual(ofNewer, html);
    worker.serves(HOME, () => new Response(ofNewer, { headers: pageHeaders() }));
    await visit();
    worker.serves(HOME, () => new Response(html, { headers: pageHeaders() }));
    assert.equal(documentOf((await reload()).html).revision, 3, 'the visitor gets what the network answers');
    worker.goOffline();
    assert.deepEqual(documentOf((await reload()).html), newer);
  });

  it('keeps the newer page where both are answered at the same time (API-14)', async () => {
    const ofNewer = html.replace(JSON.stringify(FIRST), JSON.stringify(later({})));
    const texts = [ofNewer, html];
    worker.serves(HOME, () => new Response(texts.shift(), { headers: pageHeaders() }));
    await Promise.all([reload(), reload()]);
    await worker.tell({ seen: { path: HOME, title: 'Food | Souk' } });
    worker.goOffline();
    assert.equal(documentOf((await reload()).html).revision, 4);
  });

  it('stores a page of the network, whatever revision a release of an open page made up (API-14, SEC-1)', async () => {
    await visit();
    await worker.tell({ document: later({ revision: 1_000_000, microFrontends: releases('0.9.0') }) });
    await visit();
    worker.goOffline();
    assert.deepEqual(documentOf((await reload()).html), FIRST);
  });

  it('stores a page of another registry, whose revisions cannot be compared (API-14)', async () => {
    await visit();
    const restored = { ...FIRST, revision: 1, epoch: 'second-epoch' };
    const ofRestored = html.replace(JSON.stringify(FIRST), JSON.stringify(restored));
    worker.serves(HOME, () => new Response(ofRestored, { headers: pageHeaders() }));
    await worker.asks(HOME, { navigates: true });
    worker.goOffline();
    assert.deepEqual(documentOf((await reload()).html), restored);
  });

  it('serves no page whose host is no longer live (API-14)', async () => {
    await visit();
    await worker.tell({ document: later({ microFrontends: releases('1.0.0', '2.0.0') }) });
    worker.goOffline();
    assert.equal((await reload()).status, 503);
  });

  it('deletes everything that was stored while a killed release ran (API-14, SEC-1)', async () => {
    await visit();
    await worker.tell({
      document: later({ microFrontends: releases('0.9.0'), killed: { food: ['1.0.0'] } }),
    });
    assert.deepEqual(worker.stored(), [`${SITE}/souk-offline/document`]);
    await worker.asks(FOOD);
    worker.goOffline();
    await assert.rejects(worker.asks(FOOD) as Promise<unknown>, 'nor is a file of it stored again');
    assert.equal((await reload()).status, 503);
  });

  it('stores no preview (API-14)', async () => {
    const preview = {
      ...FIRST,
      preview: { releases: [{ remote: 'food', version: '2.0.0' }], secondsLeft: 9 },
    };
    const ofPreview = html.replace(JSON.stringify(FIRST), JSON.stringify(preview));
    assert.notEqual(ofPreview, html);
    worker.serves(HOME, () => new Response(ofPreview, { headers: pageHeaders() }));
    await worker.asks(HOME, { navigates: true });
    assert.deepEqual(worker.stored(), []);
  });

  it('deletes stored answers and pages at sign-in and sign-out (API-14, SES-14)', async () => {
    await visit();
    await worker.tell({ forget: true });
    assert.ok(!worker.stored().some((url) => /api|seen/.test(url)), worker.stored().join());
    worker.goOffline();
    const page = await reload();
    assert.equal(page.status, 503);
    assert.doesNotMatch(page.html, /Food/);
  });

  it('loads what a page had loaded before there was a worker, and nothing else (API-14)', async () => {
    worker.serves('/api/v1/customer/info', json({ f_name: 'Lina' }));
    worker.serves('/media/items/soup-240.webp', () => new Response('soup'));
    const urls = [FOOD, HOST, STORES, '/media/items/soup-240.webp', '/api/v1/customer/info'].map(
      (path) => SITE + path,
    );
    await worker.tell({ fetched: { page: HOME, urls, headers: HEADERS } });
    await worker.tell({ seen: { path: HOME, title: 'Food' } });
    worker.goOffline();
    assert.equal((await reload()).status, 200);
    assert.equal(await (await worker.asks(STORES, { headers: HEADERS }))?.text(), '["today"]');
    assert.equal(await (await worker.asks('/media/items/soup-240.webp'))?.text(), 'soup');
    assert.ok(!worker.stored().some((url) => url.includes('customer')));
  });

  it('lets pages work as without it where the browser stores nothing (API-14, ERR-7)', async () => {
    const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    worker = runWorker(script, { open: refuse, delete: refuse, keys: refuse } as unknown as CacheStorage);
    worker.serves(HOME, () => new Response(html, { headers: pageHeaders() }));
    assert.equal((await reload()).html, html);
    await worker.tell({ seen: { path: HOME, title: 'Food' } });
    worker.goOffline();
    assert.equal((await reload()).status, 503);
  });

  it('is removed from all browsers, with what it stored, where an operator turns it off (API-14)', async () => {
    await edge.close();
    edge = await openEdge(folders, { offlineReading: false });
    const removal = await ask(edge.url, OFFLINE_WORKER_PATH, {});
    assert.equal(removal.status, 200);
    await visit();
    const { caches, stored } = worker.browser;
    await caches.open('of somebody else');
    const remover = runWorker(removal.body.toString(), caches);
    await remover.start();
    assert.equal(remover.isRemoved(), true);
    assert.deepEqual([stored(), await caches.keys()], [[], ['of somebody else']]);
    assert.equal(await remover.asks(HOME, { navigates: true }), null, 'it answers nothing');
    const page = await ask(edge.url, HOME, { accept: 'text/html' });
    assert.doesNotMatch(page.body.toString(), /souk-offline/);
  });
});
