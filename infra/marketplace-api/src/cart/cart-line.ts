import { availabilityOf, unitPrice } from '@souk/contracts';
import type { CartLine } from '@souk/contracts/api';
import { sql } from 'kysely';
import { flag } from '../entities/flag.ts';
import { itemOf, type Reader } from '../entities/item.ts';
import { campaignItemRows, itemRows, type ItemRow } from '../entities/item-row.ts';
import { textIn } from '../entities/localized-text.ts';
import { rows, type Queryable } from '../sql.ts';
import { isStillOffered, stockOf, wireChosen, type Chosen } from './chosen.ts';

export interface AddOnChoice {
  id: number;
  quantity: number;
}

/** A cart line with its current item, at the campaign's price for a campaign item. */
export interface Line {
  id: number;
  item_id: number;
  campaign_item_id: number | null;
  quantity: number;
  chosen: Chosen[];
  add_ons: AddOnChoice[];
  /** What the customer writes to the store; empty: nothing. */
  note: string;
  seen_price: number;
  item: ItemRow;
}

/** The lines of a cart in the order in which they were added, with their items, in at most three queries. */
export async function linesOf(db: Queryable, cartId: number, now: Date): Promise<Line[]> {
  const found = await rows<Omit<Line, 'item'>>(
    db,
    sql`select id, item_id, campaign_item_id, quantity, chosen, add_ons, note, seen_price
        from marketplace.cart_lines where cart_id = ${cartId} order by id`,
  );
  const items = await itemRows(db, [...new Set(found.map(({ item_id }) => item_id))], now);
  const campaignIds = found.flatMap(({ campaign_item_id }) => campaign_item_id ?? []);
  const campaignItems = await campaignItemRows(db, [...new Set(campaignIds)], now);
  return found.flatMap((line) => {
    const own = campaignItems.find(
      ({ campaign }) => campaign !== null && campaign.id === line.campaign_item_id,
    );
    const item = own ?? items.find(({ id }) => id === line.item_id);
    return item ? [{ ...line, item }] : [];
  });
}

/** The current price of one unit with its options in cents: before discounts, without add-ons (CRT-20, AMB-33). */
export function priceOf(item: ItemRow, chosen: readonly Chosen[]): number {
  const reader: Reader = { language: 'en', mediaUrl: '' };
  if (!isStillOffered(item, chosen)) return item.price;
  return Math.round(unitPrice(itemOf(item, reader), wireChosen(item, chosen, 'en')) * 100);
}

/** Whether the item can be ordered now or scheduled for later (POP-6). The store's opening hours are checked at checkout, not here. */
export function isOrderable(item: ItemRow): boolean {
  const [hours = 0, minutes = 0] = item.city_time.split(':').map(Number);
  const atCity = new Date(2000, 0, 1, hours, minutes);
  const window = {
    available_time_starts: item.available_from.slice(0, 5),
    available_time_ends: item.available_to.slice(0, 5),
    schedule_order: item.schedule_order,
  };
  return item.active && item.store_active && availabilityOf(window, atCity) !== 'unavailable';
}

/** A line as the API returns it (CRT-14, CRT-16). `zones` are the customer's; null where they are unknown. */
export function cartLineOf(line: Line, reader: Reader, zones: readonly number[] | null): CartLine {
  const { item, chosen } = line;
  const price = priceOf(item, chosen);
  const stock = stockOf(item, chosen);
  const addOns = line.add_ons.flatMap(({ id, quantity }) => {
    const addOn = item.add_ons.find((candidate) => candidate.id === id);
    return addOn
      ? [{ id, name: textIn(reader.language, addOn.name), price: addOn.price / 100, quantity }]
      : [];
  });
  const available =
    isOrderable(item) &&
    isStillOffered(item, chosen) &&
    (line.campaign_item_id === null || item.campaign !== null) &&
    (stock === null || stock >= line.quantity) &&
    (zones === null || zones.includes(item.zone_id));
  return {
    id: line.id,
    module_id: item.module_id,
    item_id: line.campaign_item_id ?? line.item_id,
    item_type: line.campaign_item_id === null ? 'Item' : 'ItemCampaign',
    quantity: line.quantity,
    price: price / 100,
    previous_price: line.seen_price === price ? null : line.seen_price / 100,
    variation: wireChosen(item, chosen, reader.language),
    add_on_ids: addOns.map(({ id }) => id),
    add_on_qtys: addOns.map(({ quantity }) => quantity),
    add_ons: addOns,
    note: line.note,
    stock,
    available: flag(available),
    item: itemOf(item, reader),
  };
}
