import type { OrderSummary } from '@souk/contracts';

/** Whether an order has a price: one by prescription has neither price nor items until a pharmacist sets them (RX-5). */
export const hasPrice = ({ order_type, order_amount, items_count }: OrderSummary): boolean =>
  order_amount > 0 || items_count > 0 || order_type === 'parcel';
