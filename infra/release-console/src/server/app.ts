import { randomBytes } from 'node:crypto';
import {
  CONNECTIONS_PER_ADDRESS,
  limitClients,
  limitsOf,
  requireHost,
  serverOptions,
  acceptsEncoding,
} from '@souk/http-server';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { readPageFiles } from './page-files.ts';
import { pageHtml } from './page-html.ts';
import { proxyRoutes, refuseCall } from './proxy-routes.ts';

export interface ConsoleParts {
  registryUrl: string;
  pageDir: string;
  /** Proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  /** Accepted host names; none: any. */
  hosts: readonly string[];
}

export async function buildConsole({
  registryUrl,
  pageDir,
  trustedProxies,
  hosts,
}: ConsoleParts): Promise<FastifyInstance> {
  const { scripts, files } = await readPageFiles(pageDir);
  const app = Fastify({
    ...serverOptions(),
    logger: false,
    forceCloseConnections: true,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
  });
  limitClients(app, {
    limits: limitsOf(CONNECTIONS_PER_ADDRESS),
    trustedProxies,
    refuse: (reply) => refuseCall(reply, 429),
  });
  requireHost(app, {
    hosts,
    refuse: (reply, status) =>
      reply
        .code(status)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('Misdirected request: this host is not served here'),
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cross-origin-opener-policy', 'same-origin')
      .header('cross-origin-resource-policy', 'same-origin');
  });

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { ready: true };
  });
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const file = files.get(request.params.name);
    if (!file)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    const small = acceptsEncoding(request, 'br') ? file.compressed : null;
    if (small) reply.header('content-encoding', 'br');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(file.type)
      .send(small ?? file.body);
  });
  await proxyRoutes(app, registryUrl);
  // The page handles every other address.
  app.get('/*', async (_request, reply) => {
    const nonce = randomBytes(18).toString('base64url');
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(pageHtml({ nonce, scripts }));
  });
  return app;
}
