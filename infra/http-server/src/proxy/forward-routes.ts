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
import { goOn, takeAnswer, type Taken } from './take-answer.ts';
import { upstreamPath } from './upstream-path.ts';

/** What is lent of an upstream to whom; bytes and milliseconds. */
export interface ForwardLimits {
  /** Upstream connections of calls, of files, and of uploads: none waits behind another kind. Those of streams are not limited. */
  connections: { calls: number; files: number; uploads: number };
  /** The part of them that one address may have at a time; addresses take turns. */
  addressShare: number;
  maxBodyBytes: number;
  bodyTimeoutMs: number;
  maxUploadBytes: number;
  uploadTimeoutMs: number;
  /** An answer up to this size is taken from the upstream whole, however slowly its client reads. */
  maxHeldBytes: number;
  /** How long the upstream may take to begin its answer. */
  answerTimeoutMs: number;
  /** Memory for the bodies of requests, and for answers that wait for their readers. */
  bodies: { total: number; perAddress: number };
  answers: { total: number; perAddress: number };
  /** Larger answers, which hold an upstream connection for as long as their client reads. */
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
  // These connections are beside the others.
  largeAnswers: { total: 48, perAddress: 12 },
};

/** 400: not understood; 408 and 413: the body comes too slowly or is too large; 502: the upstream does not answer; 503: too busy. */
export type ForwardRefusal = 400 | 408 | 413 | 502 | 503;

export interface ForwardOptions {
  /** Where the upstream answers; it may be below a path. */
  upstream: string;
  prefixes: readonly { path: string; kind: 'calls' | 'files' | 'streams' }[];
  limits?: Partial<ForwardLimits>;
  /** The headers that are sent on, of those that the client sent. */
  requestHeaders: (request: FastifyRequest, headers: IncomingHttpHeaders) => IncomingHttpHeaders;
  /** Answers what is not handed on. */
  refuse: (reply: FastifyReply, status: ForwardRefusal) => FastifyReply;
  /** The upstream failed; not the client. */
  onDown: (error: Error) => void;
}

/**
 * Hands requests on to an upstream. A client that is slow holds what is its own: a request is read before the upstream is
 * asked, and an answer is taken from it before the client reads it.
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
  const turns = (total: number) =>
    new FairSemaphore({ total, perAddress: Math.ceil(total * limits.addressShare) });
  const lending = {
    calls: turns(limits.connections.calls),
    files: turns(limits.connections.files),
    uploads: turns(limits.connections.uploads),
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
          // What is worth a line is said by `onDown`; Fastify would write one for each client that went away.
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
        // Nobody waits for the rest of a body that is too slow.
        if (error.status !== 413) reply.header('connection', 'close');
        return options.refuse(reply, error.status);
      }
    }
    const gone = socketSignal(request.raw.socket);
    const late = new AbortController();
    // Waiting for a connection counts, too.
    const timer = setTimeout(
      () => late.abort(new Error(`no answer in ${limits.answerTimeoutMs} ms`)),
      limits.answerTimeoutMs,
    );
    const signal = AbortSignal.any([gone, late.signal]);
    const lane = isUpload && kind !== 'streams' ? 'uploads' : kind;
    let answer: Dispatcher.ResponseData;
    let taken: Taken | null;
    let giveBack: (() => void) | null = null;
    try {
      if (lane !== 'streams') giveBack = await lending[lane].acquire(address, signal);
      answer = await pools[lane].request({
        path,
        method: request.method as Dispatcher.HttpMethod,
        headers: forUpstream(options.requestHeaders(request, endToEndHeaders(request.headers))),
        body: sent?.body.length ? sent.body : null,
        signal,
      });
      taken = isEventStream(answer) ? null : await takeAnswer(answer.body, limits.maxHeldBytes);
    } catch (error) {
      // Nobody is to blame for a client that went away.
      if (gone.aborted) return reply.hijack();
      if (isInvalidArgument(error)) return options.refuse(reply, 400);
      // It was never asked.
      if (lane !== 'streams' && !giveBack) return options.refuse(reply, 503);
      options.onDown(error instanceof Error ? error : new Error(String(error)));
      return options.refuse(reply, 502);
    } finally {
      clearTimeout(timer);
      giveBack?.();
      sent?.release();
    }
    reply.code(answer.statusCode).headers(endToEndHeaders(answer.headers));
    if (!taken) {
      // A page waits for what may come in hours.
      if (kind === 'streams') request.raw.socket.setTimeout(0);
      return reply.send(answer.body);
    }
    if ('whole' in taken) {
      holdUntilSent(request, reply, answers, taken.whole.length);
      return reply.send(taken.whole);
    }
    holdUntilSent(request, reply, largeAnswers, 1);
    return reply.send(Readable.from(goOn(taken), { objectMode: false }));
  }
}

/** Takes a part of a budget until the client has its answer; where the part is taken away, the client is cut off. */
function holdUntilSent(
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

/** Without what is the client's own: the length is that of the body that was read, and an expectation was answered here. */
function forUpstream(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'content-length': _length, expect: _expect, host: _host, ...rest } = headers;
  return rest;
}

const isEventStream = ({ headers }: Dispatcher.ResponseData) =>
  /^text\/event-stream\b/i.test(String(headers['content-type'] ?? ''));

const isInvalidArgument = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'UND_ERR_INVALID_ARG';
