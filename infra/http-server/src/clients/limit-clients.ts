import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { networkOf } from './network-of.ts';
import { onSocketClose } from './on-socket-close.ts';
import { proxyList } from './proxy-list.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Responds with an event stream, which stays open as long as the page. */
    isStream?: boolean;
  }
}

/** What one address may hold open; hundreds of people may share an address. */
export interface ClientLimits {
  connections: number;
  /** Without event streams. */
  requests: number;
  streams: number;
}

/** The limits of requests and event streams for a number of connections. */
export const limitsOf = (connections: number): ClientLimits => ({
  connections,
  requests: Math.ceil(connections * 0.4),
  streams: Math.ceil(connections * 0.8),
});

export const CONNECTIONS_PER_ADDRESS = 500;

/** Requests that may wait in memory behind the first of a connection; browsers and proxies send none. */
const MAX_PIPELINED = 30;

interface LimitOptions {
  limits: ClientLimits;
  /** Connections of proxies are shared and not counted; their requests count for the client's address. */
  trustedProxies: readonly string[];
  /** Responds to a request beyond the limit. */
  refuse: (reply: FastifyReply) => FastifyReply;
}

/** The newest request of a connection. */
interface OpenRequest {
  response: ServerResponse;
  isStream: boolean;
  /** The request before it, which may still be open on our side. */
  previous: OpenRequest | null;
  isEnded: boolean;
  /** Requests that arrived before this one was answered. */
  pipelined: number;
}

/**
 * A client that has read a response may send the next request before our stream of the response has closed. An event stream is
 * read only once it has ended.
 */
const mayFollow = ({ response, isStream, previous }: OpenRequest) =>
  (isStream ? response.writableEnded : response.headersSent) && (previous === null || previous.isEnded);

/**
 * Limits what one address holds open. A connection has one request at a time, as browsers and proxies use it: on a connection
 * with pipelined requests only the first is answered, and then the connection is closed. It is closed at once where the first
 * is an event stream, whose answer never ends, and where too many wait.
 */
export function limitClients(app: FastifyInstance, { limits, trustedProxies, refuse }: LimitOptions): void {
  const isProxy = proxyList(trustedProxies);
  const connections = new Map<string, number>();
  const requests = new Map<string, number>();
  const streams = new Map<string, number>();
  const newest = new WeakMap<Socket, OpenRequest>();

  app.server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress)) return;
    const release = tryAcquire(connections, networkOf(remoteAddress), limits.connections);
    if (release) socket.once('close', release);
    else socket.destroy();
  });

  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    const before = newest.get(socket);
    if (before && !mayFollow(before)) {
      before.pipelined += 1;
      if (before.isStream || before.pipelined > MAX_PIPELINED) socket.destroy();
      return reply.hijack();
    }
    const isStream = request.routeOptions.config.isStream === true;
    const release = isStream
      ? tryAcquire(streams, networkOf(request.ip), limits.streams)
      : tryAcquire(requests, networkOf(request.ip), limits.requests);
    const own: OpenRequest = {
      response: reply.raw,
      isStream,
      previous: before ?? null,
      isEnded: false,
      pipelined: 0,
    };
    newest.set(socket, own);
    const end = () => {
      stopListening();
      reply.raw.off('close', end);
      own.isEnded = true;
      own.previous = null;
      if (newest.get(socket) === own) newest.delete(socket);
      release?.();
      if (own.pipelined > 0) socket.destroySoon();
    };
    const stopListening = onSocketClose(socket, end);
    reply.raw.once('close', end);
    if (!release) return refuse(reply.header('retry-after', '1'));
  });
}

/** Counts one more; returns the function that releases it, or null at the limit. */
function tryAcquire(counts: Map<string, number>, key: string, max: number): (() => void) | null {
  const count = counts.get(key) ?? 0;
  if (count >= max) return null;
  counts.set(key, count + 1);
  return () => {
    const left = (counts.get(key) ?? 1) - 1;
    if (left === 0) counts.delete(key);
    else counts.set(key, left);
  };
}
