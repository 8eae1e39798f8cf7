import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, describe, it } from 'node:test';
import { PUSH_WORKER_PATH, type DiscoveryDocument } from '@souk/contracts';
import type { EdgeOptions } from '../edge-options.ts';
import type { RunningEdge } from '../start-edge.ts';
import { INTEGRITY, aDiscoveredRelease, aDocument } from '../testing/documents.ts';
import { ask, makeFolders, openEdge, rememberDocument, storeRelease } from '../testing/edge.ts';
import type { Folders } from '../testing/edge.ts';

const chunk = (remote: string) => ({ url: `/releases/${remote}/1.0.0/first.js`, integrity: INTEGRITY });
const DOCUMENT = aDocument(3, {
  microFrontends: {
    host: [aDiscoveredRelease('host', '1.0.0', { preload: [chunk('host')] })],
    food: [aDiscoveredRelease('food', '1.0.0', { preload: [chunk('food')] })],
    grocery: [aDiscoveredRelease('grocery', '1.0.0', { preload: [chunk('grocery')] })],
    browse: [
      aDiscoveredRelease('browse', '1.0.0', {
        moduleType: null,
        routes: ['/store/*', '/product/*', '/categories', '/category/*', '/campaigns/*'],
      }),
    ],
  },
});

describe('the page', () => {
  let folders: Folders;
  let edge: RunningEdge | null = null;
  /** A marketplace that knows its modules, and a few items. */
  const marketplace = createServer(({ url = '' }, response) => {
    if (url.endsWith('/slow')) return;
    if (/\/((items|stores|campaigns)\/details|categories)\/(no-such|latest|popular)/.test(url))
      response.statusCode = 404;
    if (url.endsWith('/config')) return void response.end(JSON.stringify({ business_name: '</script>Souk' }));
    response.end(
      JSON.stringify([
        { id: 1, module_type: 'food' },
        { id: 2, module_type: 'grocery' },
        { id: 3, module_type: 'flowers' },
      ]),
    );
  });
  let apiUrl = '';

  before(async () => {
    folders = await makeFolders();
    await storeRelease(folders, 'host', '1.0.0', {
      'rubik-latin-wght-normal.abc.woff2': 'all of latin',
      'rubik-latin-basic.abc.woff2': 'latin',
      'rubik-arabic-wght-normal.abc.woff2': 'all of arabic',
      'rubik-arabic-basic.abc.woff2': 'arabic',
      'part-texts-ar.abc.js': 'texts of the host',
    });
    for (const remote of ['food', 'grocery'])
      await storeRelease(folders, remote, '1.0.0', { 'part-texts-ar.abc.js': `texts of ${remote}` });
    await new Promise<void>((done) => marketplace.listen(0, '127.0.0.1', done));
    apiUrl = `http://127.0.0.1:${(marketplace.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    await edge?.close();
    edge = null;
  });
  after(async () => {
    await new Promise<void>((done) => marketplace.close(() => done()));
    await folders.remove();
  });

  const open = async (document: DiscoveryDocument = DOCUMENT, options: Partial<EdgeOptions> = {}) => {
    await rememberDocument(folders, document);
    edge = await openEdge(folders, { apiUrl, ...options });
    return async (path: string, headers: Record<string, string> = {}) => {
      const {
        status,
        headers: answered,
        body,
      } = await ask(edge?.url ?? '', path, { accept: 'text/html', ...headers });
      return {
        status,
        headers: answered,
        html: body.toString(),
        policy: String(answered['content-security-policy']),
      };
    };
  };

  for (const path of ['/', '/home?module_id=1', '/store/corner', '/nowhere'])
    it(`holds the final policy at ${path}`, async () => {
      const get = await open();
      const { html, policy } = await get(path);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? assert.fail(policy);
      assert.equal(
        policy,
        `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; ` +
          `img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; ` +
          `worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; ` +
          `trusted-types default souk#webpack 'allow-duplicates'; report-uri /csp-report`,
      );
      const nonces = [...html.matchAll(/nonce="([^"]*)"/g)].map(([, value]) => value);
      assert.ok(nonces.length >= 2 && nonces.every((value) => value === nonce));
      for (const [tag] of html.matchAll(/<style[^>]*>/g)) assert.match(tag, / nonce="/);
      for (const [tag] of html.matchAll(/<(?:script|link)[^>]*>/g)) assert.doesNotMatch(tag, /nonce/);
      const { policy: next } = await get(path);
      assert.notEqual(next, policy, 'a nonce is used once');
    });

  it('has the other headers that protect it', async () => {
    const { headers } = await (await open())('/home');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
    assert.equal(headers['integrity-policy'], 'blocked-destinations=(script)');
    assert.match(String(headers['permissions-policy']), /geolocation=\(self\)/);
    assert.match(String(headers['cross-origin-opener-policy']), /^same-origin/);
    assert.equal(headers['cache-control'], 'private, no-cache');
  });

  it('contains the name and texts of the marketplace, which cannot end their element (LAN-2, SEC-1)', async () => {
    const get = await open();
    const { html } = await get('/');
    const [, text = ''] = /id="souk-first-answers"[^>]*>([^<]*)<\/script>/.exec(html) ?? [];
    assert.deepEqual(JSON.parse(text), { language: 'en', config: { business_name: '</script>Souk' } });
  });

  it("lets pictures come from an operator's own API, and widens further for Google Maps alone", async () => {
    const images = await (await open(DOCUMENT, { imageOrigins: ['https://pictures.example'] }))('/');
    assert.match(images.policy, /img-src 'self' data: blob: https:\/\/pictures\.example;/);
    await edge?.close();
    const maps = await (await open(DOCUMENT, { googleMapsKey: 'browser-key' }))('/');
    assert.match(maps.policy, /connect-src 'self' https:\/\/\*\.googleapis\.com/);
    assert.match(maps.policy, /script-src 'self' 'nonce-[^']+' 'strict-dynamic';/);
    const [, nonce = ''] = /'nonce-([^']+)' 'strict-dynamic'/.exec(maps.policy) ?? [];
    const scripts = [...maps.html.matchAll(/<(?:script[^>]* src|link rel="preload" as="script")[^>]*>/g)];
    assert.ok(scripts.length >= 2);
    for (const [tag] of scripts) assert.ok(tag.includes(` nonce="${nonce}"`), tag);
    assert.match(maps.policy, /trusted-types default souk#webpack 'allow-duplicates' google-maps-api-loader/);
    assert.doesNotMatch(maps.policy, /unsafe/);
  });

  it('names the software for the page’s calls, as text and nothing else (API-3)', async () => {
    const { html } = await (await open(DOCUMENT, { softwareId: 'shop"><script>' }))('/');
    assert.match(html, /<meta name="souk-software-id" content="shop&quot;&gt;&lt;script&gt;">/);
  });

  it('lets pages connect to Firebase where it is configured, and runs no script of its', async () => {
    const firebase = { phoneCodes: false, messaging: false };
    const { policy, html } = await (await open(DOCUMENT, { firebase }))('/auth/sign-in');
    assert.match(
      policy,
      /connect-src 'self' https:\/\/identitytoolkit\.googleapis\.com https:\/\/securetoken\.googleapis\.com;/,
    );
    assert.match(policy, /script-src 'self';/);
    assert.doesNotMatch(policy, /recaptcha|fcm|frame-src/);
    assert.doesNotMatch(html, /souk-recaptcha/);
  });

  it('allows reCAPTCHA for phone codes by Firebase only, and never with the emulator', async () => {
    const codes = await (await open(DOCUMENT, { firebase: { phoneCodes: true, messaging: false } }))('/');
    assert.match(codes.policy, /frame-src https:\/\/www\.google\.com\/recaptcha\//);
    assert.match(codes.html, /<meta name="souk-recaptcha" content="on">/);
    assert.doesNotMatch(codes.policy, /unsafe/);
    await edge?.close();
    const emulatorUrl = 'http://127.0.0.1:9099';
    const firebase = { phoneCodes: true, messaging: false, emulatorUrl };
    const emulated = await (await open(DOCUMENT, { firebase }))('/');
    assert.match(emulated.policy, /connect-src 'self' http:\/\/127\.0\.0\.1:9099;/);
    assert.doesNotMatch(emulated.policy + emulated.html, /recaptcha|googleapis/);
  });

  it('has a service worker for push messages where they come by Firebase, and nowhere else (PSH-6)', async () => {
    const get = await open(DOCUMENT, { firebase: { phoneCodes: false, messaging: true } });
    assert.match((await get('/')).policy, /fcmregistrations/);
    const worker = await get(PUSH_WORKER_PATH, { accept: '*/*' });
    assert.deepEqual(
      [worker.status, worker.headers['content-type'], worker.headers['cache-control'], worker.policy],
      [200, 'text/javascript; charset=utf-8', 'no-cache', "default-src 'none'"],
    );
    assert.doesNotMatch(worker.html, /importScripts|https?:/);
    await edge?.close();
    for (const options of [{}, { firebase: { phoneCodes: true, messaging: false } }]) {
      const without = await (await open(DOCUMENT, options))(PUSH_WORKER_PATH, { accept: '*/*' });
      assert.equal(without.status, 404);
      await edge?.close();
    }
  });

  it('starts the host by its hash, and carries the discovery document', async () => {
    const { html } = await (await open())('/home');
    assert.match(
      html,
      new RegExp(
        `<script defer src="/releases/host/1.0.0/remoteEntry.js" integrity="${INTEGRITY}" crossorigin="anonymous"></script>`,
      ),
    );
    const json =
      /<script type="application\/json" id="souk-discovery"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    assert.deepEqual(JSON.parse(json), DOCUMENT);
  });

  it('cannot be broken out of by what the document holds', async () => {
    const evil = '</script><script>alert(1)</script><!--<script>\u2028"\'&';
    const document = aDocument(3);
    document.microFrontends.food = [
      aDiscoveredRelease('food', '1.0.0', { routes: [evil], moduleType: evil }),
    ];
    document.microFrontends.host = [{ ...aDiscoveredRelease('host', '1.0.0'), url: `/releases/${evil}` }];
    const { html } = await (await open(document))('/home');
    assert.doesNotMatch(html, /alert\(1\)<\/script>|<script>|<!--/);
    const json = /id="souk-discovery"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    assert.deepEqual(JSON.parse(json), document);
  });

  const preloaded = (html: string) =>
    [
      ...html.matchAll(
        /<link rel="preload" as="script" href="([^"]+)" crossorigin="anonymous" integrity="sha384-[^"]+">/g,
      ),
    ].map(([, url]) => url);
  const hostFirst = '/releases/host/1.0.0/first.js';
  const filesOf = (remote: string) => [
    `/releases/${remote}/1.0.0/remoteEntry.js`,
    `/releases/${remote}/1.0.0/first.js`,
  ];

  it('sends preload headers for the host’s first files, and those of the remote that the page belongs to, with their hashes', async () => {
    const get = await open();
    assert.deepEqual(preloaded((await get('/home', { cookie: 'souk_module=1%3Afood' })).html), [
      hostFirst,
      ...filesOf('food'),
    ]);
    assert.deepEqual(preloaded((await get('/store/corner')).html), [
      hostFirst,
      '/releases/browse/1.0.0/remoteEntry.js',
    ]);
    assert.deepEqual(preloaded((await get('/home')).html), [hostFirst]);
  });

  it('preloads the texts of a page that is not in English, of the host and of the remote that renders it', async () => {
    const get = await open();
    const arabic = { cookie: 'souk_module=1%3Afood; souk_language=ar' };
    const texts = (html: string) => preloaded(html).filter((url) => url?.includes('texts'));
    assert.deepEqual(texts((await get('/home', arabic)).html), [
      '/releases/host/1.0.0/part-texts-ar.abc.js',
      '/releases/food/1.0.0/part-texts-ar.abc.js',
    ]);
    // A release whose texts are in its first files.
    assert.deepEqual(texts((await get('/store/corner', arabic)).html), [
      '/releases/host/1.0.0/part-texts-ar.abc.js',
    ]);
    assert.deepEqual(texts((await get('/home', { cookie: 'souk_module=1%3Afood' })).html), []);
  });

  it('takes the module from the URL before the cookie, and its type from the marketplace', async () => {
    const get = await open();
    const { html } = await get('/home?module_id=2', { cookie: 'souk_module=1%3Afood' });
    assert.deepEqual(preloaded(html), [hostFirst, ...filesOf('grocery')]);
    assert.deepEqual(preloaded((await get('/home?module_id=77')).html), [hostFirst]);
  });

  it('gives each visitor the release that is theirs', async () => {
    const canary = { ...aDiscoveredRelease('food', '2.0.0'), deployment: { traffic: 50, default: false } };
    const document = aDocument(3);
    document.microFrontends.food = [aDiscoveredRelease('food', '1.0.0'), canary];
    const get = await open(document);
    const version = async (visitor: number) =>
      /food\/(\d)\.0\.0\/remoteEntry\.js" crossorigin/.exec(
        (await get('/home', { cookie: `souk_visitor=visitor-${visitor}; souk_module=1:food` })).html,
      )?.[1];
    const versions = await Promise.all(Array.from({ length: 20 }, (_, visitor) => version(visitor)));
    assert.deepEqual([...new Set(versions)].sort(), ['1', '2']);
    assert.deepEqual(
      await Promise.all(Array.from({ length: 20 }, (_, visitor) => version(visitor))),
      versions,
    );
  });

  it('is in the language, direction and theme that the visitor chose (I18-1, I18-2, I18-3)', async () => {
    const get = await open();
    const { html, headers } = await get('/', { cookie: 'souk_language=ar; souk_theme=dark' });
    assert.match(html, /<html lang="ar" dir="rtl" data-theme="dark">/);
    assert.match(html, /<title>توصيل من متاجر قريبة منك · /);
    const fonts = (link: unknown) =>
      [...String(link).matchAll(/<\/releases\/host\/1\.0\.0\/([^>]*)>; rel=preload; as=font/g)].map(
        (match) => match[1],
      );
    // Spaces and digits between Arabic words are Latin.
    const [arabic, latin] = ['arabic', 'latin'].map((script) => `rubik-${script}-basic.abc.woff2`);
    assert.deepEqual(fonts(headers.link), [arabic, latin]);
    const inHead = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)" crossorigin>/g)];
    assert.deepEqual(
      inHead.map((match) => match[1]),
      [arabic, latin].map((path) => `/releases/host/1.0.0/${path}`),
    );
    const other = await get('/', { cookie: 'souk_language=xx"><script>; souk_theme=%22%3E' });
    assert.match(other.html, /<html lang="en" dir="ltr">/);
    assert.deepEqual(fonts(other.headers.link), [latin]);
  });

  it('names a new visitor for a year, and keeps the name of a known one', async () => {
    const get = await open();
    const cookie = String((await get('/')).headers['set-cookie']);
    assert.match(cookie, /^souk_visitor=[0-9a-f-]{36}; Path=\/; Max-Age=31536000; SameSite=Lax$/);
    assert.equal((await get('/', { cookie: cookie.split(';')[0] ?? '' })).headers['set-cookie'], undefined);
    assert.match(
      String((await get('/', { cookie: 'souk_visitor=<x>' })).headers['set-cookie']),
      /^souk_visitor=[0-9a-f-]{36};/,
    );
  });

  it('is a not-found page with status 404 where neither the host nor a live release claims the path (RTE-3)', async () => {
    const get = await open();
    for (const path of ['/', '/home', '/store/corner', '/store', '/categories?page=2'])
      assert.equal((await get(path)).status, 200, path);
    for (const path of [
      '/nowhere',
      '/home/deeper',
      '/categories/7',
      '/storefront',
      '/profile',
      '/track-order',
      '/parcel-delivery-info',
      '/auth/sign-in',
      '/checkout',
      '/chatting',
      '/home?module_id=3',
      '/%00',
      '/..%2f',
      '//',
      '//elsewhere.example/home',
    ]) {
      const { status, html } = await get(path);
      assert.equal(status, 404, path);
      assert.match(html, /souk-discovery/, path);
    }
  });

  it('preloads the remote that alone claims a path, whatever module the cookie remembers (RTE-1, RTE-3)', async () => {
    const parcel = aDiscoveredRelease('parcel', '1.0.0', {
      routes: ['/home', '/parcel-delivery-info'],
      preload: [chunk('parcel')],
    });
    const { microFrontends } = DOCUMENT;
    const get = await open({ ...DOCUMENT, microFrontends: { ...microFrontends, parcel: [parcel] } });
    const { status, html } = await get('/parcel-delivery-info', { cookie: 'souk_module=1%3Afood' });
    assert.equal(status, 200);
    assert.match(html, /releases\/parcel\/1\.0\.0\/first\.js/);
    assert.doesNotMatch(html, /href="\/releases\/food/);
  });

  it('has status 404 for a store that the marketplace does not know, and not for its lists (RTE-3, STR-5)', async () => {
    const get = await open();
    const statusOf = async (path: string) => (await get(path)).status;
    assert.equal(await statusOf('/store/olive-kitchen?module_id=1&store_zone_id=1'), 200);
    assert.equal(await statusOf('/store/no-such?module_id=1'), 404);
    assert.equal(await statusOf('/store/latest?module_id=1'), 200);
    assert.equal(await statusOf('/store/popular'), 200);
  });

  it('has status 404 for an item that the marketplace does not know, and waits for no slow answer (RTE-3)', async () => {
    const get = await open();
    const statusOf = async (path: string) => (await get(path)).status;
    assert.equal(await statusOf('/product/oxford-shirt?module_id=4'), 200);
    assert.equal(await statusOf('/product/no-such?module_id=4'), 404);
    assert.equal(await statusOf('/product/no-such?module_id=4&product_type=campaign'), 404);
    assert.equal(await statusOf('/product/slow'), 200);
    await edge?.close();
    assert.equal(
      (await (await open(DOCUMENT, { apiUrl: 'http://127.0.0.1:9' }))('/product/shirt')).status,
      200,
    );
  });

  it('has status 404 for a category or campaign that the marketplace does not know (CAT-2, PRO-7, RTE-3)', async () => {
    const get = await open();
    for (const page of ['category', 'campaigns']) {
      assert.equal((await get(`/${page}/soups?module_id=1`)).status, 200, page);
      assert.equal((await get(`/${page}/no-such?module_id=1`)).status, 404, page);
    }
  });

  it('is never the answer to a script, a picture or a change', async () => {
    await open();
    const asked = (path: string, accept: string, method = 'GET') =>
      ask(edge?.url ?? '', path, { accept }, method);
    for (const [path, accept] of [
      ['/missing.js', '*/*'],
      ['/missing', 'image/webp'],
    ] as const) {
      const { status, headers } = await asked(path, accept);
      assert.deepEqual(
        [status, headers['content-type'], headers['cache-control']],
        [404, 'text/plain; charset=utf-8', 'no-store'],
      );
    }
    assert.equal((await asked('/home', 'text/html', 'POST')).status, 404);
    assert.equal((await asked('/home', '*/*')).status, 200);
  });

  it('says that it will be back while nothing is released, and is not cached', async () => {
    const { status, headers } = await (await open(aDocument(0, { microFrontends: {} })))('/home');
    assert.equal(status, 503);
    assert.equal(headers['retry-after'], '5');
    assert.equal(headers['cache-control'], 'no-store');
    assert.match(String(headers['content-security-policy']), /default-src 'none'/);
  });

  it('logs the violations that browsers report, without personal data, and shows them to nobody', async () => {
    const log: { msg: string }[] = [];
    await open(aDocument(1), { log: { write: (line) => log.push(JSON.parse(line) as { msg: string }) } });
    const url = new URL('/csp-report', edge?.url);
    const report = (directive: string) =>
      JSON.stringify({
        'csp-report': {
          'effective-directive': directive,
          'blocked-uri': 'inline',
          'document-uri': 'http://x/home?lat=1',
          'source-file': 'http://x/a.js?y',
          'line-number': 4,
        },
      });
    const send = async (body: string, type = 'application/csp-report') =>
      (await fetch(url, { method: 'POST', headers: { 'content-type': type }, body })).status;
    assert.equal(await send(report('script-src')), 204);
    assert.equal(await send(report('made-up by a stranger')), 204);
    assert.equal(await send(report('and once more')), 204);
    assert.equal(await send('nonsense'), 400);
    assert.equal(await send('{}', 'application/json'), 415);
    assert.equal(await send(report('x'.repeat(20_000))), 413);
    const violations = log.filter(({ msg }) => msg.includes('policy'));
    const { directive, blocked, page, source } = violations[0] as Record<string, unknown> & { msg: string };
    assert.deepEqual(
      [directive, blocked, page, source],
      ['script-src', 'inline', 'http://x/home', 'http://x/a.js:4'],
    );
    assert.deepEqual(
      violations.map(({ msg }) => msg),
      [
        'Content security policy violation: script-src',
        'Content security policy violation: unknown directive',
      ],
    );
    assert.equal((await fetch(url)).status, 404);
    const more = await Promise.all(Array.from({ length: 80 }, () => send(report('script-src'))));
    assert.ok(more.includes(429));
  });
});
