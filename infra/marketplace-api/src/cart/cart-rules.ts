import { MAX_QUANTITY, type AddToCartBody } from '@souk/contracts/api';
import type { ItemRow } from '../entities/item-row.ts';
import { createProblem, invalid, notFound } from '../http/problem.ts';
import type { AddOnChoice, Line } from './cart-line.ts';
import { isOrderable } from './cart-line.ts';
import { isSameChoice, stockOf, type Chosen } from './chosen.ts';

export const MAX_LINES = 100;

/** @throws Problem when the item is not in the module, not for sale now, or not sold in the customer's zones. */
export function refuseUnsold(item: ItemRow | undefined, moduleId: number, zones: readonly number[]): ItemRow {
  if (!item?.active || item.module_id !== moduleId) throw notFound('item');
  if (!zones.includes(item.zone_id)) throw createProblem(403, 'zone', 'cart.zone');
  if (!item.store_active) throw createProblem(403, 'store_closed', 'cart.closed');
  if (!isOrderable(item)) throw createProblem(403, 'not_available', 'cart.unavailable');
  return item;
}

/** A cart holds items of one store only (CRT-9), and a limited number of lines. */
export function refuseOtherStore(lines: readonly Line[], item: ItemRow): void {
  if (lines.some((line) => line.item.store_id !== item.store_id)) {
    throw createProblem(403, 'different_store', 'cart.different_store');
  }
  if (lines.length >= MAX_LINES) throw createProblem(403, 'cart_full', 'cart.full');
}

/** How many more units of a choice fit beside the other lines, by stock and by the item's limit (CRT-11, CRT-12). */
export function roomFor(
  item: ItemRow,
  chosen: readonly Chosen[],
  others: readonly Line[],
): { stock: number; limit: number } {
  const ofItem = others.filter((line) => line.item_id === item.id);
  const ofChoice =
    item.variations.length > 0 ? ofItem.filter((line) => isSameChoice(line.chosen, chosen)) : ofItem;
  const sum = (lines: readonly Line[]) => lines.reduce((total, { quantity }) => total + quantity, 0);
  const stock = stockOf(item, chosen);
  return {
    stock: stock === null ? Infinity : stock - sum(ofChoice),
    limit: Math.min(MAX_QUANTITY, item.maximum_cart_quantity ?? MAX_QUANTITY) - sum(ofItem),
  };
}

/** Stock is checked, never reserved. @throws Problem 'Out of Stock' or 'Out of Limits' (CRT-13). */
export function refuseTooMany(
  item: ItemRow,
  chosen: readonly Chosen[],
  quantity: number,
  others: readonly Line[],
): void {
  const room = roomFor(item, chosen, others);
  if (quantity > room.stock) throw createProblem(403, 'out_of_stock', 'cart.out_of_stock');
  if (quantity > room.limit) throw createProblem(403, 'out_of_limits', 'cart.out_of_limits');
}

/** The add-ons of a request, sorted. @throws Problem for an add-on that does not belong to the item. */
export function addOnsFrom(
  item: ItemRow,
  body: Pick<AddToCartBody, 'add_on_ids' | 'add_on_qtys'>,
): AddOnChoice[] {
  const { add_on_ids: ids, add_on_qtys: quantities } = body;
  if (ids.length !== quantities.length) throw invalid('add_on_qtys', 'cart.add_on_qtys');
  if (new Set(ids).size !== ids.length || !ids.every((id) => item.add_ons.some((addOn) => addOn.id === id))) {
    throw invalid('add_on_ids', 'cart.add_on');
  }
  return ids.map((id, at) => ({ id, quantity: quantities[at] ?? 1 })).sort((a, b) => a.id - b.id);
}

type Thing = Pick<Line, 'item_id' | 'campaign_item_id' | 'chosen' | 'add_ons' | 'note'>;

/** Whether two lines can be merged: same item, campaign, options, add-ons and note. */
export function isEqualLine(a: Thing, b: Thing): boolean {
  return (
    a.item_id === b.item_id &&
    a.campaign_item_id === b.campaign_item_id &&
    isSameChoice(a.chosen, b.chosen) &&
    a.note === b.note &&
    String(a.add_ons.map(({ id }) => id)) === String(b.add_ons.map(({ id }) => id))
  );
}

/** Adds up the add-ons of two merged lines; add-ons have quantities of their own (POP-16). */
export function sumOfAddOns(a: readonly AddOnChoice[], b: readonly AddOnChoice[]): AddOnChoice[] {
  return a.map(({ id, quantity }) => {
    const more = b.find((addOn) => addOn.id === id)?.quantity ?? 0;
    return { id, quantity: Math.min(MAX_QUANTITY, quantity + more) };
  });
}
