import { tidyNote } from '@souk/contracts';
import type { OrderItem } from '@souk/contracts/api';
import { sql } from 'kysely';
import { addOnsFrom } from '../cart/cart-rules.ts';
import { linesOf, type Line } from '../cart/cart-line.ts';
import { findCart } from '../cart/cart-store.ts';
import { chosenFrom } from '../cart/chosen.ts';
import { campaignItemRows, itemRows } from '../entities/item-row.ts';
import { createProblem, notFound } from '../http/problem.ts';
import type { Visitor } from '../http/visitor.ts';
import { rows, type Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';

/** What a visitor orders: the items of the request, else the visitor's cart of the module. */
export interface RequestedGoods {
  visitor: Visitor;
  moduleId: number;
  language: Language;
  items: readonly OrderItem[] | undefined;
}

/** The lines to order, as they are at `now`. Those that are not from the cart have the id 0. @throws Problem for items that do not exist or are not available. */
export async function requestedLines(db: Queryable, requested: RequestedGoods, now: Date): Promise<Line[]> {
  if (requested.items) return linesOfItems(db, requested, requested.items, now);
  const cartId = await findCart(db, requested.visitor, requested.moduleId);
  return cartId === null ? [] : linesOf(db, cartId, now);
}

/** The ids of the items to order, which are locked before they are read. */
export async function requestedItemIds(db: Queryable, { items }: RequestedGoods, cartId: number | null) {
  if (!items) {
    const found = await rows<{ item_id: number }>(
      db,
      sql`select distinct item_id from marketplace.cart_lines where cart_id = ${cartId}`,
    );
    return found.map(({ item_id }) => item_id);
  }
  const idsOf = (model: OrderItem['model']) =>
    items.filter((item) => item.model === model).map(({ item_id }) => item_id);
  const campaigns = await rows<{ item_id: number }>(
    db,
    sql`select item_id from marketplace.campaign_items where id = any(${idsOf('ItemCampaign')}::integer[])`,
  );
  return [...idsOf('Item'), ...campaigns.map(({ item_id }) => item_id)];
}

async function linesOfItems(
  db: Queryable,
  { moduleId, language }: RequestedGoods,
  requested: readonly OrderItem[],
  now: Date,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const each of requested) {
    const isCampaign = each.model === 'ItemCampaign';
    const [item] = await (isCampaign ? campaignItemRows : itemRows)(db, [each.item_id], now);
    // The campaign may have ended since the page was loaded.
    if (!item && isCampaign) throw createProblem(403, 'not_available', 'cart.unavailable');
    if (!item || item.module_id !== moduleId) throw notFound('item');
    const chosen = chosenFrom(item, each.variation, language);
    lines.push({
      id: 0,
      item_id: item.id,
      campaign_item_id: item.campaign?.id ?? null,
      quantity: each.quantity,
      chosen,
      add_ons: addOnsFrom(item, each),
      note: tidyNote(each.note ?? ''),
      seen_price: 0,
      item,
    });
  }
  if (new Set(lines.map(({ item }) => item.store_id)).size > 1)
    throw createProblem(403, 'different_store', 'cart.different_store');
  return lines;
}
