import type { ModuleType } from '../modules.ts';
import type { Random } from '../random.ts';

/** The smallest price, in cents. */
const MIN_PRICE = 100;

const nearest = (price: number, prices: readonly number[]): number =>
  prices.reduce((best, candidate) =>
    Math.abs(candidate - price) < Math.abs(best - price) ? candidate : best,
  );

/** Prices around one that end in these cents, repeated every `cycle` cents. */
function endingIn(endings: readonly number[], cycle: number, price: number): number {
  const start = Math.floor(price / cycle) * cycle;
  return nearest(
    price,
    [-cycle, 0, cycle].flatMap((shift) => endings.map((ending) => start + shift + ending)),
  );
}

/** Kitchens write whole and half dirhams, grocers anything up to .99, pharmacies quarters, shops whole dirhams that end in 5 or 9. */
const roundedAs: Record<ModuleType, (price: number) => number> = {
  food: (price) => endingIn([0], price < 2_000 ? 50 : price < 10_000 ? 100 : 500, price),
  grocery: (price) => endingIn([0, 25, 50, 75, 95, 99], 100, price),
  pharmacy: (price) => endingIn([0], price < 2_000 ? 25 : price < 10_000 ? 50 : 100, price),
  ecommerce: (price) =>
    price < 100_000 ? endingIn([500, 900], 1_000, price) : endingIn([4_900, 9_900], 10_000, price),
  parcel: (price) => price,
};

/** What is left of a price after so many percent ends in a quarter of a dirham. */
const leavesQuarters = (price: number, percent: number) => (price * (100 - percent)) % 2_500 === 0;

/**
 * A price as shops of this kind write it, in cents. Where the whole shop has a discount, the reduced price is one as
 * well.
 */
export function writtenPrice(module: ModuleType, price: number, shopDiscount: number): number {
  if (shopDiscount === 0) return Math.max(MIN_PRICE, roundedAs[module](price));
  const step =
    [25, 50, 75, 100, 125, 250, 500].find((candidate) => leavesQuarters(candidate, shopDiscount)) ?? 500;
  return Math.max(step, Math.round(price / step) * step);
}

/** One of these discounts that leaves a price as prices are written; an amount where no share does. */
export function writtenDiscount(price: number, percents: readonly number[], random: Random) {
  const fitting = percents.filter((percent) => leavesQuarters(price, percent));
  if (fitting.length > 0) return { discount: random.pick(fitting), discount_type: 'percent' };
  const share = random.pick(percents) / 100;
  // Prices that end in .95 or .99 end so afterwards as well.
  const step = price % 25 === 0 ? 50 : 100;
  return { discount: Math.max(step, Math.round((price * share) / step) * step), discount_type: 'amount' };
}
