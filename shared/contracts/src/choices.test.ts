import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ChosenVariation, FoodVariation } from './api/index.ts';
import {
  boundsOf,
  hasVariations,
  isCampaignItem,
  isLineOf,
  isMadeAlike,
  optionsOf,
  priceSoFar,
  stockOf,
  unmetGroups,
  variationOf,
} from './choices.ts';
import type { Choosable } from './choices.ts';

const plain: Choosable = { food_variations: [], variations: [], choice_options: [] };
const options = ['Hot', 'Mild', 'Sweet'];
const group = (changes: Partial<FoodVariation> = {}): FoodVariation => ({
  name: 'Sauce',
  type: 'single',
  min: 0,
  max: 0,
  required: 'on',
  values: options.map((label, extra) => ({ label, optionPrice: extra, isSelected: false })),
  ...changes,
});
const dish = (changes: Partial<FoodVariation> = {}): Choosable => ({
  ...plain,
  food_variations: [group(changes)],
});
const shirt = {
  ...plain,
  price: 20,
  stock: 5,
  choice_options: [
    { name: 'choice_0', title: 'Size', options: ['S', 'Extra large'] },
    { name: 'choice_1', title: 'Colour', options: ['Navy'] },
  ],
  variations: [
    { type: 'S-Navy', price: 20, stock: 5 },
    { type: 'Extralarge-Navy', price: 24, stock: 0 },
  ],
};
const pick = (name: string, ...label: string[]): ChosenVariation => ({ name, values: { label } });

describe('the choices of an item', () => {
  it('exist where it has groups, combinations or options, also optional ones (CRT-10)', () => {
    const axis = { ...plain, choice_options: shirt.choice_options };
    for (const item of [dish(), dish({ required: 'off' }), shirt, axis])
      assert.equal(hasVariations(item), true);
    assert.equal(hasVariations(plain), false);
  });

  it('identify a campaign’s items and their lines by their dates (CRT-16)', () => {
    const campaign = { id: 3, available_date_starts: '2026-01-01T00:00:00.000Z' };
    assert.equal(isCampaignItem(campaign), true);
    assert.equal(isCampaignItem({}), false);
    assert.equal(isLineOf({ item_id: 3, item_type: 'ItemCampaign' }, campaign), true);
    assert.equal(isLineOf({ item_id: 3, item_type: 'Item' }, campaign), false);
    assert.equal(isLineOf({ item_id: 3, item_type: 'Item' }, { id: 3 }), true);
  });
});

describe('the rules of groups', () => {
  it('require an option of a required group (POP-11)', () => {
    assert.deepEqual(unmetGroups(dish(), []), [{ rule: 'required', name: 'Sauce', min: 1, max: 1 }]);
    assert.deepEqual(unmetGroups(dish(), [pick('Sauce', 'Hot')]), []);
    assert.deepEqual(unmetGroups(dish({ required: 'off' }), []), []);
  });

  it('require as many as a group says, also of an optional one once any is chosen (POP-12)', () => {
    const two = dish({ type: 'multi', min: 2, max: 2, required: 'off' });
    assert.deepEqual(unmetGroups(two, []), []);
    const unmet = [{ rule: 'between', name: 'Sauce', min: 2, max: 2 }];
    assert.deepEqual(unmetGroups(two, [pick('Sauce', 'Hot')]), unmet);
    assert.deepEqual(unmetGroups(two, [pick('Sauce', ...options)]), unmet);
    assert.deepEqual(unmetGroups(two, [pick('Sauce', 'Hot', 'Mild')]), []);
  });

  it('accept any number where a group has no limits (POP-12)', () => {
    assert.deepEqual(boundsOf(group({ type: 'multi' })), { min: 1, max: 3 });
  });

  it('require an option of each older-style choice (POP-23)', () => {
    assert.deepEqual(
      unmetGroups(shirt, [pick('Size', 'S')]).map(({ rule, name }) => `${rule} ${name}`),
      ['required Colour'],
    );
  });
});

describe('the chosen options', () => {
  const large = [pick('Colour', 'Navy'), pick('Size', 'Extra large')];

  it('are the combination of the options, spaces removed (POP-23)', () => {
    assert.equal(variationOf(shirt, large)?.price, 24);
    assert.equal(variationOf(shirt, [pick('Size', 'S')]), null);
  });

  it('are named from a combination, also where an option contains a dash (POP-23)', () => {
    assert.deepEqual(optionsOf(shirt, { type: 'Extralarge-Navy' }), [large[1], large[0]]);
    const axis = { ...plain, choice_options: [{ name: 'choice_0', title: 'Cut', options: ['V-neck', 'V'] }] };
    assert.deepEqual(optionsOf(axis, { type: 'V-neck' }), [pick('Cut', 'V-neck')]);
  });

  it('have the stock and the price of their combination (POP-17, POP-18)', () => {
    assert.equal(stockOf(shirt, large), 0);
    assert.equal(stockOf(shirt), 0);
    assert.equal(stockOf({ ...plain, stock: null }), null);
    assert.equal(priceSoFar(shirt, large), 24);
    assert.equal(priceSoFar(shirt), 20);
    assert.equal(priceSoFar({ ...dish(), price: 8 }, [pick('Sauce', 'Sweet')]), 10);
  });

  it('are equal in whatever order they were chosen, and whatever the number of add-ons', () => {
    const made = { variation: [pick('A', '1', '2'), pick('B', '3')], addOnIds: [1, 10, 2] };
    const same = { variation: [pick('B', '3'), pick('A', '2', '1')], addOnIds: [10, 2, 1] };
    assert.equal(isMadeAlike(made, same), true);
    assert.equal(isMadeAlike(made, { ...same, addOnIds: [10, 2] }), false);
    assert.equal(isMadeAlike(made, { ...same, note: '' }), true);
    assert.equal(isMadeAlike(made, { ...same, note: 'no onions' }), false);
    assert.equal(isMadeAlike(made, { ...same, variation: [pick('A', '2', '1')] }), false);
  });
});
