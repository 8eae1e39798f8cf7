import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasVariations, needsChoice } from './choices.ts';
import type { Choosable } from './choices.ts';

const plain: Choosable = { food_variations: [], variations: [], choice_options: [] };
const sauce = (required: 'on' | 'off'): Choosable => ({
  ...plain,
  food_variations: [{ name: 'Sauce', type: 'single', min: 0, max: 0, required, values: [] }],
});
const size: Choosable = { ...plain, variations: [{ type: 'Large', price: 5, stock: 1 }] };
const axis: Choosable = {
  ...plain,
  choice_options: [{ name: 'choice_1', title: 'Size', options: ['Large'] }],
};

describe('what there is to choose on an item', () => {
  it('opens an item with groups, combinations or choices, also with optional ones (CRT-10)', () => {
    for (const item of [sauce('on'), sauce('off'), size, axis]) assert.equal(hasVariations(item), true);
    assert.equal(hasVariations(plain), false);
  });

  it('must be chosen where a group is required or where there are combinations (POP-11)', () => {
    for (const item of [sauce('on'), size]) assert.equal(needsChoice(item), true);
    for (const item of [plain, sauce('off')]) assert.equal(needsChoice(item), false);
  });
});
