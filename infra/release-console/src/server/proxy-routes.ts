import type { RegistryProblem } from '@souk/contracts';
import { forwardRoutes, type ForwardRefusal } from '@souk/http-server';
import type { FastifyInstance, FastifyReply } from 'fastify';

const PROBLEMS: Record<ForwardRefusal | 429, Omit<RegistryProblem, 'status'>> = {
  400: {
    title: 'The request is not understood',
    code: 'bad-request',
    detail: 'The request is not understood. Reload this page.',
  },
  408: {
    title: 'The request took too long',
    code: 'too-slow',
    detail: 'Sending the request took too long. Check your connection and try again.',
  },
  413: {
    title: 'The request is too large',
    code: 'too-large',
    detail: 'The request is too large for the console. Use the souk command.',
  },
  429: {
    title: 'Too many requests',
    code: 'too-many',
    detail: 'Too many requests at once come from your network. Try again in a moment.',
  },
  502: {
    title: 'The registry does not answer',
    code: 'registry-down',
    detail: 'The registry does not answer. What is live stays live.',
  },
  503: { title: 'The console is busy', code: 'busy', detail: 'The console is busy. Try again in a moment.' },
};

/** Hands calls on to the registry with the token that they bring; cookies, which nobody sets here, stay behind. */
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
