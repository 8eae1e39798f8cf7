import { sql, type RawBuilder } from 'kysely';
import { slice, type PageQuery } from '../entities/item-list.ts';
import type { LocalizedText } from '../entities/localized-text.ts';
import type { Portrait } from '../entities/portrait.ts';
import { rows, type Queryable } from '../sql.ts';
import { formatReviewCursor, parseReviewCursor, type ReviewCursor } from './review-cursor.ts';
import { reviewPictureIds } from './review-pictures.ts';

export interface ReviewRow extends Portrait {
  id: number;
  rating: number;
  comment: string;
  created_at: Date;
  micros: number;
  f_name: string | null;
  l_name: string | null;
  item_name: LocalizedText;
  pictures: string[];
}

/** A condition on the reviews `r` of items. */
type Condition = RawBuilder<unknown>;

/** The number of reviews per star, from one to five. */
async function countRatings(db: Queryable, where: Condition): Promise<number[]> {
  const counts = await rows<{ rating: number; count: number }>(
    db,
    sql`select r.rating, count(*)::integer as count from marketplace.reviews r
        where ${where} group by r.rating`,
  );
  return [1, 2, 3, 4, 5].map((stars) => counts.find(({ rating }) => rating === stars)?.count ?? 0);
}

/** Microseconds, as the database has them; a JavaScript date would round them. */
const rowsAfter = ({ micros, id }: ReviewCursor) => sql`and (r.created_at, r.id) <
  (timestamptz 'epoch' + ${micros}::double precision * interval '1 microsecond', ${id}::integer)`;

const readRows = (db: Queryable, where: Condition, page: PageQuery, cursor: ReviewCursor | null) =>
  rows<ReviewRow>(
    db,
    sql`select r.id, r.rating, r.comment, r.created_at, c.f_name, c.l_name, c.image, c.portrait_id, i.name as item_name,
          (extract(epoch from r.created_at) * 1000000)::double precision as micros, ${reviewPictureIds} as pictures
        from marketplace.reviews r join marketplace.items i on i.id = r.item_id
        left join marketplace.customers c on c.id = r.customer_id
        where ${where} ${cursor ? rowsAfter(cursor) : sql``}
        order by r.created_at desc, r.id desc ${slice(cursor ? { ...page, offset: 1 } : page)}`,
  );

/**
 * A page of reviews, latest first, with the ratings of all of them. What continues a page by its cursor costs as much as the
 * first, and does not count again.
 */
export async function reviewPage(
  db: Queryable,
  where: Condition,
  { after, ...page }: PageQuery & { after?: string },
) {
  const { limit = 10, offset = 1 } = page;
  const cursor = after === undefined ? null : parseReviewCursor(after);
  const [ratingCounts, found] = await Promise.all([
    cursor?.ratingCounts ?? countRatings(db, where),
    readRows(db, where, page, cursor),
  ]);
  const last = found.length === limit ? found.at(-1) : undefined;
  return {
    found,
    rating_counts: ratingCounts,
    total_size: ratingCounts.reduce((sum, count) => sum + count, 0),
    next: last ? formatReviewCursor({ ...last, ratingCounts }) : null,
    limit,
    offset,
  };
}
