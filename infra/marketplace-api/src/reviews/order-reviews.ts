import type { OrderReviews, OwnReview } from '@souk/contracts/api';
import { sql } from 'kysely';
import { flag } from '../entities/flag.ts';
import type { Reader } from '../entities/item.ts';
import { pictureUrl, pictureUrlOrNull } from '../entities/pictures.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { reviewPictureIds, reviewPictureUrl } from './review-pictures.ts';

/** Whether a part of the order `o` can still be reviewed by its customer; `s` is its store, if it has one. */
export const isLeftToReview = sql`coalesce(o.customer_id is not null and o.status = 'delivered' and (
  (o.delivery_man_id is not null
    and not exists (select 1 from marketplace.reviews r where r.order_id = o.id and r.delivery_man_id = o.delivery_man_id))
  or (s.has_review_plan and exists (select 1 from marketplace.order_items line where line.order_id = o.id
    and not exists (select 1 from marketplace.reviews r where r.order_id = o.id and r.item_id = line.item_id)))), false)`;

/** Whether the plan of the order's store includes reviews; a parcel has no store (REV-5). */
export async function hasReviewPlan(db: Queryable, storeId: number | null): Promise<boolean> {
  const store = await row<{ has_review_plan: boolean }>(
    db,
    sql`select has_review_plan from marketplace.stores where id = ${storeId}`,
  );
  return store?.has_review_plan ?? true;
}

interface Written {
  rating: number | null;
  comment: string;
  created_at: Date;
  pictures: string[];
}

const written = sql`r.rating, r.comment, r.created_at, ${reviewPictureIds} as pictures`;

const ownReview = ({ rating, comment, created_at, pictures }: Written): OwnReview | null =>
  rating === null
    ? null
    : {
        rating,
        comment,
        picture_full_urls: pictures.map(reviewPictureUrl),
        created_at: created_at.toISOString(),
      };

/** The parts of a delivered order that can be reviewed, each item once, with the customer's reviews (REV-3). */
export async function reviewsOfOrder(
  db: Queryable,
  order: OrderRow,
  { language, mediaUrl }: Reader,
): Promise<OrderReviews> {
  const items = await rows<Written & { id: number; name: LocalizedText; image: string }>(
    db,
    sql`select line.item_id as id, line.name, line.image, ${written}
        from (select distinct on (l.item_id) l.item_id, l.id, coalesce(l.name, i.name) as name, coalesce(l.image, i.image) as image
              from marketplace.order_items l join marketplace.items i on i.id = l.item_id
              where l.order_id = ${order.id} order by l.item_id, l.id) line
        left join marketplace.reviews r on r.order_id = ${order.id} and r.item_id = line.item_id
        order by line.id`,
  );
  const man = await row<Written & { id: number; f_name: string; l_name: string; image: string | null }>(
    db,
    sql`select man.id, man.f_name, man.l_name, man.image, ${written} from marketplace.delivery_men man
        left join marketplace.reviews r on r.order_id = ${order.id} and r.delivery_man_id = man.id
        where man.id = ${order.delivery_man_id}`,
  );
  return {
    order_id: order.id,
    is_delivered: flag(order.status === 'delivered'),
    has_review_plan: flag(await hasReviewPlan(db, order.store_id)),
    items: items.map((item) => ({
      id: item.id,
      name: textIn(language, item.name),
      image_full_url: pictureUrl(mediaUrl, item.image),
      review: ownReview(item),
    })),
    delivery_man: man && {
      id: man.id,
      name: `${man.f_name} ${man.l_name}`.trim(),
      image_full_url: pictureUrlOrNull(mediaUrl, man.image),
      review: ownReview(man),
    },
  };
}
