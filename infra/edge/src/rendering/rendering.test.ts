import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, afterEach, before, describe, it } from 'node:test';
import { SERVER_FILE } from '@souk/contracts';
import type { ServerFailuresBatch } from '@souk/contracts';
import type { EdgeOptions } from '../edge-options.ts';
import type { RunningEdge } from '../start-edge.ts';
import { requestUntil } from '../testing/request-until.ts';
import { aDiscoveredRelease, aDocument } from '../testing/documents.ts';
import { ask, makeFolders, openEdge, rememberDocument, storeRelease } from '../testing/edge.ts';
import type { Folders } from '../testing/edge.ts';
import { serverBundle as bundle } from '../testing/server-bundle.ts';
import { startFakeMarketplace } from '../testing/fake-marketplace.ts';
import type { FakeMarketplace } from '../testing/fake-marketplace.ts';

const WORDS = `({ path, language }) => ({ html: '<h1 data-style="0">' + path + ' in ' + language + '</h1>', css: '<style data-styled="true">h1{}</style>', accent: ':root{--accent:red}' })`;

describe('pages that a server renders', () => {
  let folders: Folders;
  let edge: RunningEdge | null = null;
  let marketplace: FakeMarketplace;
  let version = 0;

  before(async () => {
    folders = await makeFolders();
    const modules = JSON.stringify([{ id: 1, module_type: 'food', zones: [1, 2] }]);
    const stores = JSON.stringify(['x'.repeat(200_000)]);
    const answers: Record<string, string> = { '/api/v1/module': modules, '/api/v1/stores/popular': stores };
    marketplace = await startFakeMarketplace(({ url }, response) => {
      response.end(answers[url] ?? '{}');
    });
  });
  afterEach(async () => {
    await edge?.close();
    edge = null;
  });
  after(async () => {
    await marketplace.close();
    await folders.remove();
  });

  /** An edge whose host has this bundle; asks for a page until it is rendered, or else once. */
  async function open(code: string | null, options: Partial<EdgeOptions> = {}) {
    const release = `1.0.${++version}`;
    await storeRelease(folders, 'host', release, code === null ? {} : { [SERVER_FILE]: code });
    const document = aDocument(version, {
      microFrontends: {
        host: [aDiscoveredRelease('host', release)],
        food: [aDiscoveredRelease('food', '1.0.0')],
      },
    });
    await rememberDocument(folders, document);
    edge = await openEdge(folders, { apiUrl: marketplace.url, ...options });
    const { url } = edge;
    const get = async (path: string, cookie = '') => {
      const { status, body } = await ask(url, path, { accept: 'text/html', cookie });
      return { status, body: String(body) };
    };
    return {
      get,
      async rendered(path: string, cookie = '') {
        return requestUntil(
          async () => (await get(path, cookie)).body,
          (body) => !body.includes('<div id="souk"></div>'),
        );
      },
      file: () => ask(url, `/releases/host/${release}/${SERVER_FILE}`, {}),
    };
  }

  it('are in the HTML with styles that the policy allows, and with what scripts need to hydrate them', async () => {
    const { rendered } = await open(bundle(WORDS));
    const html = await rendered('/');
    assert.match(html, /<div id="souk"><h1 data-style="0">\/ in en<\/h1><\/div>/);
    const [, nonce = ''] = /csp-nonce" nonce="([^"]+)"/.exec(html) ?? [];
    for (const rule of ['h1{}', '#souk [data-style="0"]{height:9px}', ':root{--accent:red}'])
      assert.ok(html.includes(rule), rule);
    const styles = [...html.matchAll(/<style [^>]*>/g)].map(([style]) => style);
    assert.ok(styles.length >= 4);
    for (const style of styles) assert.ok(style.includes(`nonce="${nonce}"`), style);
    assert.match(html, /id="souk-hydration-state" data-age="\d+"/);
  });

  it('name their scripts in a template at their end, which is left alone until the page was painted', async () => {
    const { rendered } = await open(bundle(WORDS));
    const html = await rendered('/');
    const [head = '', body = ''] = html.split('</head>');
    assert.match(
      head,
      /<link rel="preload" as="script" href="[^"]+remoteEntry\.js"[^>]* fetchpriority="low"/,
    );
    assert.doesNotMatch(head, /<script [^>]*src=/);
    assert.match(
      body,
      /<template><script defer src="\/releases\/host\/[^"]+\/remoteEntry\.js" integrity="[^"]+"[^>]*><\/script>\s*<\/template>\n<script>\(\(\) => [^<]*<\/script>\s*<\/body>/,
    );
  });

  it('depend on the cookies of language and place, and never on who the visitor is', async () => {
    const echo = `(request) => ({ html: JSON.stringify(request).replace(/</g, '') })`;
    const { rendered } = await open(bundle(echo));
    const secrets = { souk_visitor: 'visitor-1234567', token: 'secret-token', guest_id: 'guest-99' };
    const cookie = Object.entries({ ...secrets, souk_language: 'ar', souk_zone: '[1]' })
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const html = await rendered('/?return=/checkout&secret=hidden', cookie);
    const [, request = ''] = /<div id="souk">(.*)<\/div>\n<noscript>/.exec(html) ?? [];
    assert.match(request, /"language":"ar"/);
    assert.match(request, /"zoneIds":\[1\]/);
    for (const secret of [...Object.values(secrets), 'hidden', 'checkout'])
      assert.ok(!request.includes(secret), secret);
  });

  it('are rendered with public answers; a customer’s are never requested', async () => {
    const calls = [
      '/api/v1/config',
      '/api/v1/customer/cart/list',
      '/api/v1/auth/me',
      '/registry/v1/tokens',
      '//evil.test/api/v1/config',
    ];
    const show = `(_, answers) => ({ html: answers.map((body) => body === null ? 'none' : 'some').join(' ') })`;
    const { rendered } = await open(bundle(show, calls));
    assert.match(await rendered('/'), /<div id="souk">some none none none none<\/div>/);
    assert.ok(marketplace.calls.every(({ url }) => !/customer|auth/.test(url)));
  });

  it('are rendered with long lists', async () => {
    const show = `(_, [list]) => ({ html: String(list.length) })`;
    const { rendered } = await open(bundle(show, ['/api/v1/stores/popular']));
    assert.match(await rendered('/'), /<div id="souk">200004<\/div>/);
  });

  it('are left to the browser where a release calls the marketplace too often', async () => {
    const log: string[] = [];
    const calls = Array.from({ length: 1_000 }, (_, nth) => `/api/v1/items?nth=${nth}`);
    marketplace.calls.splice(0);
    const { get } = await open(bundle(WORDS, calls), { log: { write: (line) => void log.push(line) } });
    await requestUntil(
      async () => (await get('/')).body,
      (body) => {
        assert.ok(body.includes('<div id="souk"></div>'));
        return log.some((line) => line.includes('made more than 60 calls'));
      },
    );
    const made = marketplace.calls.filter(({ url }) => url.startsWith('/api/v1/items'));
    // One page in each language is rendered at the start, and again by then.
    assert.ok(made.length <= 60 * 3, `${made.length} calls`);
  });

  it('have no privileges: no files, no network, no processes, nothing else through their context', async () => {
    const tries = `() => ({ html: [
      typeof process, typeof require, typeof fetch, typeof setTimeout, typeof WebAssembly,
      (() => { try { return this.constructor.constructor('return typeof process')(); } catch { return 'refused'; } })(),
      (() => { try { return eval('1'); } catch { return 'refused'; } })(),
    ].join(' ') })`;
    const { rendered } = await open(bundle(tries));
    assert.match(
      await rendered('/'),
      /<div id="souk">undefined undefined undefined undefined object refused refused<\/div>/,
    );
  });

  it('find no escape through an error of the process that renders them', async () => {
    const escapes = `
      var imported = 'nothing happened';
      ${bundle(`() => ({ html: imported })`, ['/api/v1/config'])}
      import('node:fs').then(
        () => (imported = 'imported'),
        (error) => {
          try { imported = 'escaped to ' + typeof error.constructor.constructor('return process')(); }
          catch { imported = 'refused'; }
        },
      );`;
    const { rendered } = await open(escapes);
    assert.match(await rendered('/'), /<div id="souk">refused<\/div>/);
  });

  for (const [fault, page] of [
    ['throws', `() => { throw new Error('broken'); }`],
    ['never ends', `() => { for (;;); }`],
    ['takes all memory', `() => { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); }`],
    ['is no program', null],
  ] as const)
    it(`are left to the browser where the bundle ${fault}`, async () => {
      const { get } = await open(page === null ? 'not (a program' : bundle(page));
      const { status, body } = await get('/');
      assert.equal(status, 200);
      assert.ok(body.includes('<div id="souk"></div>'));
      // The edge keeps working: the next release renders.
      await edge?.close();
      const { rendered } = await open(bundle(WORDS));
      assert.match(await rendered('/'), /in en/);
    });

  for (const [fault, page] of [
    ['renders a page of another shape', `() => ({ html: '<h1>Souk</h1>', css: undefined, styles: '' })`],
    ['renders a page of more than a megabyte', `() => ({ html: '<p>Foods</p>'.repeat(100_000) })`],
  ] as const)
    it(`are left to the browser where the bundle ${fault}, and the log says so`, async () => {
      const log: string[] = [];
      const { get } = await open(bundle(page), { log: { write: (line) => void log.push(line) } });
      const answered = async () => {
        const { status, body } = await get('/');
        return { status, isLeftToBrowser: body.includes('<div id="souk"></div>') };
      };
      const left = { status: 200, isLeftToBrowser: true };
      await requestUntil(answered, (answer) => {
        assert.deepEqual(answer, left);
        return log.some((line) => line.includes('failed to render a page'));
      });
      assert.deepEqual(await answered(), left);
    });

  it('are reported to the registry where a release fails to render them', async () => {
    const reported: { path: string | undefined; body: string }[] = [];
    const registry = createServer(async (request, response) => {
      reported.push({ path: request.url, body: await text(request) });
      response.writeHead(204).end();
    });
    await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done));
    const log: string[] = [];
    const { get } = await open(bundle(`() => { throw new Error('broken'); }`), {
      registryUrl: `http://127.0.0.1:${(registry.address() as AddressInfo).port}`,
      log: { write: (line) => void log.push(line) },
    });
    await requestUntil(
      () => get('/'),
      () => log.some((line) => line.includes('failed to render a page')),
    );
    // What was counted is sent at the latest when the edge ends.
    await edge?.close();
    edge = null;
    await new Promise<void>((done) => {
      registry.close(() => done());
      registry.closeAllConnections();
    });
    const [batch] = reported.filter(({ path }) => path === '/registry/v1/telemetry/server-failures');
    const { failures } = JSON.parse(batch?.body ?? '{}') as Partial<ServerFailuresBatch>;
    assert.deepEqual(
      failures?.map(({ remote, version: failed }) => [remote, failed]),
      [['host', `1.0.${version}`]],
    );
  });

  it('are not rendered for an unknown zone or path, and no browser gets the bundle', async () => {
    const { get, rendered, file } = await open(bundle(WORDS));
    await rendered('/');
    const isServerRendered = async (path: string, cookie = '') =>
      !(await get(path, cookie)).body.includes('<div id="souk"></div>');
    assert.ok(await isServerRendered('/'));
    assert.ok(
      !(await isServerRendered('/', `souk_zone=${encodeURIComponent('[4711]')}`)),
      'a zone that nobody knows',
    );
    assert.ok(!(await isServerRendered('/no-such-page')), 'a page that there is not');
    assert.equal((await file()).status, 404, 'no browser is given the bundle');
    await edge?.close();
    const off = await open(bundle(WORDS), { serverRendering: false });
    assert.ok((await off.get('/')).body.includes('<div id="souk"></div>'));
  });
});
