import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, as the audit names them. */
    actor: string;
  }
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Lets everyone on this machine read; whoever changes something, or reads from elsewhere, shows the bearer token. */
export function authorize(token: string): onRequestHookHandler {
  const expected = hashOf(token);
  return async (request: FastifyRequest) => {
    request.actor = 'anonymous';
    const sent = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    // Hashes have one length, so comparing them takes the same time whatever was sent.
    if (sent && timingSafeEqual(hashOf(sent), expected)) request.actor = 'operator';
    else if (sent) throw new Problem(401, 'wrong-token', 'This token is not known to the registry.');
    else if (request.method !== 'GET' || !LOOPBACK.has(request.socket.remoteAddress ?? ''))
      throw new Problem(401, 'no-token', 'Send the registry token as a bearer token.');
  };
}
