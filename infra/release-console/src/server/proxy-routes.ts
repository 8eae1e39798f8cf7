import type { RegistryProblem } from '@souk/contracts';
import { forwardRoutes, type ForwardRefusal } from '@souk/http-server';
import type { FastifyInstance, FastifyReply } from 'fastify';

const PROBLEMS: Record<ForwardRefusal | 429, Omit<RegistryProblem, 'status'>> = {
  400: {
    title: 'Bad request',
    code: 'bad-request',
    detail: 'The request is invalid. Reload the page.',
  },
  408: {
    title: 'Request timeout',
    code: 'too-slow',
    detail: 'The request took too long. Check your connection and try again.',
  },
  413: {
    title: 'Payload too large',
    code: 'too-large',
    detail: 'The request is too large for the console. Use ./souk.',
  },
  429: {
    title: 'Too many requests',
    code: 'too-many',
    detail: 'Too many requests from your network. Try again in a moment.',
  },
  502: {
    title: 'Bad gateway',
    code: 'registry-down',
    detail: 'The registry is not responding. Live releases stay live. Try again in a moment.',
  },
  503: { title: 'Service unavailable', code: 'busy', detail: 'The console is busy. Try again in a moment.' },
};

/** Forwards calls to the registry with their own token; cookies are not forwarded. */
export async function proxyRoutes(app: FastifyInstance, registryUrl: string): Promise<void> {
  await forwardRoutes(app, {
    upstream: registryUrl,
    prefixes: [
      { path: '/registry/v1/channels/:channel/events', kind: 'streams' },
      { path: '/registry', kind: 'calls' },
    ],
    requestHeaders: (request, { cookie: _cookie, ...headers }) => ({
      ...headers,
      'x-forwarded-for': request.ip,
    }),
    refuse: refuseCall,
    onDown: () => undefined,
  });
}

export function refuseCall(reply: FastifyReply, status: keyof typeof PROBLEMS): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(Buffer.from(JSON.stringify({ status, ...PROBLEMS[status] })));
}
