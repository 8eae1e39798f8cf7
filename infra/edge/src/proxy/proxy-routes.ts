import { forwardRoutes, type ForwardLimits } from '@souk/http-server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { refuseCall } from './refuse-call.ts';

/** Forwards API calls, streams and pictures to the marketplace. */
export async function proxyRoutes(
  app: FastifyInstance,
  apiUrl: string,
  limits: Partial<ForwardLimits> = {},
): Promise<void> {
  const { origin } = new URL(apiUrl);
  await forwardRoutes(app, {
    upstream: apiUrl,
    prefixes: [
      { path: '/api/v1/customer/push/events', kind: 'streams' },
      { path: '/api', kind: 'calls' },
      { path: '/media', kind: 'files' },
    ],
    limits,
    requestHeaders,
    refuse: refuseCall,
    onDown: ({ message }) => app.log.warn(`The marketplace at ${origin} does not respond: ${message}`),
  });
}

function requestHeaders(request: FastifyRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const site = request.headers['sec-fetch-site'];
  // Browsers leave Origin out of same-origin GETs, where the marketplace still wants it (API-3).
  const origin =
    headers.origin ??
    (site === undefined || site === 'same-origin' ? `${request.protocol}://${request.host}` : undefined);
  const forwarded = Object.entries(headers).filter(([name]) => !isOfTheEdge(name));
  return {
    ...Object.fromEntries(forwarded),
    ...(origin !== undefined && { origin }),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
}

/** Cookies are the page's; who calls, and from where, is what the edge found out itself. */
const isOfTheEdge = (name: string) => /^(?:cookie|forwarded|x-real-ip|x-forwarded-.*)$/.test(name);
