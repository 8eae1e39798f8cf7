import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { startCallers, type Callers } from './callers.ts';

describe('the process that calls', () => {
  let most = 0;
  let now = 0;
  const server = createServer((request, response) => {
    now += 1;
    most = Math.max(most, now);
    setImmediate(() => {
      now -= 1;
      if (request.url === '/missing') return response.writeHead(404).end();
      response.setHeader('content-encoding', 'br').end(brotliCompressSync(`answer to ${request.url}`));
    });
  });
  let callers: Callers;
  let order: { url: string; headers: Record<string, string>; callers: number };
  before(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    order = {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      headers: {},
      callers: 4,
    };
    callers = await startCallers();
  });
  after(() => {
    callers.close();
    server.close();
  });

  it('calls every path once, so many at a time, and counts answers that hold a text', async () => {
    const paths = Array.from({ length: 40 }, (_, index) => `/${index}`);
    const outcome = await callers.call({ ...order, paths, marker: 'answer to /7' });
    assert.equal(outcome.latencies.length, 40);
    assert.equal(outcome.marked, 1);
    assert.ok(most <= 4, `${most} at a time`);
    assert.ok(outcome.milliseconds >= Math.max(...outcome.latencies));
  });

  it('reports which call failed, and can be used again', async () => {
    await assert.rejects(
      callers.call({ ...order, paths: ['/missing'] }),
      /\/missing responded with status 404/,
    );
    assert.equal((await callers.call({ ...order, paths: ['/here'] })).latencies.length, 1);
  });
});
