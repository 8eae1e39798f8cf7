import type { SubmitReviewBody } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { createProblem, invalid, notFound } from '../http/problem.ts';
import type { Customer } from '../http/visitor.ts';
import { isOwner, lockOrder, type OrderRow } from '../orders/order-row.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { hasReviewPlan } from './order-reviews.ts';
import { publishPictures } from './review-pictures.ts';

/** What is reviewed: an item, or the delivery person. */
interface Subject {
  itemId: number | null;
  deliveryManId: number | null;
}

/**
 * Stores a customer's review of a part of a delivered order, once, and updates the ratings (REV-3). A repeat of the same review,
 * as after a lost response, changes nothing.
 * @throws Problem 404 for an order of somebody else or something that is not in it, 403 before delivery and where the store's plan has no
 * reviews (REV-5), 409 where another review exists, 422 for pictures that are not the customer's.
 */
export function submitReview(
  { pool, now }: Pick<Context, 'pool' | 'now'>,
  customer: Customer,
  { order_id, item_id, delivery_man_id, rating, comment = '', files = [] }: SubmitReviewBody,
): Promise<void> {
  if ((item_id === undefined) === (delivery_man_id === undefined)) throw invalid('item_id', 'review.subject');
  const subject = { itemId: item_id ?? null, deliveryManId: delivery_man_id ?? null };
  return transaction(pool, async (client) => {
    const order = await lockOrder(client, order_id);
    if (!isOwner(order, customer)) throw notFound('order');
    await refuseSubject(client, order, subject);
    const words = comment.trim();
    const made = await row<{ id: number }>(
      client,
      sql`insert into marketplace.reviews (order_id, item_id, delivery_man_id, customer_id, rating, comment, created_at)
          values (${order.id}, ${subject.itemId}, ${subject.deliveryManId}, ${customer.id}, ${rating}, ${words}, ${now()})
          on conflict do nothing returning id`,
    );
    if (!made) return refuseOtherReview(client, order.id, subject, { rating, words });
    await publishPictures(client, { reviewId: made.id, customerId: customer.id, files });
    await countRating(client, subject, rating);
  });
}

async function refuseSubject(db: Queryable, order: OrderRow, { itemId, deliveryManId }: Subject) {
  if (order.status !== 'delivered') throw createProblem(403, 'review', 'review.not_delivered');
  if (itemId === null) {
    if (order.delivery_man_id !== deliveryManId) throw notFound('delivery_man');
    return;
  }
  const bought = sql<object>`select 1 as one from marketplace.order_items
    where order_id = ${order.id} and item_id = ${itemId} limit 1`;
  if (!(await row(db, bought))) throw notFound('item');
  if (!(await hasReviewPlan(db, order.store_id))) throw createProblem(403, 'review', 'review.no_plan');
}

async function refuseOtherReview(
  db: Queryable,
  orderId: number,
  { itemId, deliveryManId }: Subject,
  { rating, words }: { rating: number; words: string },
): Promise<void> {
  const same = await row(
    db,
    sql<object>`select 1 as one from marketplace.reviews where order_id = ${orderId}
        and item_id is not distinct from ${itemId}::integer and delivery_man_id is not distinct from ${deliveryManId}::integer
        and rating = ${rating} and comment = ${words}`,
  );
  if (!same) throw createProblem(409, 'review', 'review.written');
}

/** Updates sums and counts with each review, in its transaction, the item before its store to avoid deadlocks. */
async function countRating(db: Queryable, { itemId, deliveryManId }: Subject, rating: number): Promise<void> {
  const more = sql`rating_sum = rating_sum + ${rating}, rating_count = rating_count + 1`;
  if (itemId === null) {
    await rows(db, sql<object>`update marketplace.delivery_men set ${more} where id = ${deliveryManId}`);
    return;
  }
  const item = await row<{ store_id: number }>(
    db,
    sql`update marketplace.items set ${more} where id = ${itemId} returning store_id`,
  );
  await rows(db, sql<object>`update marketplace.stores set ${more} where id = ${item?.store_id}`);
}
