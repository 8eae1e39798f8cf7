import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Pool } from 'undici';
import type { Dispatcher } from 'undici';
import { networkOf } from '../clients/network-of.ts';
import { onSocketClose } from '../clients/on-socket-close.ts';
import { endToEndHeaders } from './end-to-end-headers.ts';
import { FairSemaphore } from './fair-semaphore.ts';
import { BodyRefusedError, readBody } from './read-body.ts';
import { SharedBudget } from './shared-budget.ts';
import { socketSignal } from './socket-signal.ts';
import { remainingBytes, readResponse, type ReadResponse } from './take-answer.ts';
import { upstreamPath } from './upstream-path.ts';

/** How the upstream's connections and our memory are shared; bytes and milliseconds. */
export interface ForwardLimits {
  /** Upstream connections for calls, files and uploads, so that none waits for another kind. Streams are not limited. */
  connections: { calls: number; files: number; uploads: number };
  /** The share that one address may use at a time; addresses take turns. */
  addressShare: number;
  maxBodyBytes: number;
  bodyTimeoutMs: number;
  maxUploadBytes: number;
  uploadTimeoutMs: number;
  /** A response up to this size is buffered completely, however slowly the client reads. */
  maxHeldBytes: number;
  /** Time until the upstream has to start its response. */
  answerTimeoutMs: number;
  /** Memory for request bodies, and for buffered responses. */
  bodies: { total: number; perAddress: number };
  answers: { total: number; perAddress: number };
  /** Larger responses, each of which occupies an upstream connection until the client has read it. */
  largeAnswers: { total: number; perAddress: number };
}

const MIB = 1024 * 1024;

const FORWARD_LIMITS: ForwardLimits = {
  connections: { calls: 64, files: 64, uploads: 8 },
  addressShare: 0.25,
  maxBodyBytes: 64 * 1024,
  bodyTimeoutMs: 15_000,
  maxUploadBytes: 31 * MIB,
  uploadTimeoutMs: 120_000,
  maxHeldBytes: 4 * MIB,
  answerTimeoutMs: 30_000,
  bodies: { total: 256 * MIB, perAddress: 64 * MIB },
  answers: { total: 128 * MIB, perAddress: 32 * MIB },
  // In addition to the connections above.
  largeAnswers: { total: 48, perAddress: 12 },
};

/** 400: malformed; 408 and 413: the body is too slow or too large; 502: the upstream is unavailable; 503: too busy. */
export type ForwardRefusal = 400 | 408 | 413 | 502 | 503;

export interface ForwardOptions {
  /** The upstream's address, with an optional path. */
  upstream: string;
  prefixes: readonly { path: string; kind: 'calls' | 'files' | 'streams' }[];
  limits?: Partial<ForwardLimits>;
  /** The headers to forward, from those of the client. */
  requestHeaders: (request: FastifyRequest, headers: IncomingHttpHeaders) => IncomingHttpHeaders;
  /** Responds to a request that is not forwarded. */
  refuse: (reply: FastifyReply, status: ForwardRefusal) => FastifyReply;
  /** Called when the upstream failed, not the client. */
  onDown: (error: Error) => void;
}

/**
 * Forwards requests to an upstream. A slow client occupies its own share only: a request is read before the upstream gets
 * it, and a response is read from the upstream before the client reads it.
 */
export async function forwardRoutes(app: FastifyInstance, options: ForwardOptions): Promise<void> {
  const limits = { ...FORWARD_LIMITS, ...options.limits };
  const { origin, pathname } = new URL(options.upstream);
  const base = pathname.replace(/\/$/, '');
  const pool = (connections: number | null) =>
    new Pool(origin, {
      connections,
      pipelining: 1,
      headersTimeout: limits.answerTimeoutMs,
      bodyTimeout: 60_000,
    });
  const pools = {
    calls: pool(limits.connections.calls + limits.largeAnswers.total),
    files: pool(limits.connections.files + limits.largeAnswers.total),
    uploads: pool(limits.connections.uploads + limits.largeAnswers.total),
    streams: pool(null),
  };
  const createSemaphore = (total: number) =>
    new FairSemaphore({ total, perAddress: Math.ceil(total * limits.addressShare) });
  const semaphores = {
    calls: createSemaphore(limits.connections.calls),
    files: createSemaphore(limits.connections.files),
    uploads: createSemaphore(limits.connections.uploads),
  };
  const bodies = new SharedBudget(limits.bodies);
  const answers = new SharedBudget(limits.answers);
  const largeAnswers = new SharedBudget(limits.largeAnswers);
  app.addHook('onClose', async () => {
    await Promise.all(Object.values(pools).map((each) => each.destroy()));
  });

  await app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    // Bodies are read below, within limits.
    routes.addContentTypeParser('*', (_request, _body, done) => done(null));
    for (const { path, kind } of options.prefixes)
      for (const url of [path, `${path}/*`])
        routes.route({
          method: ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'],
          url,
          exposeHeadRoute: false,
          // Upstream errors are reported by `onDown`; Fastify would log a line for every client that disconnected.
          logLevel: 'error',
          config: { isStream: kind === 'streams' },
          handler: (request, reply) => forward(request, reply, kind),
        });
  });

  async function forward(request: FastifyRequest, reply: FastifyReply, kind: 'calls' | 'files' | 'streams') {
    const path = upstreamPath(base, request.raw.url ?? '/');
    if (path === null) return options.refuse(reply, 400);
    const address = networkOf(request.ip);
    const isUpload = /^multipart\//i.test(request.headers['content-type'] ?? '');
    let sent: { body: Buffer; release: () => void } | null = null;
    if (!['GET', 'HEAD'].includes(request.method)) {
      try {
        sent = await readBody(request.raw, {
          maxBytes: isUpload ? limits.maxUploadBytes : limits.maxBodyBytes,
          timeoutMs: isUpload ? limits.uploadTimeoutMs : limits.bodyTimeoutMs,
          budget: bodies,
          address,
        });
      } catch (error) {
        if (!(error instanceof BodyRefusedError)) return reply.hijack();
        // The rest of a slow body is not waited for.
        if (error.status !== 413) reply.header('connection', 'close');
        return options.refuse(reply, error.status);
      }
    }
    const disconnected = socketSignal(request.raw.socket);
    const timeout = new AbortController();
    // Includes the wait for a connection.
    const timer = setTimeout(
      () => timeout.abort(new Error(`no response within ${limits.answerTimeoutMs} ms`)),
      limits.answerTimeoutMs,
    );
    const signal = AbortSignal.any([disconnected, timeout.signal]);
    const group = isUpload && kind !== 'streams' ? 'uploads' : kind;
    let answer: Dispatcher.ResponseData;
    let received: ReadResponse | null;
    let release: (() => void) | null = null;
    try {
      if (group !== 'streams') release = await semaphores[group].acquire(address, signal);
      answer = await pools[group].request({
        path,
        method: request.method as Dispatcher.HttpMethod,
        headers: upstreamHeaders(options.requestHeaders(request, endToEndHeaders(request.headers))),
        body: sent?.body.length ? sent.body : null,
        signal,
      });
      received = isEventStream(answer) ? null : await readResponse(answer.body, limits.maxHeldBytes);
    } catch (error) {
      // A disconnected client is not an error.
      if (disconnected.aborted) return reply.hijack();
      if (isInvalidArgument(error)) return options.refuse(reply, 400);
      // The request was never sent.
      if (group !== 'streams' && !release) return options.refuse(reply, 503);
      options.onDown(error instanceof Error ? error : new Error(String(error)));
      return options.refuse(reply, 502);
    } finally {
      clearTimeout(timer);
      release?.();
      sent?.release();
    }
    reply.code(answer.statusCode).headers(endToEndHeaders(answer.headers));
    if (!received) {
      // The next event may be hours away.
      if (kind === 'streams') request.raw.socket.setTimeout(0);
      return reply.send(answer.body);
    }
    if ('whole' in received) {
      leaseUntilSent(request, reply, answers, received.whole.length);
      return reply.send(received.whole);
    }
    leaseUntilSent(request, reply, largeAnswers, 1);
    return reply.send(Readable.from(remainingBytes(received), { objectMode: false }));
  }
}

/** Leases a part of a budget until the response was sent; the client is disconnected where the lease is revoked. */
function leaseUntilSent(
  { ip, raw: { socket } }: FastifyRequest,
  reply: FastifyReply,
  budget: SharedBudget,
  amount: number,
): void {
  const lease = budget.lease(networkOf(ip), () => socket.destroy());
  const release = () => {
    stopListening();
    reply.raw.off('close', release);
    lease.release();
  };
  const stopListening = onSocketClose(socket, release);
  reply.raw.once('close', release);
  lease.add(amount);
}

/** Drops headers of the client's message: the length is that of the body that was read, and `Expect` was answered here. */
function upstreamHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'content-length': _length, expect: _expect, host: _host, ...rest } = headers;
  return rest;
}

const isEventStream = ({ headers }: Dispatcher.ResponseData) =>
  /^text\/event-stream\b/i.test(String(headers['content-type'] ?? ''));

const isInvalidArgument = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'UND_ERR_INVALID_ARG';
