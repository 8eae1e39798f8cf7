import { isWithinWindow, unitGroups } from '@souk/contracts';
import { MAX_QUANTITY, type BillLine, type LineProblem } from '@souk/contracts/api';
import { priceOf, type Line } from '../cart/cart-line.ts';
import { isSameChoice, isStillOffered, stockOf, wireChosen } from '../cart/chosen.ts';
import { flag } from '../entities/flag.ts';
import { pricingOf, type Reader } from '../entities/item.ts';
import type { ItemRow } from '../entities/item-row.ts';
import { pictureUrl } from '../entities/pictures.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { lineCents, type CountedLine } from './bill.ts';

/** A line with its current price, in cents, and why it cannot be ordered. */
export interface PricedLine extends CountedLine {
  line: Line;
  add_ons: { id: number; name: LocalizedText; price: number; quantity: number }[];
  flashSaleItemId: number | null;
  stock: number | null;
  problem: LineProblem | null;
}

/** Whether an item is sold at a local time, HH:mm. */
export function isSoldAt({ available_from, available_to }: ItemRow, time: string): boolean {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return isWithinWindow(
    available_from.slice(0, 5),
    available_to.slice(0, 5),
    new Date(2000, 0, 1, hours, minutes),
  );
}

/**
 * Prices lines as they are now. A flash sale's price applies to the units left in it; further units become a line of
 * their own. `ignoreHours`: the order is or can be scheduled, so an item's daily hours are no problem.
 */
export function pricedLines(lines: readonly Line[], ignoreHours: boolean): PricedLine[] {
  const groups = unitGroups(
    lines.map(({ item, chosen, quantity }) => ({
      price: priceOf(item, chosen) / 100,
      quantity,
      item: pricingOf(item),
    })),
  );
  return lines.flatMap((line, at) => {
    const { item } = line;
    const facts = {
      line,
      price: priceOf(item, line.chosen),
      stock: stockLeft(line),
      problem: problemOf(line, lines, ignoreHours),
    };
    const add_ons = line.add_ons.flatMap(({ id, quantity }) => {
      const addOn = item.add_ons.find((candidate) => candidate.id === id);
      return addOn ? [{ id, name: addOn.name, price: addOn.price, quantity }] : [];
    });
    return (groups[at] ?? []).map(({ quantity, discount, isSale }, part) => ({
      ...facts,
      quantity,
      discount: Math.round(discount * 100),
      flashSaleItemId: isSale ? (item.flash?.id ?? null) : null,
      add_ons: part === 0 ? add_ons : [],
    }));
  });
}

/** The stock of a choice. A campaign takes from the item's stock too, so a combination may have less than its own count. */
function stockLeft({ item, chosen }: Line): number | null {
  const ofChoice = stockOf(item, chosen);
  return ofChoice === null || item.stock === null ? ofChoice : Math.min(ofChoice, item.stock);
}

function problemOf(line: Line, lines: readonly Line[], ignoreHours: boolean): LineProblem | null {
  const { item, chosen } = line;
  const isEnded = line.campaign_item_id !== null && item.campaign === null;
  if (!item.active || isEnded || !isStillOffered(item, chosen)) return 'not_available';
  if (!ignoreHours && !isSoldAt(item, item.city_time)) return 'not_available';
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

/** A line as the API returns it. */
export function billLineOf(priced: PricedLine, { language, mediaUrl }: Reader): BillLine {
  const { line, price } = priced;
  const { item } = line;
  return {
    cart_id: line.id || null,
    item_id: line.campaign_item_id ?? line.item_id,
    item_type: line.campaign_item_id === null ? 'Item' : 'ItemCampaign',
    name: textIn(language, item.name),
    slug: item.slug,
    image_full_url: pictureUrl(mediaUrl, item.image),
    quantity: priced.quantity,
    variation: wireChosen(item, line.chosen, language),
    price: price / 100,
    previous_price: line.id === 0 || line.seen_price === price ? null : line.seen_price / 100,
    discount: priced.discount / 100,
    add_ons: priced.add_ons.map(({ id, name, price: each, quantity }) => ({
      id,
      name: textIn(language, name),
      price: each / 100,
      quantity,
    })),
    note: line.note,
    total: lineCents(priced) / 100,
    is_prescription_required: flag(item.prescription),
    stock: priced.stock,
    problem: priced.problem,
  };
}
