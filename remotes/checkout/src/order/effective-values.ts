import type { OrderType, Quote } from '@souk/contracts';
import type { OrderValues } from './order-values.ts';

/** What is filled in, with the first way to pay that is allowed until the customer chooses one. */
export function effectiveValues(values: OrderValues, quote: Quote | undefined): OrderValues {
  const first = quote?.payment_methods.find(({ allowed }) => allowed === 1);
  return { ...values, payment: values.payment ?? first?.method ?? null };
}

/** How it has to be got instead, where the store does not offer what is chosen; null where it does, or offers neither. */
export function onlyOffered({ orderType }: OrderValues, quote: Quote | undefined): OrderType | null {
  const store = quote?.store;
  if (!store || orderType === 'parcel' || store[orderType] === 1) return null;
  const other = orderType === 'delivery' ? 'take_away' : 'delivery';
  return store[other] === 1 ? other : null;
}
