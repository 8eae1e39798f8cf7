import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { OFFLINE_WORKER_PATH } from '@souk/contracts';
import type { EdgeOptions } from '../edge-options.ts';
import type { RunningEdge } from '../start-edge.ts';
import { aDocument } from '../testing/documents.ts';
import { ask, makeFolders, openEdge, rememberDocument, type Folders } from '../testing/edge.ts';

interface Manifest {
  name: string;
  lang: string;
  dir: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

/** Width and height of a PNG. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

describe('a site that can be installed (API-14)', () => {
  let folders: Folders;
  let edge: RunningEdge;
  before(async () => {
    folders = await makeFolders();
    await rememberDocument(folders, aDocument(1));
    edge = await openEdge(folders);
  });
  after(async () => {
    await edge.close();
    await folders.remove();
  });
  const page = async (cookie = '', url = edge.url) =>
    (await ask(url, '/', { accept: 'text/html', cookie })).body.toString();
  const manifestOf = async (html: string) => {
    const path = /<link rel="manifest" href="([^"]+)">/.exec(html)?.[1] ?? assert.fail(html);
    const { status, headers, body } = await ask(edge.url, path, { accept: '*/*' });
    assert.equal(status, 200);
    assert.match(String(headers['content-type']), /^application\/manifest\+json/);
    return JSON.parse(body.toString()) as Manifest;
  };

  it('has a manifest in the language of the page (API-14, I18-1, I18-2)', async () => {
    const { icons: _, ...manifest } = await manifestOf(await page());
    assert.deepEqual(
      [manifest.name, manifest.lang, manifest.dir, manifest.start_url, manifest.scope, manifest.display],
      ['Souk', 'en', 'ltr', '/', '/', 'standalone'],
    );
    const arabic = await manifestOf(await page('souk_language=ar'));
    assert.deepEqual([arabic.name, arabic.lang, arabic.dir], ['سوق', 'ar', 'rtl']);
  });

  it('has icons of the sizes that the manifest and the page name, one of them for any mask (API-14)', async () => {
    const html = await page();
    const { icons } = await manifestOf(html);
    assert.deepEqual(
      icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`),
      ['192x192 any', '512x512 any', '512x512 maskable'],
    );
    const apple = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(html)?.[1] ?? '';
    for (const { src, sizes } of [...icons, { src: apple, sizes: '180x180' }]) {
      const { status, headers, body } = await ask(edge.url, src, {});
      assert.deepEqual([status, headers['content-type'], sizeOf(body)], [200, 'image/png', sizes], src);
      assert.ok(body.length < 20_000, `${src} has ${body.length} bytes`);
    }
  });

  it("gives the browser's frame the colour of the theme (API-14, I18-3)", async () => {
    const colors = (html: string) =>
      [...html.matchAll(/<meta name="theme-color" content="([^"]+)"([^>]*)>/g)].map(
        ([, color = '', media = '']) => color + media,
      );
    assert.deepEqual(colors(await page()), [
      '#ffffff media="(prefers-color-scheme: light)"',
      '#1d1a17 media="(prefers-color-scheme: dark)"',
    ]);
    assert.deepEqual(colors(await page('souk_theme=dark')), ['#1d1a17']);
  });

  it('has a service worker that browsers check for updates, and that may request only the site (API-14)', async () => {
    assert.match(await page(), /<meta name="souk-offline" content="on">/);
    const { status, headers, body } = await ask(edge.url, OFFLINE_WORKER_PATH, {});
    assert.deepEqual(
      [status, headers['content-type'], headers['cache-control'], headers['content-security-policy']],
      [200, 'text/javascript; charset=utf-8', 'no-cache', "default-src 'none'; connect-src 'self'"],
    );
    assert.doesNotMatch(body.toString(), /importScripts|https?:\/\//);
    assert.ok(body.length < 30_000, `${body.length} bytes`);
  });

  it('offers none while a remote is under development, and removes an installed one (API-14)', async () => {
    const development: EdgeOptions['development'] = { origin: 'http://localhost:1', releases: {} };
    const inDevelopment = await openEdge(folders, { development });
    try {
      assert.doesNotMatch(await page('', inDevelopment.url), /souk-offline/);
      const { body } = await ask(inDevelopment.url, OFFLINE_WORKER_PATH, {});
      assert.match(body.toString(), /unregister/);
    } finally {
      await inDevelopment.close();
    }
  });
});
