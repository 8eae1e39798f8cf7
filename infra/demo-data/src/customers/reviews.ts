import type { DemoItem } from '../catalogue/items.ts';
import { seeded } from '../random.ts';
import type { Random } from '../random.ts';
import { comments } from './comments.ts';
import { reviewerIds } from './customers.ts';

const HOUR = 3_600_000;
/** Further items have no reviews; they only make the catalogue large. */
const REVIEWED_ITEMS = 5000;
/** Grocery's best-reviewed items are in these categories, so that the tabs are the specified ones (HOM-2, HOM-12). */
const groceryTabs = ['beauty', 'bread-juice', 'drinks', 'milks'];
const FAVOURITES = 3;
/** How many reviews those have, and the most that another item has: they lead the list, whatever its length. */
const REVIEWS_OF_FAVOURITES = [52, 60] as const;
const MAX_REVIEWS = 50;
/** The lowest and the highest average of an item. */
const AVERAGES = [3.9, 4.9] as const;

/** The first items of each tab in each zone, which most authors have reviewed. */
function favourites(items: readonly DemoItem[]): Set<DemoItem> {
  const ofTabs = items.filter(
    ({ product, store }) => groceryTabs.includes(product.category) && !store.inactive,
  );
  const found = new Map<string, DemoItem[]>();
  for (const item of ofTabs) {
    const group = `${item.store.zone}-${item.product.category}`;
    const sofar = found.get(group) ?? [];
    if (sofar.length < FAVOURITES && item.row.stock !== 0) found.set(group, [...sofar, item]);
  }
  return new Set([...found.values()].flat());
}

/** Most items have five reviews and more, some of them many, or none; few have fewer, since they are new. */
function reviewCount({ store }: DemoItem, random: Random): number {
  if (!random.chance(0.62)) return 0;
  if (random.chance(0.05)) return random.whole(1, 4);
  const popularity = seeded(`popularity-${store.slug}`).next();
  const times = 10 ** (random.next() ** (12 - 6 * popularity));
  return Math.min(MAX_REVIEWS, Math.floor(random.whole(5, 9) * times));
}

/** Stars whose average is near what the store is known for. */
function starsOf({ store }: DemoItem, count: number, random: Random): number[] {
  const known = 4.15 + seeded(`quality-${store.slug}`).next() * 0.6;
  const [lowest, highest] = AVERAGES;
  const sum = Math.round(count * (known + (random.next() - 0.5) * 0.5));
  let lost = 5 * count - Math.min(Math.floor(count * highest), Math.max(Math.ceil(count * lowest), sum));
  const stars = Array.from({ length: count }, () => 5);
  while (lost > 0) {
    const index = random.whole(0, count - 1);
    const before = stars[index] ?? 5;
    const after = Math.max(before - random.whole(1, Math.min(2, lost)), 2);
    stars[index] = after;
    lost -= before - after;
  }
  return stars;
}

/** Creates reviews, and adds their sums to the items' rows. */
export function reviewRows(items: readonly DemoItem[], now: Date) {
  const loved = favourites(items);
  let id = 0;
  return items.slice(0, REVIEWED_ITEMS).flatMap((item) => {
    const random = seeded(`reviews-${item.row.slug}`);
    const count = loved.has(item) ? random.whole(...REVIEWS_OF_FAVOURITES) : reviewCount(item, random);
    const authors = random.shuffled(reviewerIds);
    return starsOf(item, count, random).map((rating, index) => {
      id += 1;
      item.row.rating_sum += rating;
      item.row.rating_count += 1;
      return {
        id,
        item_id: item.row.id,
        customer_id: authors[index],
        rating,
        comment: random.chance(0.7) ? random.pick(comments(item.product.module, rating)) : '',
        created_at: new Date(now.getTime() - random.whole(2, 24 * 180) * HOUR).toISOString(),
      };
    });
  });
}
