import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { after, afterEach, before, describe, it } from 'node:test';
import { aDocument } from '../testing/documents.ts';
import { makeFolders, rememberDocument } from '../testing/edge.ts';
import type { Folders } from '../testing/edge.ts';
import { edgeWithClients } from '../testing/edge-with-clients.ts';
import { startFakeMarketplace } from '../testing/fake-marketplace.ts';
import type { FakeMarketplace } from '../testing/fake-marketplace.ts';

const PLENTY = { connections: 100, requests: 100, streams: 100 };
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: souk\r\n${headers}\r\n`;

describe('what one address may hold open', () => {
  let folders: Folders;
  let marketplace: FakeMarketplace;
  const edge = edgeWithClients(() => ({ folders, apiUrl: marketplace.url }));
  const { open, client, clients } = edge;
  /** Answers that are not given yet. */
  const waiting: ServerResponse[] = [];
  let asked = () => undefined as void;

  before(async () => {
    folders = await makeFolders();
    await rememberDocument(folders, aDocument(1));
    marketplace = await startFakeMarketplace(({ url }, response) => {
      if (!url.includes('wait')) return void response.end(url);
      waiting.push(response);
      asked();
    });
  });
  afterEach(async () => {
    edge.disconnect();
    for (const response of waiting.splice(0)) response.end();
    await edge.close();
  });
  after(async () => {
    await marketplace.close();
    await folders.remove();
  });

  const untilAsked = (count: number) =>
    new Promise<void>((done) => {
      asked = () => waiting.length >= count && done();
      asked();
    });

  it('is a number of connections; another address has its own', async () => {
    const url = await open({ clientLimits: { ...PLENTY, connections: 2 } });
    const [first] = await Promise.all(
      [1, 2].map(async () => {
        const one = client(url, get('/api/v1/config'), '127.0.0.2');
        await one.until(/200 OK/);
        return one;
      }),
    );
    assert.equal(await client(url, get('/api/v1/config'), '127.0.0.2').closed, '');
    await client(url, get('/api/v1/config'), '127.0.0.3').until(/200 OK/);
    first?.socket.destroy();
    await first?.closed;
    // Its end is seen at the other side a moment later.
    let answer = '';
    while (!answer)
      answer = await client(url, get('/api/v1/config', 'Connection: close\r\n'), '127.0.0.2').closed;
    assert.match(answer, /200 OK/);
  });

  it('is a number of open requests; the next is asked to wait (API-8)', async () => {
    const url = await open({ clientLimits: { ...PLENTY, requests: 2 } });
    for (let count = 0; count < 2; count += 1) client(url, get('/api/v1/wait'), '127.0.0.2');
    await untilAsked(2);
    const refused = await client(url, get('/api/v1/config'), '127.0.0.2').until(/}\]}$/);
    assert.match(refused, /^HTTP\/1\.1 429 .*retry-after: 1.*"too_many"/s);
    assert.match(refused, /Too many requests from your network/);
    await client(url, get('/api/v1/config'), '127.0.0.3').until(/200 OK/);
    for (const response of waiting.splice(0)) response.end('done');
    await Promise.all(clients.slice(0, 2).map((each) => each.until(/done/)));
    await client(url, get('/api/v1/config'), '127.0.0.2').until(/200 OK/);
  });

  it('is counted by the visitor that a trusted proxy names, and the connections of the proxy are its own', async () => {
    const url = await open({
      trustedProxies: ['loopback'],
      clientLimits: { connections: 1, requests: 1, streams: 1 },
    });
    const of = (visitor: string, path = '/api/v1/config') =>
      client(url, get(path, `X-Forwarded-For: ${visitor}\r\n`));
    of('203.0.113.7', '/api/v1/wait');
    await untilAsked(1);
    await of('203.0.113.7').until(/429 Too Many/);
    await of('203.0.113.8').until(/200 OK/);
  });

  it('is a number of event streams, which no request waits behind (PSH-6)', async () => {
    const url = await open({ clientLimits: { connections: 9, requests: 1, streams: 2 } });
    const stream = () => client(url, get('/discovery/events'), '127.0.0.2');
    const [first] = await Promise.all(
      [stream(), stream()].map(async (one) => {
        await one.until(/event: revision/);
        return one;
      }),
    );
    await stream().until(/429 Too Many/);
    await client(url, get('/api/v1/config'), '127.0.0.2').until(/200 OK/);
    first?.socket.destroy();
  });

  it('is one request of a connection: further ones sent with it are ignored', async () => {
    const url = await open({ clientLimits: { ...PLENTY, requests: 1 } });
    const begun = marketplace.begun();
    const greedy = client(url, get('/api/v1/wait') + get('/api/v1/config').repeat(30));
    await untilAsked(1);
    waiting.pop()?.end('the first answer');
    const answer = await greedy.closed;
    assert.match(answer, /the first answer$/);
    assert.equal(answer.match(/HTTP\/1\.1/g)?.length, 1);
    assert.equal(marketplace.begun(), begun + 1);
    // Nothing of it counts any longer, and a connection may go on after an answer.
    const patient = client(url, get('/api/v1/first'));
    await patient.until(/v1\/first$/);
    patient.send(get('/api/v1/second'));
    await patient.until(/v1\/second$/);
  });

  it(
    'is no queue: a connection is closed at once that sends more requests behind an open event stream',
    { timeout: 10_000 },
    async () => {
      const url = await open({ clientLimits: PLENTY });
      const begun = marketplace.begun();
      const together = client(url, get('/discovery/events') + get('/api/v1/config').repeat(9_900));
      assert.doesNotMatch(await together.closed, /200 OK.*200 OK/s);
      const later = client(url, get('/discovery/events'));
      await later.until(/event: revision/);
      later.send(get('/api/v1/config'));
      await later.closed;
      assert.equal(marketplace.begun(), begun);
    },
  );

  it(
    'is no queue: a connection is closed that sends many requests behind one that is not answered',
    { timeout: 10_000 },
    async () => {
      const url = await open({ clientLimits: PLENTY });
      const greedy = client(url, get('/api/v1/wait'));
      await untilAsked(1);
      greedy.send(get('/api/v1/config').repeat(9_900));
      assert.equal(await greedy.closed, '');
    },
  );

  it('may be a connection that goes on after the end of an event stream', async () => {
    const url = await open({ clientLimits: PLENTY });
    const one = client(url, `HEAD /discovery/events HTTP/1.1\r\nHost: souk\r\n\r\n`);
    await one.until(/200 OK.*\r\n\r\n/s);
    one.send(get('/api/v1/config'));
    await one.until(/v1\/config$/);
  });
});
