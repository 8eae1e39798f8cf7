import type { CartChoice, CheckoutStart, OrderItem } from '@souk/contracts';

/** What is being ordered: the cart, or what was bought past it (CHK-1). */
export type Goods = { page: 'cart' } | CheckoutStart;

const PAGES = ['buy_now', 'campaign', 'parcel'] as const;

/** The page that the address names; the cart where it names none that there is. */
export const pageOf = (name: string | null): Goods['page'] => PAGES.find((page) => page === name) ?? 'cart';

/** A choice in the words of the API. Campaign items, and only these, carry their dates (CRT-16). */
export const orderItem = (
  { item, quantity, variation = [], addOns = [] }: CartChoice,
  wanted: number | null,
): OrderItem => ({
  model: item.available_date_starts === undefined ? 'Item' : 'ItemCampaign',
  item_id: item.id,
  quantity: wanted ?? quantity,
  add_on_ids: addOns.map(({ id }) => id),
  add_on_qtys: addOns.map((addOn) => addOn.quantity),
  variation,
});

/** Tells what is ordered past the cart from what was ordered before it; the cart is always the cart. */
export function goodsKey(goods: Goods): string {
  if (goods.page === 'cart') return '';
  return JSON.stringify(goods.page === 'parcel' ? [goods.parcel, goods.note] : orderItem(goods.choice, null));
}
