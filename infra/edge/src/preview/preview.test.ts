import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { SIGNATURE_HEADER } from '@souk/contracts';
import type { InlinedDocument, PreviewAnswer, PreviewedRelease } from '@souk/contracts';
import type { RunningEdge } from '../start-edge.ts';
import { aDiscoveredRelease, aDocument } from '../testing/documents.ts';
import { NOBODY, ask, makeFolders, openEdge, rememberDocument } from '../testing/edge.ts';
import type { Folders } from '../testing/edge.ts';
import { signed, signedBySomebodyElse } from '../testing/signing.ts';

const DOCUMENT = aDocument(5);
const TOKEN = 'claims.signature';
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

describe('a preview', () => {
  let folders: Folders;
  let edge: RunningEdge | null = null;
  let answer: { status: number; value: unknown; signature?: string };
  let requests: (string | undefined)[] = [];
  const registry = createServer((request, response) => {
    if (!request.url?.startsWith('/registry/v1/previews/')) return void response.writeHead(503).end();
    requests.push(request.headers.authorization);
    const { body, signature } = signed(answer.value);
    const known = request.url.endsWith(`/${TOKEN}`);
    response
      .writeHead(known ? answer.status : 404, { [SIGNATURE_HEADER]: answer.signature ?? signature })
      .end(body);
  });
  let registryUrl = '';

  const aCandidate = (remote: string, version: string): PreviewedRelease => ({
    remote,
    version,
    release: { ...aDiscoveredRelease(remote, version), deployment: { traffic: 0, default: false } },
  });
  const aPreview = (changes: Partial<PreviewAnswer> = {}): PreviewAnswer => ({
    releases: [aCandidate('food', '2.0.0')],
    channel: 'production',
    expiresAt: inAnHour(),
    ...changes,
  });

  before(async () => {
    await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done));
    registryUrl = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  });
  beforeEach(async () => {
    folders = await makeFolders();
    await rememberDocument(folders, DOCUMENT);
    answer = { status: 200, value: aPreview() };
    requests = [];
  });
  afterEach(async () => {
    await edge?.close();
    edge = null;
    await folders.remove();
  });
  after(() => new Promise<void>((done) => void registry.close(() => done())));

  const open = async (url = registryUrl) => {
    edge = await openEdge(folders, { registryUrl: url, registryToken: 'edge-token' });
    return async (path: string, cookie = 'souk_visitor=somebody-known') => {
      const { headers, body } = await ask(edge?.url ?? '', path, { accept: 'text/html', cookie });
      const html = body.toString();
      const json = /id="souk-discovery"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
      return {
        document: JSON.parse(json) as InlinedDocument,
        cookie: String(headers['set-cookie'] ?? ''),
        cache: headers['cache-control'],
        html,
      };
    };
  };
  const link = `/home?module_id=1&preview=${TOKEN}`;

  it('replaces the live release in this page, which shows that', async () => {
    const get = await open();
    const { document, html } = await get(link, 'souk_visitor=somebody-known; souk_module=1:food');
    assert.deepEqual(document.microFrontends.food, [aDiscoveredRelease('food', '2.0.0')]);
    assert.deepEqual(document.microFrontends.host, DOCUMENT.microFrontends.host);
    assert.deepEqual(document.preview?.releases, [{ remote: 'food', version: '2.0.0' }]);
    assert.match(html, /rel="preload" as="script" href="\/releases\/food\/2\.0\.0\/remoteEntry\.js"/);
    assert.deepEqual(requests, ['Bearer edge-token']);
  });

  it('is never cached, and is remembered for as long as the link is valid, by a cookie that no script reads', async () => {
    const { cookie, cache, document } = await (await open())(link);
    assert.equal(cache, 'no-store');
    const [, seconds] =
      /^souk_preview=claims\.signature; Path=\/; Max-Age=(\d+); HttpOnly; SameSite=Lax$/.exec(cookie) ??
      assert.fail(cookie);
    assert.ok(Number(seconds) > 3590 && Number(seconds) <= 3600);
    assert.equal(document.preview?.secondsLeft, Number(seconds), 'the page knows when it is over');
  });

  it('continues on the next pages, and other visitors see what is live', async () => {
    const get = await open();
    const mine = await get('/', `souk_preview=${TOKEN}`);
    assert.equal(mine.document.preview?.releases[0]?.version, '2.0.0');
    assert.doesNotMatch(mine.cookie, /souk_preview/);
    const other = await get('/');
    assert.deepEqual(other.document, DOCUMENT);
    assert.equal(other.cache, 'private, no-cache');
  });

  it('of the host starts that host', async () => {
    answer.value = aPreview({ releases: [aCandidate('host', '2.0.0')] });
    assert.match((await (await open())(link)).html, /src="\/releases\/host\/2\.0\.0\/remoteEntry\.js"/);
  });

  it('shows several remotes and a host at once', async () => {
    answer.value = aPreview({ releases: [aCandidate('food', '2.0.0'), aCandidate('host', '2.0.0')] });
    const { document, html } = await (await open())(link);
    assert.match(html, /src="\/releases\/host\/2\.0\.0\/remoteEntry\.js"/);
    assert.equal(document.microFrontends.food?.[0]?.metadata.version, '2.0.0');
    assert.deepEqual(document.preview?.releases, [
      { remote: 'food', version: '2.0.0' },
      { remote: 'host', version: '2.0.0' },
    ]);
  });

  const LOCAL = 'http://localhost:4321';
  const aLocalBuild = (origin: string) => ({
    ...aCandidate('food', '0.0.0-development'),
    origin,
    release: { ...aDiscoveredRelease('food', '0.0.0-development'), url: `${origin}/food/remoteEntry.js` },
  });
  const policyOf = async (path: string) => {
    const { headers } = await ask(edge?.url ?? '', path, {
      accept: 'text/html',
      cookie: 'souk_visitor=somebody',
    });
    return { csp: String(headers['content-security-policy']), pinned: headers['integrity-policy'] };
  };

  it('of a local build lets scripts of that one machine into that one page', async () => {
    answer.value = aPreview({ releases: [aLocalBuild(LOCAL)] });
    const { document } = await (await open())(link);
    assert.equal(document.microFrontends.food?.[0]?.url, `${LOCAL}/food/remoteEntry.js`);
    assert.deepEqual(document.preview?.releases[0]?.origin, LOCAL);
    const mine = await policyOf(link);
    assert.match(mine.csp, /script-src 'self' http:\/\/localhost:4321;/);
    assert.match(mine.csp, /connect-src 'self' http:\/\/localhost:4321 ws:\/\/localhost:4321;/);
    assert.equal(mine.pinned, undefined);
    const theirs = await policyOf('/home?module_id=1');
    assert.match(theirs.csp, /script-src 'self';/);
    assert.ok(theirs.pinned);
  });

  for (const origin of [
    'http://evil.example',
    'http://localhost:1; script-src *',
    'http://localhost:4321/x',
    'https://localhost',
  ])
    it(`of a local build is none from ${origin}`, async () => {
      answer.value = aPreview({ releases: [aLocalBuild(origin)] });
      assert.equal((await (await open())(link)).document.previewRefused, true);
    });

  it('can be ended by its visitor', async () => {
    await open();
    const { status, headers } = await ask(edge?.url ?? '', '/preview/end', {}, 'POST');
    assert.equal(status, 204);
    assert.match(String(headers['set-cookie']), /^souk_preview=; Path=\/; Max-Age=0; HttpOnly/);
  });

  const refusals: [string, () => void, string?][] = [
    [
      'has expired',
      () => (answer.value = aPreview({ expiresAt: new Date(Date.now() - 1000).toISOString() })),
    ],
    ['is of a release in quarantine', () => (answer = { status: 422, value: {} })],
    ['is of another channel', () => (answer.value = aPreview({ channel: 'staging' }))],
    [
      'is not signed by the registry',
      () => (answer.signature = signedBySomebodyElse(JSON.stringify(answer.value))),
    ],
    [
      'names another release than it brings',
      () => (answer.value = aPreview({ releases: [{ ...aCandidate('food', '2.0.0'), version: '3.0.0' }] })),
    ],
    ['was damaged on the way', () => undefined, 'claims.signatur'],
    ['is no link at all', () => undefined, '../../tokens'],
  ];
  for (const [what, prepare, token = TOKEN] of refusals)
    it(`opens the live page, with a message, where its link ${what}`, async () => {
      prepare();
      const { document, cookie } = await (await open())(`/?preview=${encodeURIComponent(token)}`);
      assert.deepEqual(document, { ...DOCUMENT, previewRefused: true });
      assert.match(cookie, /^souk_preview=; Path=\/; Max-Age=0;/);
    });

  it('opens the live page where the registry is down', async () => {
    const { document } = await (await open(NOBODY))(link);
    assert.deepEqual(document, { ...DOCUMENT, previewRefused: true });
  });

  it('does not ask the registry again for every page', async () => {
    const get = await open();
    for (const path of [link, '/', '/home']) await get(path, `souk_preview=${TOKEN}`);
    assert.equal(requests.length, 1);
  });
});
