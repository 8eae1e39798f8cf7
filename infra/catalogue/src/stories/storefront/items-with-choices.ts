import { variationType, type Item } from '@souk/contracts';
import {
  aChoiceOption,
  aFoodVariation,
  anAddOn,
  anItem,
  anItemWithVariations,
  aVariation,
} from '@souk/testing/builders';
import type { Words } from '../words.ts';

/** A dish with a required group, a group of several, and add-ons, all of which are called by `labels`. */
export const aDish = ({ name, sentence }: Words, labels: readonly string[]): Item =>
  anItem({
    name,
    description: sentence,
    food_variations: [
      aFoodVariation({
        name,
        values: labels.map((label, index) => ({ label, optionPrice: 2.5 * index, isSelected: false })),
      }),
      aFoodVariation({
        name: sentence,
        type: 'multi',
        required: 'off',
        min: 1,
        max: 2,
        values: labels.map((label) => ({ label, optionPrice: 0, isSelected: false })),
      }),
    ],
    add_ons: labels.map((label, index) => anAddOn({ id: index + 1, name: label })),
  });

/** Something from a shop with a choice of `labels`, the first of which is sold out. */
export const aShopItem = ({ name, sentence }: Words, labels: readonly string[]): Item =>
  anItemWithVariations({
    name,
    description: sentence,
    choice_options: [aChoiceOption({ title: name, options: [...labels] })],
    variations: labels.map((label, index) =>
      aVariation({ type: variationType([label]), price: 20 + index, stock: index * 5 }),
    ),
  });
