/** A line as the bill counts it. Amounts are in cents; add-ons keep their own quantity and are never discounted (POP-16). */
export interface CountedLine {
  /** One unit with its options, before its discount. */
  price: number;
  /** Off one unit. */
  discount: number;
  quantity: number;
  add_ons: readonly { price: number; quantity: number }[];
}

export interface Reduction {
  discount_type: 'percent' | 'amount';
  /** Percent, or cents. */
  discount: number;
  /** The most that it takes off, in cents; 0: no bound. */
  max_discount: number;
}

/** Everything that a bill is made of. Amounts are in cents. */
export interface BillParts {
  lines: readonly CountedLine[];
  coupon: Reduction | null;
  /** What the first order of a new customer costs less (SES-15), of what the coupon leaves. */
  welcome: Reduction | null;
  /** Hundredths of a percent: 500 is 5 %. */
  tax_rate: number;
  tax_included: boolean;
  delivery_fee: number;
  /** What the goods have to cost for free delivery; 0: it is free always, null: never. */
  free_delivery_from: number | null;
  packaging_fee: number;
  service_fee: number;
  tip: number;
}

/** The amounts of an order in cents, by the names of the wire and of the table `orders`. */
export interface Amounts {
  subtotal: number;
  item_discount: number;
  add_ons: number;
  coupon_discount: number;
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

/** What a line costs. */
export const lineCents = (line: CountedLine): number =>
  (line.price - unitDiscount(line)) * line.quantity +
  sumOf(line.add_ons, ({ price, quantity }) => price * quantity);

/** What the goods cost before coupon, tax and fees: what a store's minimum, a coupon's minimum and free delivery go by. */
export const goodsCents = (lines: readonly CountedLine[]): number => sumOf(lines, lineCents);

/** What a reduction takes off an amount: never more than it. */
function reductionOf(reduction: Reduction | null, goods: number): number {
  if (!reduction) return 0;
  const { discount_type, discount, max_discount } = reduction;
  const off = discount_type === 'percent' ? Math.round((goods * discount) / 100) : discount;
  return Math.max(0, Math.min(goods, off, max_discount > 0 ? max_discount : Infinity));
}

/** The bill of an order, to the cent (CHK-10, CHK-11). Its lines add up to its total, and nothing is below zero. */
export function billOf(parts: BillParts): Amounts {
  const { lines, tax_rate, tax_included, packaging_fee, service_fee, tip } = parts;
  const goods = goodsCents(lines);
  const coupon_discount = reductionOf(parts.coupon, goods);
  const welcome_discount = reductionOf(parts.welcome, goods - coupon_discount);
  const taxed = goods - coupon_discount - welcome_discount;
  // Included tax is a part of the price: 5.00 of 105.00 at 5 %.
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

/** The same bill with what the wallet pays of it: never more than its total. */
export function paidByWallet(bill: Amounts, cents: number): Amounts {
  const wallet_used = Math.max(0, Math.min(bill.total, cents));
  return { ...bill, wallet_used, due: bill.total - wallet_used };
}

/** What a way costs: by its length within its bounds (CHK-11). */
export function distanceFee(
  metres: number,
  { perKm, min, max = Infinity }: { perKm: number; min: number; max?: number },
): number {
  return Math.min(Math.max(Math.round((metres * perKm) / 1000), min), Math.max(max, min));
}
