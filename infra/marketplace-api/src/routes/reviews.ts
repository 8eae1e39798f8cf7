import { reviewCalls, reviewPicture, type Review } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { portraitUrl, type PortraitAddresses } from '../entities/portrait.ts';
import { idBySlugOrId } from '../entities/slug-or-id.ts';
import { textIn } from '../entities/localized-text.ts';
import { notFound } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { ownOrder } from '../orders/order-row.ts';
import { reviewsOfOrder } from '../reviews/order-reviews.ts';
import { reviewPage, type ReviewRow } from '../reviews/review-page.ts';
import { reviewPictureContent, reviewPictureUrl } from '../reviews/review-pictures.ts';
import { cancelReminder, reviewReminder } from '../reviews/review-reminder.ts';
import { submitReview } from '../reviews/submit-review.ts';
import { translate } from '../texts/translate.ts';

/** First name and initial: nothing else about a customer is public. */
const publicName = ({ f_name, l_name }: ReviewRow): string =>
  [f_name ?? '', l_name ? `${[...l_name][0]}.` : ''].join(' ').trim();

const reviewOf = (row: ReviewRow, addresses: PortraitAddresses): Review => ({
  id: row.id,
  rating: row.rating,
  comment: row.comment,
  picture_full_urls: row.pictures.map(reviewPictureUrl),
  customer_name: publicName(row),
  customer_image_full_url: portraitUrl(row, addresses),
  created_at: row.created_at.toISOString(),
});

/** Reviews of items (POP-26, REV-4) and of everything that a store sells (STR-4), and writing them (REV-1 to REV-5). */
export function reviewRoutes(route: Route, context: Context): void {
  const { pool, mediaUrl, fileKey, now } = context;
  const addresses = () => ({ mediaUrl, fileKey, now: now() });

  route(reviewCalls.itemReviews, async ({ params, query }) => {
    const itemId = await idBySlugOrId(pool, 'item', params.id);
    if (itemId === null) throw notFound('item');
    const { found, ...page } = await reviewPage(pool, sql`r.item_id = ${itemId}`, query);
    return { reviews: found.map((review) => reviewOf(review, addresses())), ...page };
  });

  route(reviewCalls.storeReviews, async ({ query, requestContext }) => {
    if ((await idBySlugOrId(pool, 'store', String(query.store_id))) === null) throw notFound('store');
    const { found, ...page } = await reviewPage(pool, sql`r.store_id = ${query.store_id}`, query);
    const reviews = found.map((review) => ({
      ...reviewOf(review, addresses()),
      item_name: textIn(requestContext.language, review.item_name),
    }));
    return { reviews, ...page };
  });

  route(reviewPicture, async ({ params, reply }) => {
    const content = await reviewPictureContent(pool, params.id);
    if (!content) throw notFound('file');
    reply.headers({
      'content-type': 'image/webp',
      // Cached for a day at most, since it is deleted with its customer's account.
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    return content;
  });

  route(reviewCalls.orderReviews, async ({ visitor, requestContext: { language }, query }) =>
    reviewsOfOrder(pool, await ownOrder(pool, query.order_id, visitor), { language, mediaUrl }),
  );

  route(reviewCalls.submitReview, async ({ visitor, requestContext, body }) => {
    await submitReview(context, visitor, body);
    return { message: translate(requestContext.language, 'review.thanks') };
  });

  route(reviewCalls.reviewReminder, ({ visitor }) =>
    reviewReminder(pool, visitor.id, { mediaUrl, now: now() }),
  );

  route(reviewCalls.cancelReviewReminder, async ({ visitor, requestContext, body }) => {
    await cancelReminder(pool, { orderId: body.order_id, customerId: visitor.id, now: now() });
    return { message: translate(requestContext.language, 'review.dismissed') };
  });
}
