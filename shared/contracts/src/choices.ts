import type { CartLine, ChosenVariation, FoodVariation, Item, Variation } from './api/index.ts';
import { unitPrice, variationType } from './pricing.ts';

/** What an item lets one choose: a dish's groups, or the older-style choices with their combinations. */
export type Choosable = Pick<Item, 'food_variations' | 'variations' | 'choice_options'>;

/** Whether there is anything to choose on an item, be it only optional: then it opens instead of going into the cart (CRT-10, WSH-10). */
export function hasVariations(item: Choosable): boolean {
  return item.food_variations.length > 0 || item.variations.length > 0 || item.choice_options.length > 0;
}

/** Whether an item is a campaign's: these, and only these, carry their dates (CRT-16). */
export const isCampaignItem = (item: Pick<Item, 'available_date_starts'>): boolean =>
  item.available_date_starts !== undefined;

/** How many options of a group may be chosen once any is (POP-12); a group of one takes one. */
export function boundsOf({ type, min, max, values }: FoodVariation): { min: number; max: number } {
  return type === 'single' ? { min: 1, max: 1 } : { min: Math.max(1, min), max: max || values.length };
}

/** What a choice leaves unmet: a group with nothing chosen that needs something, or too few or too many in one. */
export interface UnmetGroup {
  rule: 'required' | 'between';
  name: string;
  min: number;
  max: number;
}

const labelsOf = (chosen: readonly ChosenVariation[], name: string): readonly string[] =>
  chosen.find((choice) => choice.name === name)?.values.label ?? [];

/** The groups whose rules a choice does not meet, in the item's order (POP-11, POP-12). */
export function unmetGroups(item: Choosable, chosen: readonly ChosenVariation[]): UnmetGroup[] {
  const ofDish = item.food_variations.flatMap((group): UnmetGroup[] => {
    const { name } = group;
    const { length } = labelsOf(chosen, name);
    const bounds = boundsOf(group);
    if (length === 0) return group.required === 'on' ? [{ rule: 'required', name, ...bounds }] : [];
    return length < bounds.min || length > bounds.max ? [{ rule: 'between', name, ...bounds }] : [];
  });
  if (item.variations.length === 0) return ofDish;
  const missing = item.choice_options.filter(({ title }) => labelsOf(chosen, title).length === 0);
  return [
    ...ofDish,
    ...missing.map(({ title: name }): UnmetGroup => ({ rule: 'required', name, min: 1, max: 1 })),
  ];
}

/** The priced combination that was chosen (POP-17, POP-23); null where something is missing, or there is no such. */
export function variationOf(item: Choosable, chosen: readonly ChosenVariation[]): Variation | null {
  const options = item.choice_options.map(({ title }) => labelsOf(chosen, title)[0] ?? '');
  return item.variations.find(({ type }) => type === variationType(options)) ?? null;
}

/** The options that make up a priced combination, by the axis' title. */
export function optionsOf(item: Choosable, { type }: Pick<Variation, 'type'>): ChosenVariation[] {
  let rest = `${type}-`;
  return item.choice_options.flatMap(({ title, options }) => {
    const option = options.find((candidate) => rest.startsWith(`${variationType([candidate])}-`));
    if (option === undefined) return [];
    rest = rest.slice(variationType([option]).length + 1);
    return [{ name: title, values: { label: [option] } }];
  });
}

/** How many are left of what was chosen; null where stock is not counted. What does not exist is sold out (POP-18). */
export function stockOf(item: Choosable & Pick<Item, 'stock'>, chosen: readonly ChosenVariation[] = []) {
  return item.variations.length > 0 ? (variationOf(item, chosen)?.stock ?? 0) : item.stock;
}

/** The price of one unit as chosen so far, before any discount and without add-ons; the item's own while its combination is unknown. */
export function priceSoFar(
  item: Choosable & Pick<Item, 'price'>,
  chosen: readonly ChosenVariation[] = [],
): number {
  if (item.variations.length > 0) return variationOf(item, chosen)?.price ?? item.price;
  return unitPrice(item, item.food_variations.length > 0 ? chosen : []);
}

/** What a line or a choice is of, for comparing. */
interface Made {
  variation: readonly ChosenVariation[];
  addOnIds: readonly number[];
  note?: string;
}

const keyOf = ({ variation, addOnIds, note = '' }: Made) =>
  JSON.stringify([
    variation.map(({ name, values }) => `${name}: ${[...values.label].sort().join()}`).sort(),
    [...addOnIds].sort((a, b) => a - b),
    note,
  ]);

/** Whether two things are made alike, options, kinds of add-ons and note, so that they are one line of a cart. */
export const isMadeAlike = (a: Made, b: Made): boolean => keyOf(a) === keyOf(b);

/** Whether a cart line is of this item; a campaign's ids are counted by themselves (CRT-16). */
export const isLineOf = (
  line: Pick<CartLine, 'item_id' | 'item_type'>,
  item: Pick<Item, 'id' | 'available_date_starts'>,
): boolean => line.item_id === item.id && (line.item_type === 'ItemCampaign') === isCampaignItem(item);
