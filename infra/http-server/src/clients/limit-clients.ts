import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { networkOf } from './network-of.ts';
import { onSocketClose } from './on-socket-close.ts';
import { proxyList } from './proxy-list.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers with an event stream, which stays open as long as a page does. */
    isStream?: boolean;
  }
}

/** What one address may hold open at a time; shared networks put hundreds of people behind one. */
export interface ClientLimits {
  connections: number;
  /** Without event streams. */
  requests: number;
  streams: number;
}

/** The parts of a number of connections that requests and event streams may take. */
export const limitsOf = (connections: number): ClientLimits => ({
  connections,
  requests: Math.ceil(connections * 0.4),
  streams: Math.ceil(connections * 0.8),
});

export const CONNECTIONS_PER_ADDRESS = 500;

interface LimitOptions {
  limits: ClientLimits;
  /** Their connections are many people's and are not counted; requests count by the address that they name. */
  trustedProxies: readonly string[];
  /** Answers a request that is one too many. */
  refuse: (reply: FastifyReply) => FastifyReply;
}

/** The newest request of a connection. */
interface OpenRequest {
  response: ServerResponse;
  /** The one before it, which may be open on our side still. */
  previous: OpenRequest | null;
  isEnded: boolean;
  /** Another came before it was answered. */
  isPipelined: boolean;
}

/** A client that has read an answer to its end may ask again before the stream that it came from has ended here. */
const mayFollow = ({ response, previous }: OpenRequest) =>
  response.headersSent && (previous === null || previous.isEnded);

/**
 * Caps what one address holds open. A connection has one request at a time, as browsers and proxies send them: where others come
 * before the first is answered, it is closed behind that answer, and they are not looked at.
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
    const leave = enter(connections, networkOf(remoteAddress), limits.connections);
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });

  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    const before = newest.get(socket);
    if (before && !mayFollow(before)) {
      before.isPipelined = true;
      return reply.hijack();
    }
    const isStream = request.routeOptions.config.isStream === true;
    const leave = isStream
      ? enter(streams, networkOf(request.ip), limits.streams)
      : enter(requests, networkOf(request.ip), limits.requests);
    const own: OpenRequest = {
      response: reply.raw,
      previous: before ?? null,
      isEnded: false,
      isPipelined: false,
    };
    newest.set(socket, own);
    const end = () => {
      stopListening();
      reply.raw.off('close', end);
      own.isEnded = true;
      own.previous = null;
      if (newest.get(socket) === own) newest.delete(socket);
      leave?.();
      if (own.isPipelined) socket.destroySoon();
    };
    const stopListening = onSocketClose(socket, end);
    reply.raw.once('close', end);
    if (!leave) return refuse(reply.header('retry-after', '1'));
  });
}

/** Counts one more; answers how to count it out again, or null where there is no room. */
function enter(counts: Map<string, number>, key: string, most: number): (() => void) | null {
  const count = counts.get(key) ?? 0;
  if (count >= most) return null;
  counts.set(key, count + 1);
  return () => {
    const left = (counts.get(key) ?? 1) - 1;
    if (left === 0) counts.delete(key);
    else counts.set(key, left);
  };
}
