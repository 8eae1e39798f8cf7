import { discountOf, isWithinWindow } from '@souk/contracts';
import { MAX_QUANTITY, type BillLine, type LineProblem } from '@souk/contracts/api';
import { priceOf, type Line } from '../cart/cart-line.ts';
import { isSameChoice, isStillOffered, stockOf, wireChosen } from '../cart/chosen.ts';
import { flag } from '../entities/flag.ts';
import type { Reader } from '../entities/item.ts';
import type { ItemRow } from '../entities/item-row.ts';
import { pictureUrl } from '../entities/pictures.ts';
import { wordsIn, type Words } from '../entities/words.ts';
import { lineCents, type CountedLine } from './bill.ts';

/** A line with what it costs now, in cents, and why it cannot be ordered. */
export interface PricedLine extends CountedLine {
  line: Line;
  add_ons: { id: number; name: Words; price: number; quantity: number }[];
  flashSaleItemId: number | null;
  stock: number | null;
  problem: LineProblem | null;
}

/** Whether an item is sold at a time of the city's day, HH:mm. */
export function isSoldAt({ available_from, available_to }: ItemRow, time: string): boolean {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return isWithinWindow(
    available_from.slice(0, 5),
    available_to.slice(0, 5),
    new Date(2000, 0, 1, hours, minutes),
  );
}

/**
 * Prices lines as they are now. Of a flash sale only so many units as it has left get its price; further ones become a line of
 * their own. `anyTime`: a time is chosen or can be, so what is not sold at this hour is no problem of the line.
 */
export function pricedLines(lines: readonly Line[], anyTime: boolean): PricedLine[] {
  const left = new Map(lines.flatMap(({ item: { flash } }) => (flash ? [[flash.id, flash.units_left]] : [])));
  return lines.flatMap((line) => {
    const { item, quantity } = line;
    const facts = {
      line,
      price: priceOf(item, line.chosen),
      stock: stockLeft(line),
      problem: problemOf(line, lines, anyTime),
    };
    const add_ons = line.add_ons.flatMap(({ id, quantity: count }) => {
      const addOn = item.add_ons.find((candidate) => candidate.id === id);
      return addOn ? [{ id, name: addOn.name, price: addOn.price, quantity: count }] : [];
    });
    const { flash } = item;
    const inSale = flash ? Math.min(quantity, Math.max(0, left.get(flash.id) ?? 0)) : 0;
    if (flash) left.set(flash.id, (left.get(flash.id) ?? 0) - inSale);
    const part = (count: number, of: Discounted, flashSaleItemId: number | null) =>
      count > 0
        ? [
            {
              ...facts,
              quantity: count,
              discount: unitDiscount(of, facts.price),
              flashSaleItemId,
              add_ons: [],
            },
          ]
        : [];
    const parts: PricedLine[] = [
      ...part(inSale, item, flash?.id ?? null),
      ...part(quantity - inSale, flash?.further ?? item, null),
    ];
    return parts.map((each, at) => (at === 0 ? { ...each, add_ons } : each));
  });
}

type Discounted = Pick<ItemRow, 'discount' | 'discount_type' | 'store_discount'>;

function unitDiscount(of: Discounted, price: number): number {
  const discount = of.discount_type === 'amount' ? of.discount / 100 : of.discount;
  return Math.round(discountOf({ ...of, discount, price: price / 100 }) * 100);
}

/** What is left of a choice: a campaign takes from the item too, so its combinations may have less than they say. */
function stockLeft({ item, chosen }: Line): number | null {
  const ofChoice = stockOf(item, chosen);
  return ofChoice === null || item.stock === null ? ofChoice : Math.min(ofChoice, item.stock);
}

function problemOf(line: Line, lines: readonly Line[], anyTime: boolean): LineProblem | null {
  const { item, chosen } = line;
  const isEnded = line.campaign_item_id !== null && item.campaign === null;
  if (!item.active || isEnded || !isStillOffered(item, chosen)) return 'not_available';
  if (!anyTime && !isSoldAt(item, item.city_time)) return 'not_available';
  const ofItem = lines.filter((other) => other.item_id === line.item_id);
  const count = (list: readonly Line[]) => list.reduce((sum, { quantity }) => sum + quantity, 0);
  const ofChoice = ofItem.filter((other) => isSameChoice(other.chosen, chosen));
  const stock = stockLeft(line);
  if (stock !== null && (count(ofChoice) > stock || count(ofItem) > (item.stock ?? Infinity)))
    return 'out_of_stock';
  return count(ofItem) > Math.min(MAX_QUANTITY, item.maximum_cart_quantity ?? MAX_QUANTITY)
    ? 'out_of_limits'
    : null;
}

/** A line as the wire has it. */
export function billLineOf(priced: PricedLine, { language, mediaUrl }: Reader): BillLine {
  const { line, price } = priced;
  const { item } = line;
  return {
    cart_id: line.id || null,
    item_id: line.campaign_item_id ?? line.item_id,
    item_type: line.campaign_item_id === null ? 'Item' : 'ItemCampaign',
    name: wordsIn(language, item.name),
    slug: item.slug,
    image_full_url: pictureUrl(mediaUrl, item.image),
    quantity: priced.quantity,
    variation: wireChosen(item, line.chosen, language),
    price: price / 100,
    previous_price: line.id === 0 || line.seen_price === price ? null : line.seen_price / 100,
    discount: priced.discount / 100,
    add_ons: priced.add_ons.map(({ id, name, price: each, quantity }) => ({
      id,
      name: wordsIn(language, name),
      price: each / 100,
      quantity,
    })),
    total: lineCents(priced) / 100,
    is_prescription_required: flag(item.prescription),
    stock: priced.stock,
    problem: priced.problem,
  };
}
