import type { ChosenVariation, Item } from './api/index.ts';

/** What pricing needs to know of an item. */
export type Priced = Pick<Item, 'price' | 'discount' | 'discount_type' | 'store_discount'>;

const cents = (amount: number) => Math.round(amount * 100);

/** The type string of older-style choices: options joined by '-', spaces removed (POP-23). */
export function variationType(options: readonly string[]): string {
  return options.map((option) => option.replaceAll(' ', '')).join('-');
}

/**
 * The price of one unit with its chosen options, before any discount and without add-ons (POP-16).
 * @throws RangeError when a chosen group, option or combination does not exist on the item.
 */
export function unitPrice(
  item: Pick<Item, 'price' | 'food_variations' | 'variations' | 'choice_options'>,
  chosen: readonly ChosenVariation[] = [],
): number {
  if (item.variations.length > 0 && chosen.length > 0) {
    const options = item.choice_options.map(
      (choice) => chosen.find(({ name }) => name === choice.title)?.values.label[0] ?? '',
    );
    const variation = item.variations.find(({ type }) => type === variationType(options));
    if (!variation) throw new RangeError(`The item has no variation ${options.join(', ')}`);
    return variation.price;
  }
  let price = cents(item.price);
  for (const { name, values } of chosen) {
    const group = item.food_variations.find((candidate) => candidate.name === name);
    if (!group) throw new RangeError(`The item has no variation group ${name}`);
    for (const label of values.label) {
      const option = group.values.find((candidate) => candidate.label === label);
      if (!option) throw new RangeError(`Variation group ${name} has no option ${label}`);
      price += cents(option.optionPrice);
    }
  }
  return price / 100;
}

/** What is taken off one unit: the store's percentage where above zero, else the item's own discount (POP-20). Never more than the price. */
export function discountOf(item: Priced, price = item.price): number {
  const whole = cents(price);
  const off =
    item.store_discount > 0
      ? Math.round((whole * item.store_discount) / 100)
      : item.discount_type === 'percent'
        ? Math.round((whole * item.discount) / 100)
        : cents(item.discount);
  return Math.min(whole, Math.max(0, off)) / 100;
}

/** The price of one unit after its discount. */
export function discountedPrice(item: Priced, price = item.price): number {
  return (cents(price) - cents(discountOf(item, price))) / 100;
}

/** What a line's price is made of. `price` is one unit with its options, before every discount and without add-ons. */
export interface PricedQuantity {
  price: number;
  quantity: number;
  item: Priced & Pick<Item, 'flash_sale'>;
}

/** Units of one line that cost the same. */
export interface UnitGroup {
  quantity: number;
  /** Off one unit. */
  discount: number;
  /** At the price of the item's flash sale. */
  isSale: boolean;
}

/**
 * Splits each line into the units that a flash sale still has, which get its price, and further ones at the regular discount
 * (POP-16, AMB-1). Lines of one cart or order come together and in their order: earlier ones take the sale's units first.
 */
export function unitGroups(lines: readonly PricedQuantity[]): UnitGroup[][] {
  const unitsLeft = new Map<number, number>();
  return lines.map(({ price, quantity, item }) => {
    const sale = item.flash_sale;
    const left = sale ? (unitsLeft.get(sale.id) ?? sale.units_left) : 0;
    const saleQuantity = Math.min(quantity, Math.max(0, left));
    if (sale) unitsLeft.set(sale.id, left - saleQuantity);
    const regular = sale ? { ...item, ...sale.regular } : item;
    const groups = [
      { quantity: saleQuantity, discount: discountOf(item, price), isSale: true },
      { quantity: quantity - saleQuantity, discount: discountOf(regular, price), isSale: false },
    ];
    return groups.filter((group) => group.quantity > 0);
  });
}

/** What a line comes to, in the marketplace's currency. */
export interface LinePrice {
  /** Discounted units plus add-ons, which keep their own quantity and are never discounted (POP-16). */
  total: number;
  /** The same without any discount. */
  full: number;
  /** How many units cost what; null where all of them have the price that the item shows. */
  split: { sale: number; regular: number } | null;
}

/** What each line of one cart or order comes to, in their order (POP-16). */
export function linePrices(
  lines: readonly (PricedQuantity & { add_ons: readonly { price: number; quantity: number }[] })[],
): LinePrice[] {
  const groups = unitGroups(lines);
  return lines.map(({ price, quantity, item, add_ons }, at) => {
    const ofLine = groups[at] ?? [];
    const addOns = add_ons.reduce((sum, addOn) => sum + cents(addOn.price) * addOn.quantity, 0);
    const units = ofLine.reduce(
      (sum, group) => sum + (cents(price) - cents(group.discount)) * group.quantity,
      0,
    );
    const sale = ofLine.find(({ isSale }) => isSale)?.quantity ?? 0;
    return {
      total: (units + addOns) / 100,
      full: (cents(price) * quantity + addOns) / 100,
      split: item.flash_sale && sale < quantity ? { sale, regular: quantity - sale } : null,
    };
  });
}

/** The badge on a picture (POP-20): null where nothing is off. */
export function discountBadge(item: Priced): { kind: 'percent' | 'amount'; value: number } | null {
  if (item.store_discount > 0) return { kind: 'percent', value: item.store_discount };
  return item.discount > 0 ? { kind: item.discount_type, value: item.discount } : null;
}
