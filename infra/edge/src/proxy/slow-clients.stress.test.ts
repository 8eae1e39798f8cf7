import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { rawClient } from '@souk/http-server/testing';
import type { RawClient } from '@souk/http-server/testing';
import type { RunningEdge } from '../start-edge.ts';
import { ask, makeFolders, openEdge } from '../testing/edge.ts';
import type { Folders } from '../testing/edge.ts';
import { startFakeMarketplace } from '../testing/fake-marketplace.ts';
import type { FakeMarketplace } from '../testing/fake-marketplace.ts';

const ATTACKERS = 500;
/** As many as stay within what one address may hold. */
const PER_ADDRESS = 50;
const CALLS = 100;
const LARGE = 3 * 1024 * 1024;

const HEAD = 'Host: souk\r\nContent-Type: application/json\r\n';
const SENDER = `POST /api/v1/customer/cart/add HTTP/1.1\r\n${HEAD}Content-Length: 60000\r\n\r\n{`;
const UPLOADER = `POST /api/v1/files HTTP/1.1\r\nHost: souk\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n--x`;
const READER = 'GET /api/v1/large HTTP/1.1\r\nHost: souk\r\n\r\n'.repeat(9);
const VIEWER = 'GET /media/large HTTP/1.1\r\nHost: souk\r\n\r\n'.repeat(9);

describe('five hundred clients that are slow on purpose, from several addresses', () => {
  let folders: Folders;
  let marketplace: FakeMarketplace;
  let edge: RunningEdge;
  const attackers = new Set<RawClient>();
  let isOver = false;

  before(async () => {
    folders = await makeFolders();
    const large = Buffer.alloc(LARGE);
    marketplace = await startFakeMarketplace(
      ({ url }, response) =>
        void response
          .setHeader('content-type', 'application/json')
          .end(url.includes('large') ? large : '{"own":true}'),
    );
    edge = await openEdge(folders, { apiUrl: marketplace.url });
  });
  after(async () => {
    isOver = true;
    for (const { socket } of attackers) socket.destroy();
    await edge.close();
    await marketplace.close();
    await folders.remove();
  });

  /** Comes again whenever it is cut off. */
  function attack(number: number): void {
    if (isOver) return;
    const address = `127.0.1.${1 + Math.floor(number / PER_ADDRESS)}`;
    const kind = [SENDER, UPLOADER, READER, VIEWER][number % 4] ?? SENDER;
    const one = rawClient(edge.url, kind, address);
    if (kind === READER || kind === VIEWER) one.socket.pause();
    attackers.add(one);
    void one.closed.then(() => {
      attackers.delete(one);
      attack(number);
    });
  }

  it('affect no call, upload or picture of other visitors', async () => {
    const begun = marketplace.begun();
    for (let number = 0; number < ATTACKERS; number += 1) attack(number);
    // Until the first of each kind of reader is at work.
    while (marketplace.begun() < begun + 64) await ask(edge.url, '/api/v1/config');
    for (let call = 0; call < CALLS; call += 1) {
      assert.equal((await ask(edge.url, '/api/v1/config')).status, 200);
      assert.equal((await ask(edge.url, '/media/soup.webp')).status, 200);
      const body = new FormData();
      body.append('file', new Blob(['x'.repeat(100_000)]), 'a.jpg');
      const upload = await fetch(new URL('/api/v1/files', edge.url), { method: 'POST', body });
      assert.deepEqual([upload.status, await upload.json()], [200, { own: true }]);
    }
    assert.equal(attackers.size, ATTACKERS, 'every one of them is still there');
  });
});
