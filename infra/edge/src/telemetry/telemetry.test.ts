import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { COOKIES } from '@souk/contracts';
import type { Outages, PageReport, TelemetryBatch } from '@souk/contracts';
import { issuePageToken, readPageToken } from '@souk/http-server';
import type { RunningEdge } from '../start-edge.ts';
import { aDocument } from '../testing/documents.ts';
import { NOBODY, ask, makeFolders, openEdge, rememberDocument } from '../testing/edge.ts';
import type { Folders } from '../testing/edge.ts';
import { startFakeMarketplace } from '../testing/fake-marketplace.ts';
import type { FakeMarketplace } from '../testing/fake-marketplace.ts';
import { pageKeysNow } from '../testing/signing.ts';
import { forwardReports } from './forward-reports.ts';
import { nextShare } from './next-share.ts';
import { parsePageReport } from '@souk/contracts/page-report';

const token = issuePageToken(
  {
    channel: 'production',
    epoch: 'first-epoch',
    revision: 5,
    visitor: 'a-visitor',
    address: '192.0.2.7',
  },
  pageKeysNow()[0] ?? assert.fail(),
);
const aMetRelease = {
  remote: 'food',
  version: '1.0.1',
  loads: 1,
  loadTimes: [120],
  failures: { script: 2 },
  fallbacks: 0,
};
const aReport = (sequence = 1): PageReport => ({
  token,
  sequence,
  epoch: 'first-epoch',
  revision: 5,
  picked: { food: '1.0.1', host: '1.0.0' },
  armed: { food: '1.0.1' },
  shown: { host: '1.0.0' },
  leaving: false,
  releases: [aMetRelease],
});

/** A registry that accepts telemetry, unless another answer is set. */
async function aRegistry() {
  const batches: { token: string | undefined; reports: PageReport[] }[] = [];
  const heard = new Set<() => void>();
  const registry = { status: 200, keys: true };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      if (request.url?.endsWith('/telemetry/keys'))
        return void response
          .writeHead(registry.keys ? 200 : 403, { 'content-type': 'application/json' })
          .end(JSON.stringify({ keys: pageKeysNow() }));
      if (!request.url?.endsWith('/telemetry')) return void response.writeHead(404).end();
      batches.push({ token: request.headers.authorization, ...(JSON.parse(text) as TelemetryBatch) });
      response.writeHead(registry.status).end('{}');
      heard.forEach((look) => look());
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    batches,
    answers: (status: number) => void (registry.status = status),
    givesNoKeys: () => void (registry.keys = false),
    /** Resolves once so many batches came. */
    heard: (count: number) =>
      new Promise<void>((done) => {
        const look = () => batches.length >= count && done();
        heard.add(look);
        look();
      }),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

describe('reports of pages at the edge', () => {
  let folders: Folders;
  let edge: RunningEdge | null = null;
  let registry: Awaited<ReturnType<typeof aRegistry>>;

  beforeEach(async () => {
    folders = await makeFolders();
    await rememberDocument(folders, aDocument(5));
    registry = await aRegistry();
  });
  afterEach(async () => {
    await edge?.close();
    edge = null;
    await registry.close();
    await folders.remove();
  });

  const open = async () => {
    edge = await openEdge(folders, { registryUrl: registry.url, registryToken: 'edge-token' });
    const { url } = edge;
    return async (body: string, headers: Record<string, string> = { origin: url }) =>
      (
        await fetch(new URL('/telemetry', url), {
          method: 'POST',
          body,
          headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
        })
      ).status;
  };

  it('are forwarded in batches, with the token of the edge', async () => {
    const send = await open();
    for (const sequence of [1, 2, 3]) assert.equal(await send(JSON.stringify(aReport(sequence))), 204);
    await registry.heard(1);
    assert.deepEqual(registry.batches, [
      { token: 'Bearer edge-token', reports: [aReport(1), aReport(2), aReport(3)] },
    ]);
  });

  it('are forwarded before the edge ends', async () => {
    const send = await open();
    await send(JSON.stringify(aReport()));
    await edge?.close();
    edge = null;
    assert.equal(registry.batches.length, 1);
  });

  it('are accepted from pages of this origin only', async () => {
    const send = await open();
    const body = JSON.stringify(aReport());
    assert.equal(await send(body, {}), 403);
    assert.equal(await send(body, { origin: 'https://elsewhere.example' }), 403);
    const asked = (site: string) =>
      ask(edge?.url ?? '', '/telemetry', { 'sec-fetch-site': site, 'content-type': 'text/plain' }, 'POST');
    assert.equal((await asked('cross-site')).status, 403);
    assert.equal((await asked('same-site')).status, 403);
    assert.equal((await asked('same-origin')).status, 400);
  });

  it('are rejected where they are malformed, too large, or of another type', async () => {
    const send = await open();
    const origin = edge?.url ?? '';
    assert.equal(await send('nonsense'), 400);
    assert.equal(await send('{}'), 400);
    assert.equal(await send('x'.repeat(70_000)), 413);
    assert.equal(await send('<x/>', { origin, 'content-type': 'text/xml' }), 415);
    assert.equal(await send(JSON.stringify(aReport()), { origin, 'content-type': 'application/json' }), 204);
  });

  it('are limited per address, above what an office of people sends', async () => {
    edge = await openEdge(folders, { registryUrl: registry.url, trustedProxies: ['loopback'] });
    const { url } = edge;
    const send = (from: string) =>
      ask(url, '/telemetry', { origin: url, 'x-forwarded-for': from }, 'POST').then(({ status }) => status);
    const many = async (times: number) => {
      const statuses = [];
      // An invalid report has been accepted as well.
      for (let count = 0; count < times; count += 1) statuses.push(await send('203.0.113.7'));
      return statuses;
    };
    assert.ok((await many(600)).every((status) => status === 400));
    assert.ok((await many(200)).includes(429));
    assert.equal(await send('203.0.113.8'), 400);
  });

  /** What the token of a page that is opened now says. */
  const tokenOf = async (headers: Record<string, string> = {}) => {
    const { body } = await ask(edge?.url ?? '', '/home', { accept: 'text/html', ...headers });
    const [, issued] = /<meta name="souk-page-token" content="([^"]+)">/.exec(body.toString()) ?? [];
    return issued === undefined ? null : { issued, claims: readPageToken(issued, pageKeysNow()) };
  };

  it('have the token of their page, another one for each page', async () => {
    const send = await open();
    const visitor = { cookie: `${COOKIES.visitor}=a-visitor-of-long` };
    const [first, second] = [await tokenOf(visitor), await tokenOf(visitor)];
    const { channel, epoch, revision, visitor: named } = first?.claims ?? assert.fail();
    assert.deepEqual(
      [channel, epoch, revision, named],
      ['production', aDocument(5).epoch, 5, 'a-visitor-of-long'],
    );
    assert.notEqual(first?.claims?.page, second?.claims?.page);
    assert.equal(await send(JSON.stringify({ ...aReport(), token: first?.issued })), 204);
  });

  it('are rejected with a token that was not issued', async () => {
    const send = await open();
    const [text, signature] = token.split('.');
    for (const wrong of [`${text}.${'A'.repeat(43)}`, `e30.${signature}`, `${text}.`, ''])
      assert.equal(await send(JSON.stringify({ ...aReport(), token: wrong })), 400);
  });

  it('name the network of the client, behind trusted proxies only', async () => {
    edge = await openEdge(folders, { registryUrl: registry.url, trustedProxies: ['loopback'] });
    const from = async (address: string) => (await tokenOf({ 'x-forwarded-for': address }))?.claims?.network;
    assert.equal(await from('203.0.113.7'), await from('203.0.113.8'));
    assert.notEqual(await from('203.0.113.7'), await from('203.0.114.7'));
    await edge.close();
    await open();
    assert.equal(await from('203.0.113.7'), await from('203.0.114.7'));
  });

  it('are not requested where the registry gives no keys', async () => {
    registry.givesNoKeys();
    const send = await open();
    assert.equal(await tokenOf(), null);
    assert.equal(await send(JSON.stringify(aReport())), 400);
  });
});

describe('an outage that a page reports with a failure of a release', () => {
  let folders: Folders;
  let edge: RunningEdge;
  let registry: Awaited<ReturnType<typeof aRegistry>>;
  let marketplace: FakeMarketplace;
  let status = 200;

  beforeEach(async () => {
    status = 200;
    folders = await makeFolders();
    await rememberDocument(folders, aDocument(5));
    registry = await aRegistry();
    marketplace = await startFakeMarketplace((_call, response) => void response.writeHead(status).end('{}'));
    // Without pages of its own to render, the edge calls the API for the reports alone.
    edge = await openEdge(folders, {
      registryUrl: registry.url,
      apiUrl: marketplace.url,
      serverRendering: false,
    });
  });
  afterEach(async () => {
    await edge.close();
    await marketplace.close();
    await registry.close();
    await folders.remove();
  });

  const failing = (outages: Outages, sequence = 1): PageReport => ({
    ...aReport(sequence),
    releases: [
      {
        ...aMetRelease,
        failures: { load: 1, mount: 1 },
        outages,
      },
    ],
  });
  /** Which outages reach the registry. */
  const believed = async (outages: Outages): Promise<(Outages | undefined)[] | undefined> => {
    const { status: answer } = await fetch(new URL('/telemetry', edge.url), {
      method: 'POST',
      body: JSON.stringify(failing(outages)),
      headers: { 'content-type': 'text/plain', origin: edge.url },
    });
    assert.equal(answer, 204);
    await registry.heard(1);
    return registry.batches[0]?.reports.flatMap(({ releases }) => releases.map((release) => release.outages));
  };
  const answer = async () => {
    const { body, headers } = await ask(edge.url, '/telemetry/outage');
    assert.equal(headers['cache-control'], 'no-store');
    return JSON.parse(body.toString()) as unknown;
  };

  it('is answered by the edge: whether the API serves what every page asks', async () => {
    assert.deepEqual(await answer(), { api: false, files: false });
    assert.deepEqual(
      marketplace.calls.map(({ url }) => url),
      ['/api/v1/config'],
    );
  });

  for (const failure of [500, 503])
    it(`is confirmed where the API answers ${failure} to everybody`, async () => {
      status = failure;
      assert.deepEqual(await answer(), { api: true, files: false });
      assert.deepEqual(await believed({ load: 'edge', mount: 'api' }), [{ load: 'edge', mount: 'api' }]);
    });

  it('is confirmed where the API does not respond, also a moment later', async () => {
    await marketplace.close();
    assert.deepEqual(await answer(), { api: true, files: false });
    assert.deepEqual(await believed({ mount: 'api' }), [{ mount: 'api' }]);
  });

  it('is struck out where the API works for the edge: a release cannot excuse itself', async () => {
    assert.deepEqual(await believed({ load: 'offline', mount: 'api', script: 'api' }), [{ load: 'offline' }]);
  });

  it('is struck out where the API refuses a call: that is an answer', async () => {
    status = 422;
    assert.deepEqual(await believed({ mount: 'api' }), [undefined]);
  });

  it('is checked at the marketplace once, however many pages report it', async () => {
    await Promise.all(Array.from({ length: 50 }, answer));
    assert.equal(marketplace.calls.length, 1);
  });
});

describe('forwarding reports', () => {
  let registry: Awaited<ReturnType<typeof aRegistry>>;
  beforeEach(async () => (registry = await aRegistry()));
  afterEach(() => registry.close());

  it('stores them while the registry is down, and repeats what it did not take', async () => {
    registry.answers(503);
    const reports = forwardReports({ registryUrl: registry.url, every: 5 });
    reports.take(aReport(1));
    await registry.heard(1);
    reports.take(aReport(2));
    registry.answers(200);
    await registry.heard(2);
    assert.deepEqual(
      registry.batches.at(-1)?.reports.map(({ sequence }) => sequence),
      [1, 2],
    );
    await reports.close();
    assert.equal(registry.batches.length, 2);
  });

  it('does not repeat what the registry rejects', async () => {
    registry.answers(400);
    const reports = forwardReports({ registryUrl: registry.url, every: 5 });
    reports.take(aReport(1));
    await registry.heard(1);
    reports.take(aReport(2));
    await registry.heard(2);
    assert.deepEqual(registry.batches[1]?.reports, [aReport(2)]);
    await reports.close();
  });

  it('drops what exceeds its memory, and asks fewer pages for reports', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
    const reports = forwardReports({ registryUrl: NOBODY, capacity: 10, every: 1000 });
    for (let sequence = 1; sequence <= 10; sequence += 1) assert.equal(reports.take(aReport(sequence)), true);
    assert.equal(reports.take(aReport(11)), false);
    assert.equal(reports.share(), 1);
    t.mock.timers.tick(1000);
    assert.equal(reports.share(), 0.5);
    await reports.close();
  });
});

describe('the share of pages that report', () => {
  const after = (share: number, turns: number, load: { filled: number; dropped: boolean }) =>
    Array.from({ length: turns }).reduce<number>((now) => nextShare(now, load), share);

  it('halves under load, and never falls below one in a hundred', () => {
    assert.equal(after(1, 2, { filled: 0.6, dropped: false }), 0.25);
    assert.equal(after(1, 2, { filled: 0, dropped: true }), 0.25);
    assert.equal(after(1, 60, { filled: 1, dropped: true }), 0.01);
  });

  it('grows again once the load is gone, up to everybody', () => {
    assert.equal(after(0.25, 1, { filled: 0.3, dropped: false }), 0.25);
    assert.ok(after(0.01, 20, { filled: 0, dropped: false }) < 0.1);
    assert.equal(after(0.01, 60, { filled: 0, dropped: false }), 1);
  });
});

describe('a report', () => {
  const parsed = (changes: Record<string, unknown>) =>
    parsePageReport(JSON.stringify({ ...aReport(), ...changes }));

  it('is accepted with what a visitor waited for, in whole milliseconds', () => {
    const timed = { ...aReport().releases[0], readyMs: 340.4, interactionMs: 0 };
    const [release] = parsed({ releases: [timed] })?.releases ?? [];
    assert.deepEqual([release?.readyMs, release?.interactionMs], [340, 0]);
  });

  it('is taken with the largest contentful paint, in whole milliseconds, and with the layout shift, which is a fraction', () => {
    const painted = { ...aReport().releases[0], lcpMs: 1234.5, cls: 0.1234 };
    const [release] = parsed({ releases: [painted] })?.releases ?? [];
    assert.deepEqual([release?.lcpMs, release?.cls], [1235, 0.1234]);
  });

  it('is accepted without unknown fields', () => {
    assert.deepEqual(parsed({ email: 'somebody@example.com' }), aReport());
    const [release] = aReport().releases;
    assert.deepEqual(parsed({ releases: [{ ...release, address: 'Harbour 1' }] }), aReport());
  });

  for (const [what, changes] of [
    ['no token', { token: undefined }],
    ['markup for a token', { token: '<script>abc' }],
    ['a first report that is not the first', { sequence: 0 }],
    ['a revision in words', { revision: 'five' }],
    ['a version that is none', { picked: { food: 'latest' } }],
    ['a remote that is none', { shown: { 'Food!': '1.0.0' } }],
    ['a list for versions', { armed: ['1.0.0'] }],
    ['too many releases', { releases: Array.from({ length: 101 }, () => aReport().releases[0]) }],
    ['a negative count', { releases: [{ ...aReport().releases[0], loads: -1 }] }],
    ['a load of a year', { releases: [{ ...aReport().releases[0], loadTimes: [4e10] }] }],
    ['a wait of a year', { releases: [{ ...aReport().releases[0], readyMs: 4e10 }] }],
    ['a wait that has no end', { releases: [{ ...aReport().releases[0], readyMs: null }] }],
    ['an answer before the question', { releases: [{ ...aReport().releases[0], interactionMs: -1 }] }],
    ['a paint of a year', { releases: [{ ...aReport().releases[0], lcpMs: 4e10 }] }],
    ['a shift in words', { releases: [{ ...aReport().releases[0], cls: 'much' }] }],
    ['a shift of a thousand screens', { releases: [{ ...aReport().releases[0], cls: 1000 }] }],
    ['an outage that is none', { releases: [{ ...aMetRelease, outages: { load: 'api' } }] }],
    ['an outage of a stage that has none', { releases: [{ ...aMetRelease, outages: { mount: 'edge' } }] }],
    ['outages in words', { releases: [{ ...aMetRelease, outages: 'api' }] }],
    ['failures in words', { releases: [{ ...aReport().releases[0], failures: { load: 'many' } }] }],
  ] as const)
    it(`is rejected with ${what}`, () => assert.equal(parsed(changes), null));

  it('is rejected where it is no object', () => {
    for (const text of ['null', '[]', '1', '"x"', '']) assert.equal(parsePageReport(text), null);
  });
});
