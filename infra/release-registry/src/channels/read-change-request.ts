import type { Action } from '@souk/contracts';
import type { FastifyRequest } from 'fastify';
import { actorOf, type Actor } from '../audit/audit-log.ts';
import { requireRight } from '../authorize.ts';

/** Reads a change of the remote that the body names. @throws Problem 403 without the right to it. */
export function readChangeRequest<B extends { remote: string }>(
  request: FastifyRequest & { params: { channel: string }; body: B },
  action: Action,
): B & { channel: string; actor: Actor } {
  requireRight(request, action, request.body.remote);
  return { ...request.body, channel: request.params.channel, actor: actorOf(request) };
}
