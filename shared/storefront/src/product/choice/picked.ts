import { optionsOf } from '@souk/contracts';
import type { CartLine, ChosenVariation, Item } from '@souk/contracts';

/** The labels that are picked, by the name of their group. */
export type Picked = Readonly<Record<string, readonly string[]>>;

/** How many of each add-on, by its id; what is not wanted is not there (POP-14). */
export type AddOnCounts = Readonly<Record<number, number>>;

/** What stands picked at first: a line's choice, else what the shop has selected, and of combinations the first that is left. */
export function pickedAtFirst(item: Item, line?: CartLine): Picked {
  if (line) return byGroup(line.variation);
  const selected = item.food_variations.map(({ name, values }): [string, string[]] => [
    name,
    values.filter(({ isSelected }) => isSelected).map(({ label }) => label),
  ]);
  return { ...Object.fromEntries(selected), ...firstInStock(item) };
}

function firstInStock(item: Item): Picked {
  const first = item.variations.find(({ stock }) => stock > 0) ?? item.variations[0];
  return first ? byGroup(optionsOf(item, first)) : {};
}

const byGroup = (chosen: readonly ChosenVariation[]): Picked =>
  Object.fromEntries(chosen.map(({ name, values }) => [name, values.label]));

/** As a single group takes it: picking replaces, and picking the picked one takes it away (POP-10). */
export const pickOne = (labels: readonly string[] = [], label: string): readonly string[] =>
  labels.includes(label) ? [] : [label];

/** As a group of several takes it: each by itself (POP-10). */
export const pickSeveral = (labels: readonly string[] = [], label: string): readonly string[] =>
  labels.includes(label) ? labels.filter((other) => other !== label) : [...labels, label];

/** What is picked, in the item's own order, as the cart takes it (CRT-22). */
export function chosenOf({ food_variations, choice_options }: Item, picked: Picked): ChosenVariation[] {
  const groups = [
    ...food_variations.map(({ name, values }) => ({ name, labels: values.map(({ label }) => label) })),
    ...choice_options.map(({ title, options }) => ({ name: title, labels: options })),
  ];
  return groups.flatMap(({ name, labels }) => {
    const label = labels.filter((candidate) => picked[name]?.includes(candidate));
    return label.length > 0 ? [{ name, values: { label } }] : [];
  });
}

export const countsOf = (line?: CartLine): AddOnCounts =>
  Object.fromEntries((line?.add_ons ?? []).map(({ id, quantity }) => [id, quantity]));

/** The add-ons that are wanted, in the item's order, with their price. */
export const addOnsOf = ({ add_ons }: Item, counts: AddOnCounts) =>
  add_ons.flatMap(({ id, price }) => {
    const quantity = counts[id] ?? 0;
    return quantity > 0 ? [{ id, price, quantity }] : [];
  });
