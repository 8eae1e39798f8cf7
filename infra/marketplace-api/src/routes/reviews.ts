import { reviewCalls, type Review } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { slice } from '../entities/item-list.ts';
import { pictureUrlOrNull } from '../entities/pictures.ts';
import { idBySlugOrId } from '../entities/slug-or-id.ts';
import { notFound } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { rows } from '../sql.ts';

interface ReviewRow {
  id: number;
  rating: number;
  comment: string;
  created_at: Date;
  f_name: string | null;
  l_name: string | null;
  image: string | null;
}

/** First name and initial: no more of a customer is for others to read. */
const publicName = ({ f_name, l_name }: ReviewRow): string =>
  [f_name ?? '', l_name ? `${[...l_name][0]}.` : ''].join(' ').trim();

/** What customers say of items (POP-26, REV-4). */
export function reviewRoutes(route: Route, { pool, mediaUrl }: Context): void {
  route(reviewCalls.itemReviews, async ({ params, query }) => {
    const itemId = await idBySlugOrId(pool, 'item', params.id);
    if (itemId === null) throw notFound('item');
    const [counts, found] = await Promise.all([
      rows<{ rating: number; count: number }>(
        pool,
        sql`select rating, count(*)::integer as count from marketplace.reviews where item_id = ${itemId} group by rating`,
      ),
      rows<ReviewRow>(
        pool,
        sql`select r.id, r.rating, r.comment, r.created_at, c.f_name, c.l_name, c.image
            from marketplace.reviews r left join marketplace.customers c on c.id = r.customer_id
            where r.item_id = ${itemId} order by r.created_at desc, r.id desc ${slice(query)}`,
      ),
    ]);
    const rating_counts = [1, 2, 3, 4, 5].map(
      (stars) => counts.find(({ rating }) => rating === stars)?.count ?? 0,
    );
    return {
      reviews: found.map((review): Review => ({
        id: review.id,
        rating: review.rating,
        comment: review.comment,
        customer_name: publicName(review),
        customer_image_full_url: pictureUrlOrNull(mediaUrl, review.image),
        created_at: review.created_at.toISOString(),
      })),
      rating_counts,
      total_size: rating_counts.reduce((sum, count) => sum + count, 0),
      limit: query.limit ?? 10,
      offset: query.offset ?? 1,
    };
  });
}
