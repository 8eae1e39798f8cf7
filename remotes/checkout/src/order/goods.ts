import type { CartChoice, CheckoutServices, CheckoutStart, OrderItem } from '@souk/contracts';

/** What is being ordered: the cart, what was bought past it (CHK-1), or what a prescription names (RX-5). */
export type Goods = { page: 'cart' } | { page: 'prescription'; storeId: number } | CheckoutStart;

const PAGES = ['buy_now', 'campaign', 'parcel', 'prescription'] as const;

/** The page that the address names; the cart where it names none or an unknown one. */
const pageOf = (name: string | null): Goods['page'] => PAGES.find((page) => page === name) ?? 'cart';

/** What the address asks for, as far as it is there: what was started past the cart stays with the tab. */
export function goodsOf(params: URLSearchParams, started: CheckoutServices['started']): Goods | null {
  const page = pageOf(params.get('page'));
  if (page === 'cart') return { page };
  if (page !== 'prescription') return started(page);
  const store = params.get('store_id') ?? '';
  return /^[1-9]\d{0,8}$/.test(store) ? { page, storeId: Number(store) } : null;
}

/** A choice in the words of the API. Campaign items, and only these, carry their dates (CRT-16). */
export const orderItem = (
  { item, quantity, variation = [], addOns = [], note }: CartChoice,
  wanted: number | null,
): OrderItem => ({
  model: item.available_date_starts === undefined ? 'Item' : 'ItemCampaign',
  item_id: item.id,
  quantity: wanted ?? quantity,
  add_on_ids: addOns.map(({ id }) => id),
  add_on_qtys: addOns.map((addOn) => addOn.quantity),
  variation,
  note,
});

/** Tells what is ordered past the cart from what was ordered before it; the cart is always the cart. */
export function goodsKey(goods: Goods): string {
  if (goods.page === 'cart') return '';
  if (goods.page === 'prescription') return String(goods.storeId);
  return JSON.stringify(goods.page === 'parcel' ? [goods.parcel, goods.note] : orderItem(goods.choice, null));
}
