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
    if (!variation) throw new RangeError(`no variation ${options.join(', ')}`);
    return variation.price;
  }
  let price = cents(item.price);
  for (const { name, values } of chosen) {
    const group = item.food_variations.find((candidate) => candidate.name === name);
    if (!group) throw new RangeError(`no variation named ${name}`);
    for (const label of values.label) {
      const option = group.values.find((candidate) => candidate.label === label);
      if (!option) throw new RangeError(`no option ${label} in ${name}`);
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

/** A line's total: discounted units, plus add-ons, which keep their own quantity and are never discounted (POP-16). */
export function lineTotal(line: {
  price: number;
  quantity: number;
  item: Priced;
  add_ons: readonly { price: number; quantity: number }[];
}): number {
  const units = cents(discountedPrice(line.item, line.price)) * line.quantity;
  return line.add_ons.reduce((sum, { price, quantity }) => sum + cents(price) * quantity, units) / 100;
}

/** The badge on a picture (POP-20): null where nothing is off. */
export function discountBadge(item: Priced): { kind: 'percent' | 'amount'; value: number } | null {
  if (item.store_discount > 0) return { kind: 'percent', value: item.store_discount };
  return item.discount > 0 ? { kind: item.discount_type, value: item.discount } : null;
}
