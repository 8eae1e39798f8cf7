import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { it } from 'node:test';
import Fastify from 'fastify';
import type { Pool } from 'pg';
import type { Signer } from '../signing/sign-document.ts';
import { discoveryRoutes } from './discovery-routes.ts';
import { RevisionFeed } from './revision-feed.ts';

it('begins no stream for a client who left while its token was checked', async (test) => {
  const app = Fastify();
  test.after(() => app.close());
  const feed = new RevisionFeed();
  const subscribe = test.mock.method(feed, 'subscribe');
  const requested = new Promise<void>((resolve) => {
    app.addHook('onRequest', async (request) => {
      request.raw.socket.destroy();
      await once(request.raw.socket, 'close');
      const scopes = [{ remote: '*', actions: ['read'] }];
      Object.assign(request, { identity: { tokenId: 'token', name: 'edge', scopes } });
      setImmediate(resolve);
    });
  });
  discoveryRoutes(app, { pool: {} as Pool, feed, signer: {} as Signer });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  test.after(() => client.destroy());
  client.on('error', () => undefined);
  client.write('GET /channels/production/events HTTP/1.1\r\nHost: registry\r\n\r\n');
  await requested;
  assert.equal(subscribe.mock.callCount(), 0);
});
