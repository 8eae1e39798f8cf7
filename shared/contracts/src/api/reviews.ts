import Type from 'typebox';
import { MAX_REVIEW_LENGTH } from '../input-limits.ts';
import { call } from './call.ts';
import {
  After,
  Flag,
  Id,
  Message,
  Next,
  Nullable,
  PageFacts,
  Paging,
  SlugOrId,
  Strict,
  Text,
} from './shapes.ts';

const Stars = () => Type.Integer({ minimum: 1, maximum: 5 });

export const Review = Type.Object({
  id: Id(),
  rating: Stars(),
  comment: Type.String(),
  picture_full_urls: Type.Array(Type.String(), { description: 'For everybody to see' }),
  customer_name: Type.String({ description: 'First name and initial: no more is for others to read' }),
  customer_image_full_url: Nullable(Type.String()),
  created_at: Type.String(),
});
export type Review = Type.Static<typeof Review>;

export const ItemReviews = Type.Object({
  reviews: Type.Array(Review),
  /** How many gave each number of stars, from one to five. */
  rating_counts: Type.Array(Type.Integer(), { minItems: 5, maxItems: 5 }),
  ...PageFacts,
  next: Next(),
});
export type ItemReviews = Type.Static<typeof ItemReviews>;

/** What customers say of a store's items, each with the item that it is about (STR-4). */
export const StoreReviews = Type.Object({
  ...ItemReviews.properties,
  reviews: Type.Array(Type.Object({ ...Review.properties, item_name: Type.String() })),
});
export type StoreReviews = Type.Static<typeof StoreReviews>;

/** What a customer wrote of a part of an order. */
export const OwnReview = Type.Object({
  rating: Stars(),
  comment: Type.String(),
  picture_full_urls: Type.Array(Type.String()),
  created_at: Type.String(),
});
export type OwnReview = Type.Static<typeof OwnReview>;

/** What of a delivered order can be reviewed, and what its customer wrote already (REV-3). */
export const OrderReviews = Type.Object({
  order_id: Id(),
  /** Nothing can be reviewed before. */
  is_delivered: Flag(),
  /** Whether the plan of its store has reviews of items (REV-5). */
  has_review_plan: Flag(),
  items: Type.Array(
    Type.Object({
      id: Id(),
      name: Type.String(),
      image_full_url: Type.String(),
      review: Nullable(OwnReview),
    }),
  ),
  delivery_man: Nullable(
    Type.Object({
      id: Id(),
      name: Type.String(),
      image_full_url: Nullable(Type.String()),
      review: Nullable(OwnReview),
    }),
  ),
});
export type OrderReviews = Type.Static<typeof OrderReviews>;

/** The order that the customer is asked to review; null: none (REV-1, ENT-4). */
export const ReviewReminder = Type.Object({ order_id: Nullable(Id()), images: Type.Array(Type.String()) });
export type ReviewReminder = Type.Static<typeof ReviewReminder>;

/** A review of an item, or of who delivered the order: one of the two is named. */
export const SubmitReviewBody = Strict({
  order_id: Id(),
  item_id: Type.Optional(Id()),
  delivery_man_id: Type.Optional(Id()),
  rating: Stars(),
  comment: Type.Optional(Text(MAX_REVIEW_LENGTH)),
  files: Type.Optional(Type.Array(Text(64, 16), { maxItems: 3 })),
});
export type SubmitReviewBody = Type.Static<typeof SubmitReviewBody>;

export const reviewCalls = {
  itemReviews: call({
    method: 'GET',
    path: '/api/v1/items/reviews/:id',
    summary: 'What customers say of an item, latest first (POP-26, REV-4)',
    params: Type.Object({ id: SlugOrId() }),
    query: Type.Object({ ...Paging, after: After() }),
    response: ItemReviews,
  }),
  storeReviews: call({
    method: 'GET',
    path: '/api/v1/stores/reviews',
    summary: "What customers say of a store's items, latest first (STR-4)",
    query: Type.Object({ ...Paging, after: After(), store_id: Id() }),
    response: StoreReviews,
  }),
  orderReviews: call({
    method: 'GET',
    path: '/api/v1/customer/order/reviews',
    summary: 'What of a delivered order can be reviewed, and what was written already (REV-3)',
    needs: 'customer',
    query: Type.Object({ order_id: Id() }),
    response: OrderReviews,
  }),
  submitReview: call({
    method: 'POST',
    path: '/api/v1/items/reviews/submit',
    summary:
      'Reviews an item of a delivered order, or who delivered it, once each, with up to three pictures (REV-3, REV-5)',
    needs: 'customer',
    body: SubmitReviewBody,
    response: Message,
  }),
  reviewReminder: call({
    method: 'GET',
    path: '/api/v1/customer/review-reminder',
    summary: 'The order that the customer is asked to review, if any (REV-1)',
    needs: 'customer',
    response: ReviewReminder,
  }),
  cancelReviewReminder: call({
    method: 'POST',
    path: '/api/v1/customer/review-reminder/cancel',
    summary: 'Does not ask for a review of this order again (REV-2)',
    needs: 'customer',
    body: Strict({ order_id: Id() }),
    response: Message,
  }),
};

/** Read by `<img>`: a picture of a review, which everybody may see (REV-3). */
export const reviewPicture = call({
  method: 'GET',
  path: '/api/v1/reviews/pictures/:id',
  summary: 'A picture of a review, for everybody',
  params: Type.Object({ id: Text(64, 16) }),
  response: Type.Any(),
});
