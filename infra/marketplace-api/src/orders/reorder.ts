import type { Reorder, ReorderLine, ReorderProblem, ReorderStoreState } from '@souk/contracts/api';
import { isOrderable, type AddOnChoice, type Line } from '../cart/cart-line.ts';
import { roomFor } from '../cart/cart-rules.ts';
import { chosenFrom, wireChosen, type Chosen } from '../cart/chosen.ts';
import type { Context } from '../context.ts';
import { itemOf } from '../entities/item.ts';
import { campaignItemRows, itemRows, type ItemRow } from '../entities/item-row.ts';
import { pictureUrl } from '../entities/pictures.ts';
import { textIn } from '../entities/localized-text.ts';
import { createProblem, isProblem } from '../http/problem.ts';
import type { Language } from '../texts/translate.ts';
import { lineCents } from './bill.ts';
import type { OrderRow } from './order-row.ts';
import { orderStore, type OrderStore } from './order-store.ts';
import { pricedLines } from './priced-line.ts';
import { soldLines, type SoldLine } from './sold-lines.ts';

/** The customer's language and zones; `zones` is null where they are unknown. */
interface Shopper {
  language: Language;
  zones: readonly number[] | null;
}

/** A sold line, and what of it can be added to a cart: `line` has the available quantity, and is null where there is none. */
interface Compared {
  sold: SoldLine;
  item: ItemRow | null;
  line: Line | null;
  problem: ReorderProblem | null;
}

/** Compares the lines of an order with what is sold now (ORD-16, AMB-16). @throws Problem 403 for an order without items */
export async function reorderOf(context: Context, order: OrderRow, shopper: Shopper): Promise<Reorder> {
  const { pool, now } = context;
  const sold = await soldLines(pool, order.id);
  const store = order.store_id === null ? null : await orderStore(pool, order.store_id, null, now());
  if (!store || sold.length === 0) throw createProblem(403, 'order', 'order.cannot_reorder');
  const itemOfLine = await itemsOf(context, sold);
  const compared: Compared[] = [];
  for (const line of sold) compared.push(compare(line, itemOfLine(line), compared, shopper.zones));
  return {
    order_id: order.id,
    module_id: order.module_id,
    store: {
      id: store.id,
      slug: store.slug,
      name: textIn(shopper.language, store.name),
      zone_id: store.zone_id,
    },
    store_state: stateOf(store),
    lines: wireLines(compared, context, shopper.language),
  };
}

function stateOf({ active, open, schedule_order }: OrderStore): ReorderStoreState {
  if (!active) return 'gone';
  if (open) return 'open';
  return schedule_order ? 'later' : 'closed';
}

/** The current items of the lines: the campaign's while it runs, else the item itself. */
async function itemsOf({ pool, now }: Context, sold: readonly SoldLine[]) {
  const campaignIds = sold.flatMap(({ campaign_item_id }) => campaign_item_id ?? []);
  const items = await itemRows(pool, [...new Set(sold.map(({ item_id }) => item_id))], now());
  const campaignItems = await campaignItemRows(pool, [...new Set(campaignIds)], now());
  return ({ item_id, campaign_item_id }: SoldLine): ItemRow | undefined =>
    campaignItems.find(({ campaign }) => campaign !== null && campaign.id === campaign_item_id) ??
    items.find(({ id }) => id === item_id);
}

/** `before`: earlier lines, which take from the same stock. */
function compare(
  sold: SoldLine,
  item: ItemRow | undefined,
  before: readonly Compared[],
  zones: readonly number[] | null,
): Compared {
  if (!item?.active || !item.store_active) return { sold, item: null, line: null, problem: 'gone' };
  const without = (problem: ReorderProblem): Compared => ({ sold, item, line: null, problem });
  if (zones && !zones.includes(item.zone_id)) return without('elsewhere');
  const chosen = chosenNow(item, sold);
  if (!chosen) return without('choices_changed');
  if (!isOrderable(item)) return without('not_now');
  const others = before.flatMap(({ line }) => line ?? []);
  const room = roomFor(item, chosen, others);
  const quantity = Math.min(sold.quantity, room.stock, room.limit);
  if (quantity < 1) return without('sold_out');
  const line: Line = {
    id: 0,
    item_id: item.id,
    campaign_item_id: item.campaign?.id ?? null,
    quantity,
    chosen,
    add_ons: addOnsNow(item, sold),
    note: sold.note,
    seen_price: 0,
    item,
  };
  return { sold, item, line, problem: quantity < sold.quantity ? 'fewer_left' : null };
}

/** What was chosen, in terms of the current item; null where it is not offered any more. */
function chosenNow(item: ItemRow, { variation }: SoldLine): Chosen[] | null {
  const named = variation.map(({ name, values }) => ({
    name: textIn('en', name),
    values: { label: values.map((value) => textIn('en', value)) },
  }));
  try {
    return chosenFrom(item, named, 'en');
  } catch (error) {
    if (isProblem(error)) return null;
    throw error;
  }
}

const isStillAddOn = (item: ItemRow, id: number) => item.add_ons.some((addOn) => addOn.id === id);

const addOnsNow = (item: ItemRow, { add_ons }: SoldLine): AddOnChoice[] =>
  add_ons.filter(({ id }) => isStillAddOn(item, id)).map(({ id, quantity }) => ({ id, quantity }));

function wireLines(
  compared: readonly Compared[],
  { mediaUrl }: Pick<Context, 'mediaUrl'>,
  language: Language,
): ReorderLine[] {
  // Priced together, since lines of one flash sale share its remaining units.
  const priced = pricedLines(
    compared.flatMap(({ line }) => line ?? []),
    true,
  );
  return compared.map(({ sold, item, line, problem }) => {
    const parts = priced.filter((part) => part.line === line);
    const isAddOnLost = (id: number) => line !== null && !isStillAddOn(line.item, id);
    const add_ons = sold.add_ons.filter(({ id }) => !isAddOnLost(id));
    return {
      name: textIn(language, sold.name),
      image_full_url: pictureUrl(mediaUrl, sold.image),
      ordered_quantity: sold.quantity,
      quantity: line?.quantity ?? 0,
      previous_total: line ? lineCents({ ...sold, add_ons, quantity: line.quantity }) / 100 : 0,
      total: parts.reduce((sum, part) => sum + lineCents(part), 0) / 100,
      problem,
      missing_add_ons: sold.add_ons
        .filter(({ id }) => isAddOnLost(id))
        .map(({ name }) => textIn(language, name)),
      item: item && itemOf(item, { language, mediaUrl }),
      item_type: item?.campaign ? 'ItemCampaign' : 'Item',
      variation: line ? wireChosen(line.item, line.chosen, language) : [],
      add_ons: line?.add_ons ?? [],
      note: line?.note ?? '',
    };
  });
}
