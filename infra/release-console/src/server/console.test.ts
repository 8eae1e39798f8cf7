/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rawClient } from '@souk/http-server/testing';
import { startConsole } from './start-console.ts';
import type { RunningConsole } from './start-console.ts';

let pageDir = '';
let upstream: Server;
let served: RunningConsole;
/** What reached the registry. */
let requests: { url?: string | undefined; authorization?: string; cookie?: string; from?: unknown }[] = [];

beforeAll(async () => {
  pageDir = await mkdtemp(join(tmpdir(), 'souk-console-'));
  await writeFile(join(pageDir, 'page.json'), JSON.stringify({ scripts: ['page.abc.js'] }));
  await writeFile(join(pageDir, 'page.abc.js'), 'run()');
  upstream = createServer((request, response) => {
    const { authorization, cookie, 'x-forwarded-for': from } = request.headers;
    requests.push({ url: request.url, authorization, cookie, from });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    // Never ended: what arrives arrives while the answer is still open.
    response.write('data: {"revision":1}\n\n');
  });
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  const registryUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  served = await startConsole({ port: 0, registryUrl, pageDir });
});
beforeEach(() => (requests = []));
afterAll(async () => {
  await served.close();
  upstream.closeAllConnections();
  await new Promise((done) => upstream.close(done));
  await rm(pageDir, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, served.url), { headers });

it('sends the strictest policy with every page: own scripts, styles by nonce, Trusted Types, no frames', async () => {
  const nonces = new Set<string>();
  for (const path of ['/', '/channels/production', '/channels/production/remotes/food', '/nowhere']) {
    const response = await get(path);
    const html = await response.text();
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(policy).toBe(
      `default-src 'none'; script-src 'self'; style-src 'nonce-${nonce}'; img-src 'self' data:; font-src 'self'; ` +
        `connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ` +
        `require-trusted-types-for 'script'; trusted-types 'none'`,
    );
    expect(html).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    expect(html).toContain('<script defer src="/assets/page.abc.js"></script>');
    expect(html.match(/<script(?! defer src)/)).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('set-cookie')).toBeNull();
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(4);
});

it('serves the files of the page with a long cache time, and no others', async () => {
  const script = await get('/assets/page.abc.js');
  expect(await script.text()).toBe('run()');
  expect(script.headers.get('cache-control')).toMatch(/immutable/);
  expect(script.headers.get('x-content-type-options')).toBe('nosniff');
  // Node's fetch decompresses, and requests compression.
  const packed = await get('/assets/page.abc.js', { 'accept-encoding': 'br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(await packed.text()).toBe('run()');
  const plain = await get('/assets/page.abc.js', { 'accept-encoding': 'gzip, br;q=0' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  for (const path of ['/assets/page.json', '/assets/..%2Fpage.json', '/assets/%2Fetc%2Fpasswd'])
    expect((await get(path)).status).toBe(404);
});

it('forwards calls with their token and without cookies, and streams while the answer is open', async () => {
  const response = await get('/registry/v1/channels/production/events', {
    authorization: 'Bearer mine',
    cookie: 'souk=1',
  });
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toContain('"revision":1');
  expect(requests).toEqual([
    {
      url: '/registry/v1/channels/production/events',
      authorization: 'Bearer mine',
      cookie: undefined,
      from: '127.0.0.1',
    },
  ]);
  await reader?.cancel();
});

it('sends the client’s address to the registry, and trusts it only from configured proxies', async () => {
  const registryUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const told = async (trustedProxies?: string[]) => {
    const one = await startConsole({
      port: 0,
      registryUrl,
      pageDir,
      ...(trustedProxies && { trustedProxies }),
    });
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
    const response = await fetch(new URL('/registry/v1/me', one.url), { headers });
    await response.body?.cancel();
    await one.close();
    return requests.at(-1)?.from;
  };
  expect(await told()).toBe('127.0.0.1');
  expect(await told(['10.0.0.5'])).toBe('127.0.0.1');
  expect(await told(['loopback'])).toBe('203.0.113.7');
});

it('has no token of its own', async () => {
  const response = await get('/registry/v1/me');
  await response.body?.cancel();
  expect(requests.map(({ url, authorization }) => ({ url, authorization }))).toEqual([
    { url: '/registry/v1/me', authorization: undefined },
  ]);
});

it('answers with a problem while the registry is down', async () => {
  const alone = await startConsole({ port: 0, registryUrl: 'http://127.0.0.1:1', pageDir });
  try {
    const response = await fetch(new URL('/registry/v1/me', alone.url));
    expect(response.status).toBe(502);
    expect(response.headers.get('content-type')).toMatch('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'registry-down' });
  } finally {
    await alone.close();
  }
});

it('answers only to its configured names, and to one at a time', async () => {
  const named = await startConsole({
    port: 0,
    registryUrl: 'http://127.0.0.1:1',
    pageDir,
    hosts: ['console.localhost'],
  });
  const statusOf = async (path: string, ...hosts: string[]) => {
    const lines = hosts.map((host) => `Host: ${host}`);
    const request = [`GET ${path} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n');
    return (await rawClient(named.url, request).closed).split(' ')[1];
  };
  try {
    expect(await statusOf('/', 'console.localhost:8081')).toBe('200');
    expect(await statusOf('/', 'evil.example')).toBe('421');
    expect(await statusOf('/healthz', '10.0.0.1')).toBe('200');
    expect(await statusOf('/', 'console.localhost', 'evil.example')).toBe('400');
  } finally {
    await named.close();
  }
});

it('rejects what is too large for the registry as a problem, and does not forward it', async () => {
  const response = await fetch(new URL('/registry/v1/channels/production/activate', served.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'x'.repeat(70_000) }),
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: 'too-large', status: 413 });
  expect(requests).toEqual([]);
});
