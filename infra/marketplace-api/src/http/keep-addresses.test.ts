import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { it } from 'node:test';
import Fastify from 'fastify';
import { keepAddresses } from './keep-addresses.ts';

for (const trustProxy of [false, 'loopback'])
  it(`counts a client who has left by the address that the request came from (trusted proxies: ${trustProxy})`, async (test) => {
    const app = Fastify({ trustProxy });
    test.after(() => app.close());
    keepAddresses(app);
    const answered = new Promise<string>((resolve) => {
      app.get('/', async (request) => {
        request.raw.socket.destroy();
        await once(request.raw.socket, 'close');
        resolve(request.ip);
      });
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const client = connect(port, '127.0.0.1');
    test.after(() => client.destroy());
    client.on('error', () => undefined);
    client.write('GET / HTTP/1.1\r\nHost: souk\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n');
    assert.equal(await answered, trustProxy ? '203.0.113.9' : '127.0.0.1');
  });
