import { allows } from '@souk/contracts';
import type { Action } from '@souk/contracts';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Pool } from 'pg';
import { Problem } from './problem.ts';
import { isToken } from './tokens/token-format.ts';
import { findIdentity } from './tokens/tokens.ts';
import type { Identity } from './tokens/tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; set for every route that is not open to anybody. */
    identity: Identity | null;
  }
  interface FastifyContextConfig {
    /** Answers without a token: health and the description of the API. */
    open?: boolean;
  }
}

/** Asks everybody for a token; what it allows, each route asks with `requireRight`. */
export function authenticate(pool: Pool): onRequestHookHandler {
  return async (request) => {
    if (request.routeOptions.config.open) return;
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!token) throw new Problem(401, 'no-token', 'Send a token of this registry as a bearer token.');
    if (!isToken(token))
      throw new Problem(
        401,
        'wrong-token',
        'This is no whole token of a registry: look whether it was cut off.',
      );
    request.identity = await findIdentity(pool, token);
    if (!request.identity)
      throw new Problem(401, 'wrong-token', 'This token is unknown, has expired or was revoked.');
  };
}

/** @throws Problem 403 where the request's token does not hold the action on the remote; `*` asks for every remote. */
export function requireRight(request: FastifyRequest, action: Action, remote: string): Identity {
  const { identity } = request;
  if (!identity) throw new Problem(401, 'no-token', 'Send a token of this registry as a bearer token.');
  if (!allows(identity.scopes, action, remote))
    throw new Problem(
      403,
      'not-allowed',
      `${identity.name} may not ${action} ${remote === '*' ? 'every remote' : remote}; an administrator gives that right with a new token.`,
    );
  return identity;
}

/** Whether the token reads anything at all: what is live is known to all who release, not only for their own remote. */
export function requireReader(request: FastifyRequest): Identity {
  const { identity } = request;
  if (!identity || identity.scopes.length === 0)
    throw new Problem(403, 'not-allowed', 'This token may not read the registry.');
  return identity;
}
