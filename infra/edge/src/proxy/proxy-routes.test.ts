import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, describe, it } from 'node:test';
import type { RunningEdge } from '../start-edge.ts';
import { NOBODY, ask, makeFolders, openEdge } from '../testing/edge.ts';
import type { Folders } from '../testing/edge.ts';

describe('the proxy to the marketplace', () => {
  let folders: Folders;
  let edge: RunningEdge | null = null;
  let seen: { method: string; url: string; headers: IncomingHttpHeaders; body: string } | null = null;
  const marketplace = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.url?.includes('/push/events')) {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: start\ndata: 1\n\n');
        return;
      }
      seen = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      response
        .writeHead(request.url?.includes('refuse') ? 403 : 200, { 'content-type': 'application/json' })
        .end('{"own":true}');
    });
  });
  let apiUrl = '';

  before(async () => {
    folders = await makeFolders();
    await new Promise<void>((done) => marketplace.listen(0, '127.0.0.1', done));
    apiUrl = `http://127.0.0.1:${(marketplace.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    await edge?.close();
    edge = null;
  });
  after(async () => {
    marketplace.closeAllConnections();
    await new Promise<void>((done) => marketplace.close(() => done()));
    await folders.remove();
  });
  const open = async (options = {}) => {
    edge = await openEdge(folders, { apiUrl, ...options });
    return edge.url;
  };

  it('forwards calls as they are, and returns their answers', async () => {
    const url = await open();
    const response = await fetch(new URL('/api/v1/customer/cart/add?guest_id=7', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', moduleId: '3' },
      body: '{"item_id":1}',
    });
    assert.deepEqual(await response.json(), { own: true });
    assert.deepEqual(
      { ...seen, headers: seen?.headers.moduleid },
      { method: 'POST', url: '/api/v1/customer/cart/add?guest_id=7', headers: '3', body: '{"item_id":1}' },
    );
    assert.equal((await fetch(new URL('/api/v1/refuse', url))).status, 403);
    await fetch(new URL('/media/items/soup-480.webp', url));
    assert.equal(seen?.url, '/media/items/soup-480.webp');
  });

  it('adds the Origin of a call: browsers leave it out of same-origin GETs (API-3)', async () => {
    const url = await open();
    await ask(url, '/api/v1/config', { 'sec-fetch-site': 'same-origin' });
    assert.equal(seen?.headers.origin, url);
    await ask(url, '/api/v1/config', { 'sec-fetch-site': 'cross-site' });
    assert.equal(seen?.headers.origin, undefined);
    await ask(url, '/api/v1/config', { origin: 'https://elsewhere.example' });
    assert.equal(seen?.headers.origin, 'https://elsewhere.example');
  });

  it('forwards the client’s address, ignores the client’s own claim, and keeps the cookies of the page', async () => {
    await ask(await open(), '/api/v1/config', {
      'x-forwarded-for': '10.1.2.3',
      cookie: 'souk_visitor=somebody',
    });
    assert.equal(seen?.headers['x-forwarded-for'], '127.0.0.1');
    assert.equal(seen?.headers.cookie, undefined);
  });

  it('trusts the proxy in front of it, and not what a client sent to that proxy', async () => {
    const calls = async (...trustedProxies: string[]) => {
      const url = await open({ trustedProxies });
      await ask(url, '/api/v1/config', { 'x-forwarded-for': '6.6.6.6, 10.1.2.3' });
      await edge?.close();
      return seen?.headers['x-forwarded-for'];
    };
    assert.equal(await calls('loopback'), '10.1.2.3');
    assert.equal(await calls('127.0.0.1', '10.1.0.0/16'), '6.6.6.6');
    assert.equal(await calls('10.1.0.0/16'), '127.0.0.1');
  });

  it('supports an operator whose calls have a path prefix', async () => {
    await ask(await open({ apiUrl: `${apiUrl}/shop/` }), '/api/v1/config');
    assert.equal(seen?.url, '/shop/api/v1/config');
  });

  it('passes streams of push messages on as they come, and lets no call wait behind them (PSH-6)', async () => {
    const url = await open();
    const stop = new AbortController();
    const stream = async () => {
      const response = await fetch(new URL('/api/v1/customer/push/events?after=1', url), {
        signal: stop.signal,
      });
      const first = await response.body?.getReader().read();
      return `${response.headers.get('content-type')} ${new TextDecoder().decode(first?.value)}`;
    };
    const opened = await Promise.all(Array.from({ length: 70 }, stream));
    assert.deepEqual([...new Set(opened)], ['text/event-stream event: start\ndata: 1\n\n']);
    assert.equal((await fetch(new URL('/api/v1/config', url))).status, 200);
    stop.abort();
  });

  it('answers 502 in the form of the API, and the language asked for, when the marketplace is down', async () => {
    const { status, headers, body } = await ask(await open({ apiUrl: NOBODY }), '/api/v1/config');
    assert.equal(status, 502);
    assert.equal(headers['cache-control'], 'no-store');
    const { errors } = JSON.parse(body.toString()) as { errors: { code: string; message: string }[] };
    assert.equal(errors[0]?.code, 'upstream');
    assert.match(errors[0]?.message ?? '', /^The shops are unavailable/);
    const arabic = await ask(edge?.url ?? '', '/api/v1/config', { 'x-localization': 'ar' });
    assert.match(arabic.body.toString(), /غير متاحة الآن/);
  });
});
