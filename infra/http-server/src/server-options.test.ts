import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { clientErrorStatus, serverOptions } from './server-options.ts';
import { rawClient } from './testing/raw-client.ts';

describe('a server of Souk', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());
  const open = async (timeouts: Parameters<typeof serverOptions>[0] = {}) => {
    app = Fastify({ ...serverOptions(timeouts), forceCloseConnections: true });
    app.post('/', async () => 'taken');
    app.get('/silent', () => new Promise(() => undefined));
    return app.listen({ port: 0, host: '127.0.0.1' });
  };

  it('limits the time for headers, bodies and idle connections', async () => {
    await open();
    const { server } = app;
    assert.deepEqual(
      [server.headersTimeout, server.requestTimeout, server.timeout, server.keepAliveTimeout],
      [15_000, 60_000, 40_000, 72_000],
    );
  });

  it('answers 408 to a body that does not arrive', async () => {
    const url = await open({ requestMs: 50, checkEveryMs: 20 });
    const client = rawClient(
      url,
      'POST / HTTP/1.1\r\nHost: souk\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nx',
    );
    assert.match(await client.closed, /^HTTP\/1\.1 408 /);
  });

  it('closes an idle connection', async () => {
    const url = await open({ silenceMs: 50 });
    assert.equal(await rawClient(url, 'GET /silent HTTP/1.1\r\nHost: souk\r\n\r\n').closed, '');
  });

  it('distinguishes too slow and too large requests from invalid HTTP', async () => {
    const codes = ['ERR_HTTP_REQUEST_TIMEOUT', 'HPE_HEADER_OVERFLOW', 'HPE_INVALID_METHOD'];
    await open();
    assert.deepEqual(
      codes.map((code) => clientErrorStatus({ code })),
      [408, 431, 400],
    );
  });
});
