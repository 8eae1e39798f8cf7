import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { after, afterEach, before, describe, it } from 'node:test';
import { ask, makeFolders } from '../testing/edge.ts';
import type { Folders } from '../testing/edge.ts';
import { edgeWithClients } from '../testing/edge-with-clients.ts';
import { startFakeMarketplace } from '../testing/fake-marketplace.ts';
import type { FakeMarketplace } from '../testing/fake-marketplace.ts';

const MIB = 1024 * 1024;
/** More than all buffers between two programs of this machine hold. */
const LARGE = 24 * MIB;
const ONE_OF_EACH = { calls: 1, files: 1, uploads: 1 };

const post = (length: number, type = 'application/json', more = '') =>
  `POST /api/v1/customer/cart/add HTTP/1.1\r\nHost: souk\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n${more}\r\n`;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: souk\r\n\r\n`;
const errorOf = (text: string) =>
  (JSON.parse(text.slice(text.indexOf('{'))) as { errors: { code: string; message: string }[] }).errors[0];

describe('a client that is slow on purpose', () => {
  let folders: Folders;
  let marketplace: FakeMarketplace;
  const edge = edgeWithClients(() => ({ folders, apiUrl: marketplace.url }));
  const { open, client } = edge;
  const films: ServerResponse[] = [];

  before(async () => {
    folders = await makeFolders();
    marketplace = await startFakeMarketplace(({ url }, response) => {
      if (url.includes('video')) films.push(response);
      if (url.includes('large') || url.includes('video')) response.end(Buffer.alloc(LARGE));
      else response.setHeader('content-type', 'application/json').end('{"own":true}');
    });
  });
  afterEach(async () => {
    edge.disconnect();
    await edge.close();
    marketplace.calls.length = 0;
  });
  after(async () => {
    await marketplace.close();
    await folders.remove();
  });

  /** Sends a request and reads the head of the answer alone. */
  const readerOf = async (url: string, path: string, localAddress?: string) => {
    const reader = client(url, get(path), localAddress);
    await reader.until(/^HTTP\/1\.1 200/);
    reader.socket.pause();
    return reader;
  };
  const anotherVisitor = async (url: string) => (await ask(url, '/api/v1/config')).status;

  it('delays nobody while it sends a call byte by byte, however many there are', async () => {
    const url = await open();
    const begun = marketplace.begun();
    const senders = Array.from({ length: 70 }, () => client(url, `${post(10)}{`));
    await Promise.all(senders.map(({ socket }) => new Promise((sent) => socket.write('"', sent))));
    assert.equal(await anotherVisitor(url), 200);
    assert.equal(marketplace.begun(), begun + 1, 'the marketplace was asked by the other visitor alone');
    senders[0]?.send('a": 1 }\n');
    assert.match((await senders[0]?.until(/own/)) ?? '', /^HTTP\/1\.1 200 /);
    assert.equal(marketplace.calls.at(-1)?.body.toString(), '{"a": 1 }\n');
  });

  it('is answered 408 where its call does not come in time (API-8)', async () => {
    const url = await open({ forwardLimits: { bodyTimeoutMs: 50 } });
    const answer = await client(url, `${post(10)}{`).closed;
    assert.match(answer, /^HTTP\/1\.1 408 /);
    assert.equal(errorOf(answer)?.code, 'too_slow');
    assert.equal(marketplace.calls.length, 0);
  });

  it('is answered 408 where not even its headers come', async () => {
    const url = await open({ timeouts: { requestMs: 50, checkEveryMs: 20 } });
    assert.match(await client(url, '').closed, /^HTTP\/1\.1 408 /);
    assert.match(
      await client(url, 'GET /api/v1/config HTTP/1.1\r\nHost: souk\r\n').closed,
      /^HTTP\/1\.1 408 /,
    );
  });

  it('does not delay others by an upload, which is forwarded once it is complete', async () => {
    const url = await open({ forwardLimits: { connections: ONE_OF_EACH } });
    const slow = client(url, `${post(300_000, 'multipart/form-data; boundary=x')}${'x'.repeat(200_000)}`);
    await new Promise((sent) => slow.socket.write('x', sent));
    assert.equal(await anotherVisitor(url), 200);
    const other = client(url, `${post(100_000, 'multipart/form-data; boundary=x')}${'y'.repeat(100_000)}`);
    assert.match(await other.until(/own/), /^HTTP\/1\.1 200 /);
    slow.send('x'.repeat(99_999));
    await slow.until(/own/);
    assert.deepEqual(
      marketplace.calls.map(({ body }) => body.length),
      [0, 100_000, 300_000],
    );
  });

  it('is answered 408 or 413 where an upload takes too long or is too large (API-8)', async () => {
    const url = await open({ forwardLimits: { uploadTimeoutMs: 50, maxUploadBytes: 1000 } });
    const type = 'multipart/form-data; boundary=x';
    assert.match(await client(url, `${post(10, type)}x`).closed, /^HTTP\/1\.1 408 /);
    const large = client(url, post(1001, type));
    assert.equal(errorOf(await large.until(/}\]}$/))?.code, 'too_large');
  });

  it('loses its upload to the next one where memory is full, and others keep theirs', async () => {
    const url = await open({ forwardLimits: { bodies: { total: 3000, perAddress: 2000 } } });
    const type = 'multipart/form-data; boundary=x';
    const upload = (address: string) => client(url, `${post(1800, type)}${'x'.repeat(1500)}`, address);
    const first = upload('127.0.0.2');
    await new Promise((sent) => first.socket.write('x', sent));
    const second = upload('127.0.0.3');
    await new Promise((sent) => second.socket.write('x', sent));
    assert.match(await first.closed, /^HTTP\/1\.1 503 .*"busy"/s);
    second.send('x'.repeat(299));
    assert.match(await second.until(/own/), /^HTTP\/1\.1 200 /);
    // One address alone never has all of it.
    const third = upload('127.0.0.4');
    await new Promise((sent) => third.socket.write('x', sent));
    const fourth = upload('127.0.0.4');
    assert.match(await third.closed, /^HTTP\/1\.1 503 /);
    fourth.send('x'.repeat(300));
    assert.match(await fourth.until(/own/), /^HTTP\/1\.1 200 /);
  });

  it('delays nobody while it does not read a large answer', async () => {
    const url = await open({ forwardLimits: { connections: ONE_OF_EACH, maxHeldBytes: 2 * LARGE } });
    await readerOf(url, '/api/v1/large');
    assert.equal(await anotherVisitor(url), 200);
    await readerOf(url, '/media/video');
    assert.equal((await ask(url, '/media/picture')).status, 200);
  });

  it('is cut off where unread answers fill the memory, the oldest first', async () => {
    const url = await open({
      forwardLimits: { maxHeldBytes: 2 * LARGE, answers: { total: 2.5 * LARGE, perAddress: 2.5 * LARGE } },
    });
    const first = await readerOf(url, '/api/v1/large', '127.0.0.2');
    const second = await readerOf(url, '/api/v1/large', '127.0.0.3');
    assert.equal((await ask(url, '/api/v1/large')).body.length, LARGE);
    first.socket.resume();
    assert.ok((await first.closed).length < LARGE);
    second.socket.resume();
    await second.until(LARGE);
  });

  it('is cut off where too many read answers that are too large to buffer, the oldest first', async () => {
    const url = await open({
      forwardLimits: { maxHeldBytes: 1000, largeAnswers: { total: 1, perAddress: 1 } },
    });
    const first = await readerOf(url, '/media/video', '127.0.0.2');
    assert.equal((await ask(url, '/media/video')).body.length, LARGE);
    first.socket.resume();
    assert.ok((await first.closed).length < LARGE);
    assert.equal((await ask(url, '/media/video')).body.length, LARGE);
  });

  it('is cut off where it reads nothing for too long', async () => {
    const url = await open({ timeouts: { silenceMs: 2_000 } });
    const reader = await readerOf(url, '/media/video');
    // Its end is seen at the other side of the edge, too: what is left of the film is not taken any more.
    await new Promise((done) => films.at(-1)?.once('close', done));
    reader.socket.resume();
    assert.ok((await reader.closed).length < LARGE);
  });
});
