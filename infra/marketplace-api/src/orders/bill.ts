/** A line of the bill. Amounts are in cents; add-ons have quantities of their own and are never discounted (POP-16). */
export interface CountedLine {
  /** One unit with its options, before its discount. */
  price: number;
  /** Discount of one unit. */
  discount: number;
  quantity: number;
  add_ons: readonly { price: number; quantity: number }[];
}

export interface Reduction {
  discount_type: 'percent' | 'amount';
  /** Percent, or cents. */
  discount: number;
  /** The maximum discount in cents; 0: no limit. */
  max_discount: number;
}

/** The parts of a bill. Amounts are in cents. */
export interface BillParts {
  lines: readonly CountedLine[];
  coupon: Reduction | null;
  /** Discount of a new customer's first order (SES-15), applied after the coupon. */
  welcome: Reduction | null;
  /** Hundredths of a percent: 500 is 5 %. */
  tax_rate: number;
  tax_included: boolean;
  delivery_fee: number;
  /** Minimum price of the goods for free delivery; 0: always free, null: never. */
  free_delivery_from: number | null;
  packaging_fee: number;
  service_fee: number;
  tip: number;
}

/** The amounts of an order in cents, named as in the API and the table `orders`. */
export interface Amounts {
  subtotal: number;
  item_discount: number;
  add_ons: number;
  coupon_discount: number;
  /** Discount of a customer's first order (SES-15). */
  welcome_discount: number;
  tax: number;
  tax_included: boolean;
  delivery_fee: number;
  full_delivery_fee: number;
  packaging_fee: number;
  service_fee: number;
  tip: number;
  total: number;
  wallet_used: number;
  due: number;
}

const sumOf = <T>(list: readonly T[], amount: (each: T) => number) =>
  list.reduce((sum, each) => sum + amount(each), 0);

/** A discount never takes a price below zero. */
const unitDiscount = ({ price, discount }: CountedLine) => Math.min(price, Math.max(0, discount));

export const lineCents = (line: CountedLine): number =>
  (line.price - unitDiscount(line)) * line.quantity +
  sumOf(line.add_ons, ({ price, quantity }) => price * quantity);

/** The price of the goods before coupon, tax and fees: the basis of a store's minimum, a coupon's minimum and free delivery. */
export const goodsCents = (lines: readonly CountedLine[]): number => sumOf(lines, lineCents);

/** The amount of a discount: never more than the price. */
function reductionOf(reduction: Reduction | null, goods: number): number {
  if (!reduction) return 0;
  const { discount_type, discount, max_discount } = reduction;
  const off = discount_type === 'percent' ? Math.round((goods * discount) / 100) : discount;
  return Math.max(0, Math.min(goods, off, max_discount > 0 ? max_discount : Infinity));
}

/** The bill of an order, exact to the cent (CHK-10, CHK-11). Its parts add up to the total, and no amount is negative. */
export function billOf(parts: BillParts): Amounts {
  const { lines, tax_rate, tax_included, packaging_fee, service_fee, tip } = parts;
  const goods = goodsCents(lines);
  const coupon_discount = reductionOf(parts.coupon, goods);
  const welcome_discount = reductionOf(parts.welcome, goods - coupon_discount);
  const taxed = goods - coupon_discount - welcome_discount;
  // An included tax is part of the price: 5.00 of 105.00 at 5 %.
  const tax = Math.round((taxed * tax_rate) / (tax_included ? 10_000 + tax_rate : 10_000));
  const isFree = parts.free_delivery_from !== null && goods >= parts.free_delivery_from;
  const delivery_fee = isFree ? 0 : parts.delivery_fee;
  const total = taxed + (tax_included ? 0 : tax) + delivery_fee + packaging_fee + service_fee + tip;
  return {
    subtotal: sumOf(lines, ({ price, quantity }) => price * quantity),
    item_discount: sumOf(lines, (line) => unitDiscount(line) * line.quantity),
    add_ons: sumOf(lines, ({ add_ons }) => sumOf(add_ons, ({ price, quantity }) => price * quantity)),
    coupon_discount,
    welcome_discount,
    tax,
    tax_included,
    delivery_fee,
    full_delivery_fee: parts.delivery_fee,
    packaging_fee,
    service_fee,
    tip,
    total,
    wallet_used: 0,
    due: total,
  };
}

/** The bill with the wallet's part of it: never more than its total. */
export function paidByWallet(bill: Amounts, cents: number): Amounts {
  const wallet_used = Math.max(0, Math.min(bill.total, cents));
  return { ...bill, wallet_used, due: bill.total - wallet_used };
}
