import type { OrderReviews, OwnReview } from '@souk/contracts';

/** A part of an order that is reviewed by itself: an item, or who delivered it. */
export interface ReviewSubject {
  kind: 'item' | 'delivery_man';
  id: number;
  name: string;
  image: string | null;
  review: OwnReview | null;
}

/** What the page lists: each item once, then who delivered the order; no items where the store's plan has no reviews (REV-3, REV-5). */
export function subjectsOf({ has_review_plan, items, delivery_man: man }: OrderReviews): ReviewSubject[] {
  const shown = items.filter(({ review }) => has_review_plan === 1 || review !== null);
  return [
    ...shown.map(({ image_full_url, ...item }) => ({
      ...item,
      kind: 'item' as const,
      image: image_full_url,
    })),
    ...(man
      ? [
          {
            kind: 'delivery_man' as const,
            id: man.id,
            name: man.name,
            image: man.image_full_url,
            review: man.review,
          },
        ]
      : []),
  ];
}
