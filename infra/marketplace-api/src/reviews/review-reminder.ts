import type { ReviewReminder } from '@souk/contracts/api';
import { sql } from 'kysely';
import { pictureUrl } from '../entities/pictures.ts';
import { readSettings } from '../entities/settings.ts';
import { notFound } from '../http/problem.ts';
import { row, type Queryable } from '../sql.ts';
import { isLeftToReview } from './order-reviews.ts';

const DAY_MS = 24 * 3_600_000;

const NONE: ReviewReminder = { order_id: null, images: [] };

/**
 * The order that a customer is asked to review: their latest delivered one, unless they reviewed a part of it, dismissed the
 * prompt, or it is too old. Earlier orders are not asked about (REV-1, REV-2, REV-5).
 */
export async function reviewReminder(
  db: Queryable,
  customerId: number,
  { mediaUrl, now }: { mediaUrl: string; now: Date },
): Promise<ReviewReminder> {
  const { review_reminder_days } = await readSettings(db);
  const since = new Date(now.getTime() - review_reminder_days * DAY_MS);
  const order = await row<{ id: number; images: string[] }>(
    db,
    sql`select o.id, coalesce((select array_agg(image order by position) from (
            select min(coalesce(l.image, i.image)) as image, min(l.id) as position
            from marketplace.order_items l join marketplace.items i on i.id = l.item_id
            where l.order_id = o.id group by l.item_id) pictured), '{}') as images
        from (select * from marketplace.orders where customer_id = ${customerId} and status = 'delivered'
              order by status_at desc, id desc limit 1) o
        left join marketplace.stores s on s.id = o.store_id
        where o.status_at >= ${since} and o.review_dismissed_at is null and s.has_review_plan is not false
          and ${isLeftToReview}
          and not exists (select 1 from marketplace.reviews r where r.order_id = o.id)`,
  );
  if (!order) return NONE;
  return { order_id: order.id, images: order.images.map((image) => pictureUrl(mediaUrl, image)) };
}

/** Dismisses the prompt for this order (REV-2). @throws Problem 404 for an order of somebody else. */
export async function cancelReminder(
  db: Queryable,
  { orderId, customerId, now }: { orderId: number; customerId: number; now: Date },
): Promise<void> {
  const own = await row(
    db,
    sql<object>`update marketplace.orders set review_dismissed_at = coalesce(review_dismissed_at, ${now})
        where id = ${orderId} and customer_id = ${customerId} returning 1 as one`,
  );
  if (!own) throw notFound('order');
}
