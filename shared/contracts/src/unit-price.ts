import type { Item, NetContent } from './api/index.ts';
import { discountedPrice, type Priced } from './pricing.ts';

/** What so much of an item costs: 100 g, 100 ml, or one piece. */
export interface UnitPrice {
  amount: number;
  per: number;
  unit: NetContent['unit'];
}

/** One measure for each unit, so that a small pack and a large one can be compared. */
const PER = { g: 100, ml: 100, piece: 1 } as const;

/**
 * The price per unit, by the price after its discount; null where the amount is unknown, where the price already is
 * that of one unit, and where choices change it.
 */
export function unitPriceOf(
  item: Priced & Pick<Item, 'net_content' | 'variations' | 'food_variations'>,
): UnitPrice | null {
  const { net_content: content } = item;
  if (!content || content.amount <= 0) return null;
  if (item.variations.length > 0 || item.food_variations.length > 0) return null;
  const per = PER[content.unit];
  if (content.amount === per) return null;
  const amount = Math.round((discountedPrice(item) * 100 * per) / content.amount) / 100;
  return { amount, per, unit: content.unit };
}
