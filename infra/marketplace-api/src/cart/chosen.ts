import type { ChosenVariation } from '@souk/contracts/api';
import type { ItemRow } from '../entities/item-row.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { invalid } from '../http/problem.ts';
import type { Language } from '../texts/translate.ts';

/** A group's chosen options by their index in the item, so that a line can be shown in every language. */
export interface Chosen {
  group: number;
  options: number[];
}

interface Group {
  name: LocalizedText;
  options: LocalizedText[];
  /** Bounds of the number of chosen options, once any is chosen. */
  min: number;
  max: number;
  required: boolean;
}

/** Food's option groups and other modules' choices in one form. Where combinations have prices, every choice is required. */
function groupsOf(item: ItemRow): Group[] {
  const food = item.food_variations.map((group) => {
    const bounds =
      group.type === 'multi'
        ? { min: Math.max(1, group.min), max: group.max || group.values.length }
        : { min: 1, max: 1 };
    return {
      name: group.name,
      options: group.values.map(({ label }) => label),
      required: group.required,
      ...bounds,
    };
  });
  const choices = item.choice_options.map(({ title, options }) => {
    return { name: title, options, required: item.variations.length > 0, min: 1, max: 1 };
  });
  return food.length > 0 ? food : choices;
}

/** Matches names in every language: the page may have been loaded before the language changed. */
function placeOf(name: string, candidates: readonly LocalizedText[], language: Language): number {
  const inLanguage = candidates.findIndex((words) => textIn(language, words) === name);
  return inLanguage >= 0 ? inLanguage : candidates.findIndex((words) => Object.values(words).includes(name));
}

/**
 * The client's choice, by index and sorted.
 * @throws Problem for a group, option or combination that the item does not have, or a group's rule that is violated (POP-11, POP-12).
 */
export function chosenFrom(
  item: ItemRow,
  variation: readonly ChosenVariation[],
  language: Language,
): Chosen[] {
  const groups = groupsOf(item);
  const picked = new Map<number, number[]>();
  for (const { name, values } of variation) {
    const at = placeOf(
      name,
      groups.map((group) => group.name),
      language,
    );
    const group = groups[at];
    if (!group || picked.has(at)) throw invalid('variation', 'cart.unknown_variation', { name });
    const options = values.label.map((label) => {
      const option = placeOf(label, group.options, language);
      if (option < 0) throw invalid('variation', 'cart.unknown_variation', { name: label });
      return option;
    });
    picked.set(
      at,
      [...new Set(options)].sort((a, b) => a - b),
    );
  }
  const chosen = groups.flatMap((group, at) => {
    const options = picked.get(at) ?? [];
    const name = textIn(language, group.name);
    if (options.length === 0) {
      if (group.required) throw invalid('variation', 'cart.required', { name });
      return [];
    }
    if (options.length < group.min || options.length > group.max) {
      throw invalid('variation', 'cart.between', { name, min: group.min, max: group.max });
    }
    return [{ group: at, options }];
  });
  if (item.variations.length > 0 && !combinationOf(item, chosen)) {
    const name = wireChosen(item, chosen, language)
      .flatMap(({ values }) => values.label)
      .join(', ');
    throw invalid('variation', 'cart.unknown_variation', { name });
  }
  return chosen;
}

/** The priced combination that was chosen, if the item has combinations. */
function combinationOf(item: ItemRow, chosen: readonly Chosen[]) {
  const options = chosen.map((choice) => choice.options[0]);
  return item.variations.find((variation) => String(variation.options) === String(options));
}

/** The stock of what was chosen; null where stock is not counted. */
export function stockOf(item: ItemRow, chosen: readonly Chosen[]): number | null {
  return item.variations.length > 0 ? (combinationOf(item, chosen)?.stock ?? 0) : item.stock;
}

/** The choice as the API returns it; options that the item no longer has are left out. */
export function wireChosen(item: ItemRow, chosen: readonly Chosen[], language: Language): ChosenVariation[] {
  const groups = groupsOf(item);
  return chosen.flatMap(({ group, options }) => {
    const found = groups[group];
    if (!found) return [];
    const label = options.flatMap((option) =>
      found.options[option] ? [textIn(language, found.options[option])] : [],
    );
    return label.length ? [{ name: textIn(language, found.name), values: { label } }] : [];
  });
}

/** The choice in every language, as an order stores it. */
export function chosenWords(
  item: ItemRow,
  chosen: readonly Chosen[],
): { name: LocalizedText; values: LocalizedText[] }[] {
  const groups = groupsOf(item);
  return chosen.flatMap(({ group, options }) => {
    const found = groups[group];
    return found
      ? [{ name: found.name, values: options.flatMap((option) => found.options[option] ?? []) }]
      : [];
  });
}

/** Whether the item still offers everything that was chosen, and its rules are met. */
export function isStillOffered(item: ItemRow, chosen: readonly Chosen[]): boolean {
  const groups = groupsOf(item);
  const exists = chosen.every(({ group, options }) =>
    options.every((option) => groups[group]?.options[option] !== undefined),
  );
  const complete = groups.every(
    (group, at) => !group.required || chosen.some((choice) => choice.group === at),
  );
  return exists && complete && (item.variations.length === 0 || combinationOf(item, chosen) !== undefined);
}

export const isSameChoice = (a: readonly Chosen[], b: readonly Chosen[]): boolean => keyOf(a) === keyOf(b);
const keyOf = (chosen: readonly Chosen[]) =>
  chosen.map(({ group, options }) => `${group}:${options.join('.')}`).join(';');
