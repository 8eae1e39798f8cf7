import { HEADERS } from '@souk/contracts';
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { hashOf } from '../session/secret.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { createProblem } from './problem.ts';

/** The caller: an account by its token, or a guest by an unguessable id (SES-1). */
export type Visitor = { kind: 'customer'; id: number; tokenHash: Buffer } | { kind: 'guest'; hash: Buffer };
export type Customer = Extract<Visitor, { kind: 'customer' }>;

/** How often a session's last use is updated: an update per request would be too expensive. */
const SESSION_USE_INTERVAL_MS = 10 * 60_000;
const GUEST_HEADER = HEADERS.guest.toLowerCase();

/** @throws Problem 401 without a valid token. */
export async function customerOf(request: FastifyRequest, database: Queryable, now: Date): Promise<Customer> {
  const header = request.headers.authorization ?? '';
  const token = /^Bearer ([\w-]{1,200})$/i.exec(header)?.[1];
  if (!token) throw createProblem(401, 'token', header === '' ? 'session.token' : 'session.expired');
  const tokenHash = hashOf(token);
  const session = await row<{ customer_id: number; is_noted: boolean | null }>(
    database,
    sql`select customer_id, last_used_at > ${new Date(now.getTime() - SESSION_USE_INTERVAL_MS)} as is_noted from marketplace.sessions
        where token_hash = ${tokenHash} and revoked_at is null and expires_at > ${now}`,
  );
  if (!session) throw createProblem(401, 'token', 'session.expired');
  if (!session.is_noted)
    await rows(
      database,
      sql<object>`update marketplace.sessions set last_used_at = ${now} where token_hash = ${tokenHash}`,
    );
  return { kind: 'customer', id: session.customer_id, tokenHash };
}

/** Whether the headers contain a token or guest id, valid or not. */
export const hasCredential = ({ headers }: FastifyRequest): boolean =>
  Boolean(headers.authorization) || Boolean(headers[GUEST_HEADER]);

/**
 * A hash of the token or guest id in the headers; null where there is none. It is not validated: inventing ids gains nothing,
 * since addresses are limited too.
 */
export function claimedCredential({ headers }: FastifyRequest): string | null {
  const name = headers.authorization ?? headers[GUEST_HEADER];
  return typeof name === 'string' && name !== '' ? hashOf(name).toString('hex') : null;
}

/** A token takes precedence over a guest id. @throws Problem 401 where neither is valid. */
export async function visitorOf(request: FastifyRequest, database: Queryable, now: Date): Promise<Visitor> {
  if (request.headers.authorization) return customerOf(request, database, now);
  const guestId = guestIdOf(request);
  if (!guestId) throw createProblem(401, 'guest_id', 'session.guest_missing');
  const hash = hashOf(guestId);
  const guest = await row(database, sql<object>`select 1 from marketplace.guests where id_hash = ${hash}`);
  if (!guest) throw createProblem(401, 'guest_id', 'session.guest');
  return { kind: 'guest', hash };
}

/**
 * The guest id of a request: in its header, its body or, for other clients, its query; null without one.
 * An invalid header is not replaced by body or query.
 */
export function guestIdOf({ headers, body, query }: FastifyRequest): string | null {
  const header = headers[GUEST_HEADER];
  if (typeof header === 'string' && header !== '') return header;
  return guestIdIn(body) ?? guestIdIn(query);
}

function guestIdIn(source: unknown): string | null {
  if (typeof source !== 'object' || source === null || !('guest_id' in source)) return null;
  return typeof source.guest_id === 'string' ? source.guest_id : null;
}
