import type { OrderSummary } from '@souk/contracts/api';
import { sql, type RawBuilder } from 'kysely';
import { flag } from '../entities/flag.ts';
import type { Reader } from '../entities/item.ts';
import { pictureUrl } from '../entities/pictures.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { isLeftToReview } from '../reviews/order-reviews.ts';
import { rows, type Queryable } from '../sql.ts';
import type { OrderRow } from './order-row.ts';
import { PAST } from './order-steps.ts';

/** An order with the facts that lists show. */
export interface ListedOrder extends OrderRow {
  module_type: string;
  store: { id: number; slug: string; name: LocalizedText; logo: string } | null;
  items_count: number;
  can_review: boolean;
}

/** Orders that match a condition on the order `o`, latest first. */
export const listedOrders = (db: Queryable, condition: RawBuilder<unknown>): Promise<ListedOrder[]> =>
  rows<ListedOrder>(
    db,
    sql`select o.*, m.module_type,
          case when s.id is not null then jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'logo', s.logo) end as store,
          (select coalesce(sum(quantity), 0)::integer from marketplace.order_items where order_id = o.id) as items_count, ${isLeftToReview} as can_review
        from marketplace.orders o join marketplace.modules m on m.id = o.module_id
        left join marketplace.stores s on s.id = o.store_id
        where ${condition}`,
  );

/** A page of a customer's orders: running or past ones (ORD-1). */
export async function orderPage(
  db: Queryable,
  customerId: number,
  which: 'running' | 'past',
  { limit = 10, offset = 1 }: { limit?: number; offset?: number },
  reader: Reader,
) {
  const isPast = sql`status = any(${[...PAST]}::text[])`;
  const isWanted = sql`customer_id = ${customerId} and ${which === 'past' ? isPast : sql`not ${isPast}`}`;
  const [count] = await rows<{ total: number }>(
    db,
    sql`select count(*)::integer as total from marketplace.orders where ${isWanted}`,
  );
  const page = await listedOrders(
    db,
    sql`o.id in (select id from marketplace.orders where ${isWanted}
                 order by created_at desc, id desc limit ${limit} offset ${(offset - 1) * limit})
        order by o.created_at desc, o.id desc`,
  );
  return {
    orders: page.map((order) => summaryOf(order, reader)),
    total_size: count?.total ?? 0,
    limit,
    offset,
  };
}

export function summaryOf(order: ListedOrder, { language, mediaUrl }: Reader): OrderSummary {
  const { store } = order;
  return {
    id: order.id,
    order_type: order.order_type,
    order_status: order.status,
    module_id: order.module_id,
    module_type: order.module_type,
    store: store && {
      id: store.id,
      slug: store.slug,
      name: textIn(language, store.name),
      logo_full_url: pictureUrl(mediaUrl, store.logo),
    },
    order_amount: order.total / 100,
    payment_method: order.payment_method,
    payment_status: order.payment_status,
    items_count: order.items_count,
    created_at: order.created_at.toISOString(),
    schedule_at: order.schedule_at?.toISOString() ?? null,
    can_review: flag(order.can_review),
  };
}
