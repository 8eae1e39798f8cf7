import httpProxy from '@fastify/http-proxy';
import { HEADERS } from '@souk/contracts';
import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { pageLanguage } from '../texts/texts.ts';

/** A stream holds its connection for as long as a page is open: those of streams are not counted, or calls would wait behind them. */
const STREAMS = '/api/v1/customer/push/events';
const PREFIXES = [STREAMS, '/api', '/media'];

/** Hands the API's calls and pictures on to the marketplace. */
export async function proxyRoutes(app: FastifyInstance, apiUrl: string): Promise<void> {
  const upstream = new URL(apiUrl);
  const base = upstream.pathname.replace(/\/$/, '');
  for (const prefix of PREFIXES) {
    await app.register(httpProxy, {
      upstream: upstream.origin,
      prefix,
      rewritePrefix: `${base}${prefix}`,
      // A call is made once: repeating it is for whoever knows whether that does harm.
      retryMethods: [],
      disableRequestLogging: true,
      // What it would say of each call is said below, once.
      logLevel: 'error',
      undici: { connections: prefix === STREAMS ? null : 64, headersTimeout: 30_000, bodyTimeout: 60_000 },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => requestHeaders(request, headers),
        onError: (reply, { error }) => {
          // Nobody is to blame for a visitor who went away.
          if (!reply.raw.destroyed)
            app.log.warn(`The marketplace at ${upstream.origin} does not answer: ${error.message}`);
          return reply
            .code(502)
            .header('cache-control', 'no-store')
            .type('application/json; charset=utf-8')
            .send({
              errors: [{ code: 'upstream', message: upstreamDown(reply.request.headers) }],
            });
        },
      },
    });
  }
}

type Headers = IncomingHttpHeaders;

const upstreamDown = (headers: Headers) =>
  pageLanguage(String(headers[HEADERS.language.toLowerCase()] ?? '')).texts.upstreamDown;

interface Asked {
  headers: Headers;
  protocol: string;
  host: string;
  ip: string;
}

function requestHeaders(request: Asked, headers: Headers): Headers {
  const site = request.headers['sec-fetch-site'];
  // Browsers leave Origin out of same-origin GETs, where the marketplace still wants it (API-3).
  const origin =
    site === undefined || site === 'same-origin' ? `${request.protocol}://${request.host}` : undefined;
  const { cookie: _cookie, origin: sent, ...kept } = headers;
  return {
    ...kept,
    ...((sent ?? origin) ? { origin: sent ?? origin } : {}),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
}
