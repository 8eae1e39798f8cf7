import type { DemoItem } from '../catalogue/items.ts';
import { seeded } from '../random.ts';
import { comments } from './comments.ts';
import { reviewerIds } from './customers.ts';

const HOUR = 3_600_000;
/** Further items have no reviews; they only make the catalogue large. */
const REVIEWED_ITEMS = 6000;
/** Grocery's best-reviewed items are in these categories, so that the tabs are the specified ones (HOM-2, HOM-12). */
const groceryTabs = ['beauty', 'bread-juice', 'drinks', 'milks'];
const FAVOURITES = 3;
const ratings = [5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 2, 1];

/** The first items of each tab in each zone, which all authors have reviewed. */
function favourites(items: readonly DemoItem[]): Set<DemoItem> {
  const ofTabs = items.filter(
    ({ product, store }) => groceryTabs.includes(product.category) && !store.options.has('inactive'),
  );
  const found = new Map<string, DemoItem[]>();
  for (const item of ofTabs) {
    const group = `${item.store.zone}-${item.product.category}`;
    const sofar = found.get(group) ?? [];
    if (sofar.length < FAVOURITES && item.row.stock !== 0) found.set(group, [...sofar, item]);
  }
  return new Set([...found.values()].flat());
}

function reviewCount({ product }: DemoItem, random: ReturnType<typeof seeded>): number {
  const inTabs = product.module !== 'grocery' || groceryTabs.includes(product.category);
  if (!random.chance(0.75)) return 0;
  return Math.ceil((inTabs ? 18 : 2) * random.next() ** 2);
}

/** Creates reviews, and adds their sums to the items' rows. */
export function reviewRows(items: readonly DemoItem[], now: Date) {
  const loved = favourites(items);
  let id = 0;
  return items.slice(0, REVIEWED_ITEMS).flatMap((item) => {
    const random = seeded(`reviews-${item.row.slug}`);
    const count = loved.has(item) ? reviewerIds.length : reviewCount(item, random);
    return random
      .shuffled(reviewerIds)
      .slice(0, count)
      .map((customer) => {
        id += 1;
        const rating = random.pick(ratings);
        item.row.rating_sum += rating;
        item.row.rating_count += 1;
        return {
          id,
          item_id: item.row.id,
          customer_id: customer,
          rating,
          comment: random.chance(0.7) ? random.pick(comments(item.product.module, rating)) : '',
          created_at: new Date(now.getTime() - random.whole(2, 24 * 180) * HOUR).toISOString(),
        };
      });
  });
}
