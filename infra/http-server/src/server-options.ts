import type { FastifyServerOptions } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** Time in which the headers must arrive. */
const HEADERS_TIMEOUT_MS = 15_000;
/** Longer than a proxy keeps connections to us (60 s); otherwise it could use one while we close it. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
/** Longer than an upstream's time to respond (30 s); event streams send a heartbeat every 15 s. */
const SILENCE_TIMEOUT_MS = 40_000;
const MAX_HEADER_BYTES = 16_384;

interface Timeouts {
  /** Time in which a request must arrive, including its body. */
  requestMs?: number;
  /** Maximum time without any data: for clients that stop reading, and requests that are not answered. */
  silenceMs?: number;
  checkEveryMs?: number;
}

/** Connection settings of every server, as options of Fastify. */
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

/** The status for a malformed request that Node refused. */
export function clientErrorStatus({ code }: { code?: string }): 400 | 408 | 431 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
