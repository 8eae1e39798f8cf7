import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { SERVER_FILE } from '@souk/contracts';
import type { RunningEdge } from '../start-edge.ts';
import { aDiscoveredRelease, aDocument } from '../testing/documents.ts';
import { ask, makeFolders, openEdge, rememberDocument, storeRelease } from '../testing/edge.ts';
import type { Folders } from '../testing/edge.ts';
import { startFakeMarketplace } from '../testing/fake-marketplace.ts';
import type { FakeMarketplace } from '../testing/fake-marketplace.ts';
import { requestUntil } from '../testing/request-until.ts';
import { serverBundle } from '../testing/server-bundle.ts';

describe('a rendered page that a browser takes in brotli', () => {
  let folders: Folders;
  let edge: RunningEdge;
  let marketplace: FakeMarketplace;

  before(async () => {
    folders = await makeFolders();
    marketplace = await startFakeMarketplace((_request, response) => void response.end('{}'));
    await storeRelease(folders, 'host', '1.0.0', {
      [SERVER_FILE]: serverBundle(`({ path }) => ({ html: '<h1>مطاعم ' + path + '</h1>' })`),
    });
    const microFrontends = { host: [aDiscoveredRelease('host', '1.0.0')] };
    await rememberDocument(folders, aDocument(1, { microFrontends }));
    edge = await openEdge(folders, { apiUrl: marketplace.url });
    await requestUntil(get, ({ html }) => html.includes('<h1>'));
  });
  after(async () => {
    await edge.close();
    await marketplace.close();
    await folders.remove();
  });

  async function get(cookie = '', encoding = 'br') {
    const headers = { accept: 'text/html', cookie, 'accept-encoding': encoding };
    const answer = await ask(edge.url, '/', headers);
    const { 'content-encoding': used, 'content-security-policy': policy } = answer.headers;
    const html = String(used === 'br' ? brotliDecompressSync(answer.body) : answer.body);
    return { html, nonce: /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? '', headers: answer.headers };
  }

  it('has in each response a nonce of its own, which is that of its policy', async () => {
    const first = await get();
    const second = await get();
    assert.equal(first.headers['content-encoding'], 'br');
    assert.equal(first.headers['vary'], 'Accept-Encoding');
    assert.notEqual(first.nonce, second.nonce);
    for (const { html, nonce } of [first, second]) {
      const nonces = [...html.matchAll(/nonce="([^"]*)"/g)].map(([, value]) => value);
      assert.ok(nonces.length >= 4);
      assert.deepEqual([...new Set(nonces)], [nonce]);
    }
  });

  it('is the page that others get without compression', async () => {
    const bare = ({ html, nonce }: Awaited<ReturnType<typeof get>>) =>
      html.replaceAll(nonce, '').replace(/data-age="\d+"/, '');
    const small = await get();
    assert.match(small.html, /<h1>مطاعم \/<\/h1>/);
    assert.equal(bare(small), bare(await get('', 'gzip')));
  });

  it('has the theme of each visitor', async () => {
    for (const theme of ['dark', 'light', 'dark'])
      assert.match((await get(`souk_theme=${theme}`)).html, new RegExp(`<html[^>]* data-theme="${theme}"`));
    assert.doesNotMatch((await get()).html, /<html[^>]* data-theme/);
  });
});
