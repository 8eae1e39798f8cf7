import type { BillLine } from '@souk/contracts';

/** What a line of a bill costs before its discount: the bill's subtotal adds up from it. In the currency's units, as `total`. */
export const fullAmount = ({
  price,
  discount,
  quantity,
  total,
}: Pick<BillLine, 'price' | 'discount' | 'quantity' | 'total'>): number =>
  total + Math.min(price, discount) * quantity;
