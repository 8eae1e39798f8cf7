import Type from 'typebox';
import { call } from './call.ts';
import { Id, Nullable, PageFacts, Paging, SlugOrId } from './shapes.ts';

export const Review = Type.Object({
  id: Id(),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  comment: Type.String(),
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
});
export type ItemReviews = Type.Static<typeof ItemReviews>;

/** STR-4: what customers say of a store's items, each with the item that it is about. */
export const StoreReviews = Type.Object({
  ...ItemReviews.properties,
  reviews: Type.Array(Type.Object({ ...Review.properties, item_name: Type.String() })),
});
export type StoreReviews = Type.Static<typeof StoreReviews>;

export const reviewCalls = {
  itemReviews: call({
    method: 'GET',
    path: '/api/v1/items/reviews/:id',
    summary: 'What customers say of an item, latest first (POP-26, REV-4)',
    params: Type.Object({ id: SlugOrId() }),
    query: Type.Object(Paging),
    response: ItemReviews,
  }),
  storeReviews: call({
    method: 'GET',
    path: '/api/v1/stores/reviews',
    summary: "What customers say of a store's items, latest first (STR-4)",
    query: Type.Object({ ...Paging, store_id: Id() }),
    response: StoreReviews,
  }),
};
