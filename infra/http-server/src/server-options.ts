import type { FastifyServerOptions } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** Headers have to be here by then. */
const HEADERS_TIMEOUT_MS = 15_000;
/** Longer than a proxy keeps its connection to us (60 s), or both would use and close it at the same moment. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
/** Longer than an upstream may think about an answer (30 s); event streams say something every 15 s. */
const SILENCE_TIMEOUT_MS = 40_000;
const MAX_HEADER_BYTES = 16_384;

interface Timeouts {
  /** A request has to be here by then, its body included. */
  requestMs?: number;
  /** Nothing was read or written for so long: a client that takes no more of its answer, or a request that nobody answers. */
  silenceMs?: number;
  checkEveryMs?: number;
}

/** What every server of Souk asks of its connections, as options of Fastify. */
export function serverOptions({
  requestMs = 60_000,
  silenceMs = SILENCE_TIMEOUT_MS,
  checkEveryMs = 5_000,
}: Timeouts = {}) {
  return {
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    maxRequestsPerSocket: 10_000,
    http: {
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestMs),
      connectionsCheckingInterval: checkEveryMs,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    rewriteUrl: originForm,
  } satisfies FastifyServerOptions & { http: object };
}

/** `GET http://host/path` is `GET /path` of that host, whatever the Host header says (RFC 9112, 3.2.2). */
function originForm(request: { url?: string | undefined; headers: IncomingMessage['headers'] }): string {
  const { url = '/' } = request;
  const [, authority, rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
  if (authority === undefined) return url;
  request.headers.host = authority;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The status for bytes that Node did not take as a request. */
export function clientErrorStatus({ code }: { code?: string }): 400 | 408 | 431 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
