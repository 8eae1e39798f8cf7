import { createHash } from 'node:crypto';
import { HEADERS } from '@souk/contracts';
import type { PlacedOrder } from '@souk/contracts/api';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { attemptOf, type Attempt } from '../cart/idempotency.ts';
import type { Context } from '../context.ts';
import { invalid } from '../http/problem.ts';
import type { Visitor } from '../http/visitor.ts';
import { openPayment } from '../payments/payment-store.ts';
import { row, type Queryable } from '../sql.ts';
import { translate, type Language } from '../texts/translate.ts';

/**
 * The attempt of a request to place an order.
 * @param pictures uploaded with the request, as part of its content
 * @throws Problem without an Idempotency-Key (API-14).
 */
export function requireAttempt(
  request: FastifyRequest,
  visitor: Visitor,
  pictures: readonly Buffer[] = [],
): Attempt {
  const attempt = attemptOf(request, visitor);
  if (!attempt) throw invalid(HEADERS.idempotency, 'header.missing', { header: HEADERS.idempotency });
  if (pictures.length === 0) return attempt;
  const hash = createHash('sha256').update(attempt.hash);
  for (const bytes of pictures) hash.update(createHash('sha256').update(bytes).digest());
  return { ...attempt, hash: hash.digest() };
}

/**
 * Begins an attempt in the order's transaction; false where it placed an order before. Of two concurrent ones the second waits
 * for the first; a failed one may be repeated.
 */
export async function beginAttempt(
  db: Queryable,
  { owner, key, hash }: Attempt,
  now: Date,
): Promise<boolean> {
  const mine = await row(
    db,
    sql<object>`insert into marketplace.order_attempts (owner, key, request_hash, created_at)
                values (${owner}, ${key}, ${hash}, ${now}) on conflict do nothing returning 1 as made`,
  );
  return mine !== null;
}

export async function endAttempt(db: Queryable, { owner, key }: Attempt, orderId: number): Promise<void> {
  await row(
    db,
    sql<object>`update marketplace.order_attempts set order_id = ${orderId} where owner = ${owner} and key = ${key}`,
  );
}

/** The order that an attempt placed, or null. @throws Problem when its key was used for another request. */
export async function orderOfAttempt(db: Queryable, { owner, key, hash }: Attempt): Promise<number | null> {
  const before = await row<{ order_id: number; same: boolean }>(
    db,
    sql`select order_id, request_hash = ${hash} as same from marketplace.order_attempts where owner = ${owner} and key = ${key}`,
  );
  if (before && !before.same) throw invalid(HEADERS.idempotency, 'header.reused');
  return before?.order_id ?? null;
}

/** The response to the request that placed this order, and to its repeats. */
export async function placedAnswer(
  { pool, payments }: Context,
  orderId: number,
  language: Language,
): Promise<PlacedOrder> {
  const order = await row<{ total: number; payment_method: string; payment_status: string; status: string }>(
    pool,
    sql`select total, payment_method, payment_status, status from marketplace.orders where id = ${orderId}`,
  );
  if (!order) throw new Error(`placedAnswer: order ${orderId} not found`);
  const isPayable =
    order.payment_method === 'digital_payment' &&
    order.payment_status === 'unpaid' &&
    !['canceled', 'failed'].includes(order.status);
  return {
    message: translate(language, 'order.placed'),
    order_id: orderId,
    total_amount: order.total / 100,
    payment_status: order.payment_status === 'unpaid' ? 'unpaid' : 'paid',
    payment_url:
      isPayable && payments
        ? await payments.url(await openPayment(pool, { purpose: 'order', orderId }), language)
        : null,
  };
}
