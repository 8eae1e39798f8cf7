import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { reportServerFailures } from './report-server-failures.ts';
import type { ServerFailureCounter } from './report-server-failures.ts';

const FOOD = { name: 'food', version: '1.0.1' };

let statuses: number[] = [];
let received: { token: string | undefined; path: string | undefined; body: unknown }[] = [];
let heard = () => {};
let counter: ServerFailureCounter;

/** A registry that answers with the next of `statuses`, then with 204. */
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString()));
  request.on('end', () => {
    const { headers, url: path } = request;
    received.push({ token: headers.authorization, path, body: JSON.parse(text) });
    response.writeHead(statuses.shift() ?? 204).end();
    heard();
  });
});

describe('failures of server rendering', () => {
  beforeEach(async () => {
    statuses = [];
    received = [];
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterEach(async () => {
    await counter.close();
    await new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  });

  const start = (every: number) => {
    const registryUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    counter = reportServerFailures({
      registryUrl,
      registryToken: 'edge-token',
      channel: 'production',
      every,
    });
    return counter;
  };
  const hears = (count: number) =>
    new Promise<void>((done) => {
      heard = () => received.length >= count && done();
      heard();
    });

  it('are reported by release, in one batch', async () => {
    const { count } = start(20);
    count(FOOD);
    count(FOOD);
    count({ name: 'host', version: '1.0.0' });
    await hears(1);
    const failures = [
      { remote: 'food', version: '1.0.1', count: 2 },
      { remote: 'host', version: '1.0.0', count: 1 },
    ];
    assert.deepEqual(received, [
      {
        token: 'Bearer edge-token',
        path: '/registry/v1/telemetry/server-failures',
        body: { channel: 'production', failures },
      },
    ]);
  });

  it('are reported again where the registry could not take them', async () => {
    statuses = [503];
    const { count } = start(20);
    count(FOOD);
    await hears(1);
    count(FOOD);
    await hears(2);
    await counter.close();
    const counts = received.map(({ body }) => (body as { failures: { count: number }[] }).failures[0]?.count);
    // The second failure may come before the answer to the first is read, or after it.
    assert.equal(
      counts.slice(1).reduce((sum: number, each) => sum + (each ?? 0), 0),
      2,
    );
  });

  it('are not repeated once they were refused, and sent when the edge is closed', async () => {
    statuses = [404];
    const { count, close } = start(60_000);
    count(FOOD);
    await close();
    await close();
    assert.equal(received.length, 1);
  });
});
