import httpProxy from '@fastify/http-proxy';
import type { RegistryProblem } from '@souk/contracts';
import type { FastifyInstance } from 'fastify';

const DOWN: RegistryProblem = {
  title: 'The registry does not answer',
  status: 502,
  code: 'registry-down',
  detail: 'The registry does not answer. What is live stays live.',
};

/** Hands calls on to the registry with the token that they bring; cookies, which nobody sets here, stay behind. */
export async function proxyRoutes(app: FastifyInstance, registryUrl: string): Promise<void> {
  await app.register(httpProxy, {
    upstream: registryUrl,
    prefix: '/registry',
    rewritePrefix: '/registry',
    // A change is made once: deciding to try again is for a person.
    retryMethods: [],
    disableRequestLogging: true,
    // Streams of events say something every 15 seconds.
    undici: { connections: 64, headersTimeout: 30_000, bodyTimeout: 60_000 },
    replyOptions: {
      rewriteRequestHeaders: (request, { cookie: _cookie, ...headers }) => ({
        ...headers,
        'x-forwarded-for': request.ip,
      }),
      onError: (reply) =>
        reply
          .code(502)
          .header('cache-control', 'no-store')
          .type('application/problem+json')
          .send(Buffer.from(JSON.stringify(DOWN))),
    },
  });
}
