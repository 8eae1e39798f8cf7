import { allows } from '@souk/contracts';
import type { Action } from '@souk/contracts';
import { Problem } from '@souk/http-server';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Pool } from 'pg';
import { isToken } from './tokens/token-format.ts';
import { findIdentity } from './tokens/tokens.ts';
import type { Identity } from './tokens/tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends the request; set for every route that is not open. */
    identity: Identity | null;
  }
  interface FastifyContextConfig {
    /** Answers without a token: health and the description of the API. */
    open?: boolean;
  }
}

/** Requires a valid token; each route checks its rights with `requireRight`. */
export function authenticate(pool: Pool): onRequestHookHandler {
  return async (request) => {
    if (request.routeOptions.config.open) return;
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!token)
      throw new Problem(
        401,
        'no-token',
        'A token is required. Send a token of this registry as a bearer token.',
      );
    if (!isToken(token))
      throw new Problem(401, 'wrong-token', 'The token is malformed. Check that it was copied completely.');
    request.identity = await findIdentity(pool, token);
    if (!request.identity)
      throw new Problem(401, 'wrong-token', 'The token is unknown, expired or revoked. Create a new one.');
  };
}

/** @throws Problem 403 if the request's token lacks the right on the remote; `*` stands for every remote. */
export function requireRight(request: FastifyRequest, action: Action, remote: string): Identity {
  const { identity } = request;
  if (!identity)
    throw new Problem(
      401,
      'no-token',
      'A token is required. Send a token of this registry as a bearer token.',
    );
  if (!allows(identity.scopes, action, remote))
    throw new Problem(
      403,
      'not-allowed',
      `${identity.name} may not ${action} ${remote === '*' ? 'every remote' : remote}. An administrator can create a token with that right.`,
    );
  return identity;
}

/** Requires the right to read any remote: channel state is visible to every team, not only for its own remote. */
export function requireReader(request: FastifyRequest): Identity {
  const { identity } = request;
  if (!identity || identity.scopes.length === 0)
    throw new Problem(
      403,
      'not-allowed',
      'This token may not read the registry. An administrator can create one with the right "read".',
    );
  return identity;
}
