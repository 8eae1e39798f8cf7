import { sql } from 'kysely';
import { invalid } from '../http/problem.ts';
import { row, rows, type Queryable } from '../sql.ts';

/** The ids of a review's pictures, in order; `r` is the review. */
export const reviewPictureIds = sql`coalesce((select array_agg(p.file_id order by p.position)
  from marketplace.review_pictures p where p.review_id = r.id), '{}')`;

/** Path prefix of review pictures, which are public. */
export const REVIEW_PICTURES = '/api/v1/reviews/pictures/';

export const reviewPictureUrl = (id: string): string => REVIEW_PICTURES + id;

/**
 * Publishes pictures that the customer uploaded for a review, together with it.
 * @throws Problem 422 at `files` for one of another customer or purpose, or one that belongs to a review already.
 */
export async function publishPictures(
  db: Queryable,
  { reviewId, customerId, files }: { reviewId: number; customerId: number; files: readonly string[] },
): Promise<void> {
  const requested = [...new Set(files)];
  if (requested.length === 0) return;
  const published = await rows(
    db,
    sql<object>`insert into marketplace.review_pictures (file_id, review_id, position)
        select f.id, ${reviewId}::integer, array_position(${requested}::text[], f.id) from marketplace.files f
        where f.id = any(${requested}::text[]) and f.purpose = 'review' and f.customer_id = ${customerId}
        on conflict do nothing returning 1 as one`,
  );
  if (published.length !== requested.length) throw invalid('files', 'files.unknown');
}

/** The content of a picture that belongs to a review; null for every other. */
export async function reviewPictureContent(db: Queryable, id: string): Promise<Buffer | null> {
  const found = await row<{ content: Buffer }>(
    db,
    sql`select f.content from marketplace.files f join marketplace.review_pictures p on p.file_id = f.id
        where f.id = ${id}`,
  );
  return found?.content ?? null;
}
