import { createHash } from 'node:crypto';
import { HEADERS } from '@souk/contracts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { invalid } from '../http/problem.ts';
import type { Visitor } from '../http/visitor.ts';
import { row, rows, type Queryable } from '../sql.ts';

/** How long a key is remembered, in milliseconds. Storefronts repeat a request for up to an hour. */
export const KEY_LIFETIME_MS = 24 * 3600 * 1000;

/** A request identified by its Idempotency-Key: its owner, and a hash of its content. */
export interface Attempt {
  owner: string;
  key: string;
  hash: Buffer;
}

/** The attempt of a request; null without a key. @throws Problem for a malformed key. */
export function attemptOf(request: FastifyRequest, visitor: Visitor): Attempt | null {
  const key = request.headers[HEADERS.idempotency.toLowerCase()];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw invalid(HEADERS.idempotency, 'header.idempotency');
  const owner =
    visitor.kind === 'customer' ? `customer:${visitor.id}` : `guest:${visitor.hash.toString('hex')}`;
  const content = JSON.stringify([
    request.url,
    request.headers[HEADERS.module.toLowerCase()] ?? null,
    request.body,
  ]);
  return { owner, key, hash: createHash('sha256').update(content).digest() };
}

/**
 * Whether this request was handled before under its Idempotency-Key (API-14). Runs in the request's transaction: a request
 * that failed may be repeated, and of two concurrent ones the second waits for the first.
 * @throws Problem when the key was used for another request.
 */
export async function isRepeated(
  db: Queryable,
  request: FastifyRequest,
  visitor: Visitor,
  now: Date,
): Promise<boolean> {
  const attempt = attemptOf(request, visitor);
  if (!attempt) return false;
  const { owner, key, hash } = attempt;
  await rows(
    db,
    sql<object>`delete from marketplace.idempotency_keys
                where owner = ${owner} and created_at < ${new Date(now.getTime() - KEY_LIFETIME_MS)}`,
  );
  const mine = await row(
    db,
    sql<object>`insert into marketplace.idempotency_keys (owner, key, request_hash, created_at)
                values (${owner}, ${key}, ${hash}, ${now}) on conflict do nothing returning 1 as made`,
  );
  if (mine) return false;
  const before = await row<{ same: boolean }>(
    db,
    sql`select request_hash = ${hash} as same from marketplace.idempotency_keys where owner = ${owner} and key = ${key}`,
  );
  if (!before?.same) throw invalid(HEADERS.idempotency, 'header.reused');
  return true;
}
