import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { rawClient } from '@souk/http-server/testing';
import type { EdgeOptions } from '../edge-options.ts';
import type { RunningEdge } from '../start-edge.ts';
import { makeFolders, openEdge } from '../testing/edge.ts';
import type { Folders } from '../testing/edge.ts';
import { startFakeMarketplace } from '../testing/fake-marketplace.ts';
import type { FakeMarketplace } from '../testing/fake-marketplace.ts';

const JSON_BODY = '{"item_id":1}';

describe('an unusual request', () => {
  let folders: Folders;
  let marketplace: FakeMarketplace;
  let edge: RunningEdge;
  let log: string[];
  const waiting: ServerResponse[] = [];
  let asked = () => undefined as void;

  before(async () => {
    folders = await makeFolders();
    marketplace = await startFakeMarketplace(({ url }, response) => {
      if (url.includes('wait')) {
        waiting.push(response);
        return asked();
      }
      response
        .writeHead(200, {
          'content-type': 'application/json',
          connection: 'x-hop',
          'x-hop': '1',
          'x-own': '1',
        })
        .end('{"own":true}');
    });
  });
  const open = async (options: Partial<EdgeOptions> = {}) => {
    edge = await openEdge(folders, {
      apiUrl: marketplace.url,
      log: { write: (line: string) => log.push((JSON.parse(line) as { msg: string }).msg) },
      ...options,
    });
  };
  beforeEach(async () => {
    log = [];
    marketplace.calls.length = 0;
    await open();
    // What is said of the registry, which is not there, is no matter of these tests.
    log.length = 0;
  });
  afterEach(async () => {
    await edge.close();
    assert.deepEqual(
      log.filter((line) => line.includes('marketplace')),
      [],
    );
  });
  after(async () => {
    await marketplace.close();
    await folders.remove();
  });

  /** The answer to a request whose connection is closed after it. */
  const send = (start: string, headers: Record<string, string> | string[][], body = '') =>
    rawClient(
      edge.url,
      [
        start,
        'Host: souk',
        'Connection: close',
        ...(Array.isArray(headers) ? headers : Object.entries(headers)).map((pair) => pair.join(': ')),
        '',
        body,
      ].join('\r\n'),
    ).closed;
  const post = (headers: Record<string, string> | string[][], body = JSON_BODY) =>
    send('POST /api/v1/customer/cart/add HTTP/1.1', headers, body);
  const json = { 'Content-Type': 'application/json', 'Content-Length': String(JSON_BODY.length) };

  for (const [name, value] of [
    ['Keep-Alive', 'timeout=5'],
    ['Upgrade', 'websocket'],
    ['TE', 'trailers'],
    ['Trailer', 'Expires'],
    ['Proxy-Connection', 'keep-alive'],
    ['Proxy-Authorization', 'Basic eDp5'],
    ['HTTP2-Settings', 'x'],
    ['X-Custom', 'caf\u00e9'],
  ] as const)
    it(`is answered although it has ${name}`, async () => {
      assert.match(await post({ ...json, [name]: value }), /^HTTP\/1\.1 200 .*"own"/s);
      assert.equal(marketplace.calls[0]?.body.toString(), JSON_BODY);
      if (!name.startsWith('X-') && name !== 'HTTP2-Settings')
        assert.equal(marketplace.calls[0]?.headers[name.toLowerCase()], undefined);
    });

  it('loses the headers that Connection names, in both directions', async () => {
    const answer = await rawClient(
      edge.url,
      'GET /api/v1/config HTTP/1.1\r\nHost: souk\r\nConnection: close, X-Secret, x-forwarded-for\r\nX-Secret: 1\r\nX-Kept: 2\r\n\r\n',
    ).closed;
    const headers = marketplace.calls[0]?.headers ?? {};
    assert.deepEqual(
      [headers['x-secret'], headers['x-kept'], headers['x-forwarded-for']],
      [undefined, '2', '127.0.0.1'],
    );
    assert.match(answer, /x-own: 1/);
    assert.doesNotMatch(answer, /x-hop/);
  });

  it('gets 100 Continue where it expects that, and 417 for anything else', async () => {
    const client = rawClient(
      edge.url,
      `POST /api/v1/customer/cart/add HTTP/1.1\r\nHost: souk\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${JSON_BODY.length}\r\n\r\n`,
    );
    await client.until(/^HTTP\/1\.1 100 Continue\r\n\r\n$/);
    client.send(JSON_BODY);
    assert.match(await client.until(/own/), /HTTP\/1\.1 200 /);
    assert.equal(marketplace.calls[0]?.headers.expect, undefined);
    client.socket.destroy();
    assert.match(await post({ ...json, Expect: 'a-miracle' }), /^HTTP\/1\.1 417 /);
    assert.equal(marketplace.calls.length, 1);
  });

  it('is answered 413 where its body is too large, whether it says so before or not (API-8)', async () => {
    const large = 'x'.repeat(70_000);
    const type = { 'Content-Type': 'application/json' };
    for (const answer of [
      await post({ ...type, 'Content-Length': '70000' }, large),
      await post(
        { ...type, 'Transfer-Encoding': 'chunked' },
        `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`,
      ),
      await post({ ...type, 'Content-Length': '5000000000' }, ''),
    ])
      assert.match(answer, /^HTTP\/1\.1 413 .*"too_large".*The request is too large/s);
    assert.match(
      await post({ ...type, 'Content-Length': '70000', 'X-localization': 'ar' }, large),
      new RegExp(Buffer.from('الطلب كبير').toString('latin1')),
    );
    assert.equal(marketplace.calls.length, 0);
  });

  it('is sent with its length where its body came in chunks', async () => {
    await post(
      { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
      `7\r\n{"item_\r\n6\r\nid":1}\r\n0\r\n\r\n`,
    );
    const [call] = marketplace.calls;
    assert.deepEqual(
      [call?.body.toString(), call?.headers['content-length'], call?.headers['transfer-encoding']],
      [JSON_BODY, String(JSON_BODY.length), undefined],
    );
  });

  it('is forwarded without its body where it is a GET', async () => {
    assert.match(await send('GET /api/v1/config HTTP/1.1', json, JSON_BODY), /^HTTP\/1\.1 200 .*"own"/s);
    assert.equal(marketplace.calls[0]?.body.length, 0);
    assert.equal(marketplace.calls[0]?.headers['content-length'], undefined);
  });

  it('may have a body where it deletes, and none where it changes', async () => {
    await send('DELETE /api/v1/customer/cart/remove HTTP/1.1', json, JSON_BODY);
    await send('POST /api/v1/auth/logout HTTP/1.1', {});
    await send('PUT /api/v1/customer/cm-firebase-token HTTP/1.1', { 'Content-Length': '2' }, '{}');
    assert.deepEqual(
      marketplace.calls.map(({ method, body }) => [method, body.toString()]),
      [
        ['DELETE', JSON_BODY],
        ['POST', ''],
        ['PUT', '{}'],
      ],
    );
  });

  it('is refused where its length is ambiguous, and is not forwarded', async () => {
    for (const headers of [
      [
        ['Content-Length', '13'],
        ['Content-Length', '5'],
      ],
      [
        ['Content-Length', '13'],
        ['Transfer-Encoding', 'chunked'],
      ],
      [['Transfer-Encoding', 'chunked, identity']],
      [['Content-Length', '-1']],
      [['Content-Length', '13, 13']],
    ])
      assert.match(await post(headers), /^HTTP\/1\.1 400 /, headers.join());
    assert.equal(marketplace.calls.length, 0);
  });

  it('is refused with any method but those of the API', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'QUERY', 'M-SEARCH'])
      assert.match(await send(`${method} /api/v1/config HTTP/1.1`, {}), /^HTTP\/1\.1 40[045] /, method);
    for (const method of ['BREW', 'get'])
      assert.match(await send(`${method} /api/v1/config HTTP/1.1`, {}), /^HTTP\/1\.1 400 /, method);
    assert.doesNotMatch(await send('CONNECT souk.example:443 HTTP/1.1', {}), /^HTTP\/1\.1 [25]/);
    assert.equal(marketplace.calls.length, 0);
  });

  it('may name its host in its target', async () => {
    assert.match(
      await send('GET http://shop.example:8080/api/v1/config?a=1 HTTP/1.1', {}),
      /^HTTP\/1\.1 200 .*"own"/s,
    );
    const [call] = marketplace.calls;
    assert.deepEqual(
      [call?.url, call?.headers['x-forwarded-host']],
      ['/api/v1/config?a=1', 'shop.example:8080'],
    );
  });

  it('never leaves the path of the API', async () => {
    for (const path of ['/api/../inside', '/api/%2e%2e/inside', '/api/..%5cinside', '/api/v1/%E0%A4%A'])
      assert.match(await send(`GET ${path} HTTP/1.1`, {}), /^HTTP\/1\.1 40[04] /, path);
    assert.equal(marketplace.calls.length, 0);
  });

  it('is refused with two hosts, with none, or with an invalid one', async () => {
    const raw = (...hosts: string[]) =>
      rawClient(
        edge.url,
        `GET /healthz HTTP/1.1\r\nConnection: close\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}\r\n`,
      ).closed;
    assert.match(await raw('souk.example'), /^HTTP\/1\.1 200 /);
    for (const hosts of [[], ['souk', 'souk'], ['souk', 'evil.example'], ['a b'], ['a/b'], ['a@b'], ['']])
      assert.match(await raw(...hosts), /^HTTP\/1\.1 400 /, hosts.join());
  });

  it('is answered only for the names that an operator configured, except health checks', async () => {
    await edge.close();
    await open({ hosts: ['Shop.example', 'localhost'], trustedProxies: ['127.0.0.9'] });
    const as = (host: string, path = '/api/v1/config', more = '', from = '127.0.0.1') =>
      rawClient(edge.url, `GET ${path} HTTP/1.1\r\nConnection: close\r\nHost: ${host}\r\n${more}\r\n`, from)
        .closed;
    for (const host of ['shop.example', 'SHOP.example:8080', 'shop.example.', 'localhost'])
      assert.match(await as(host), /^HTTP\/1\.1 200 /, host);
    for (const host of ['evil.example', '127.0.0.1', 'shop.example.evil.example'])
      assert.match(await as(host), /^HTTP\/1\.1 421 /, host);
    assert.match(await as('10.0.0.1', '/healthz'), /^HTTP\/1\.1 200 /);
    const forwarded = 'X-Forwarded-Host: shop.example\r\n';
    assert.match(await as('edge-1', '/api/v1/config', forwarded), /^HTTP\/1\.1 421 /);
    assert.match(await as('edge-1', '/api/v1/config', forwarded, '127.0.0.9'), /^HTTP\/1\.1 200 /);
  });

  it('is no failure where its client disconnects before the answer, or in the middle of its body', async () => {
    const begun = new Promise<void>((done) => (asked = done));
    const reader = rawClient(edge.url, 'GET /api/v1/wait HTTP/1.1\r\nHost: souk\r\n\r\n');
    await begun;
    const ended = new Promise((done) => waiting[0]?.once('close', done));
    reader.socket.destroy();
    await ended;
    const sender = rawClient(
      edge.url,
      `POST /api/v1/x HTTP/1.1\r\nHost: souk\r\nContent-Length: 10\r\n\r\n{`,
    );
    await new Promise((sent) => sender.socket.write('x', sent));
    sender.socket.destroy();
    await sender.closed;
    assert.match(await send('GET /api/v1/config HTTP/1.1', {}), /^HTTP\/1\.1 200 /);
    assert.equal(marketplace.calls.filter(({ url }) => url === '/api/v1/x').length, 0);
  });
});
