import { aCampaignItem, aCartLine, aGroceryItem, anItem } from '@souk/testing';
import { isOfAnotherStore, isSameChoice, modelOf, refusalOf } from './cart-rules.ts';

it.each([
  [5, { stock: 5, maximum: null }, null],
  [6, { stock: 5, maximum: null }, 'stock'],
  [1, { stock: 0, maximum: null }, 'stock'],
  [3, { stock: 9, maximum: 3 }, null],
  [4, { stock: 9, maximum: 3 }, 'maximum'],
  [10, { stock: 5, maximum: 3 }, 'stock'],
])('%i of %o in a shop: %s (CRT-11)', (wanted, limits, refusal) => {
  expect(refusalOf(wanted, limits)).toBe(refusal);
});

it.each([
  [99, { stock: null, maximum: null }, null],
  [3, { stock: null, maximum: 3 }, null],
  [4, { stock: null, maximum: 3 }, 'maximum'],
  [99, { stock: null, maximum: 0 }, null],
])('%i of food, %o: only the maximum counts (CRT-12): %s', (wanted, limits, refusal) => {
  expect(refusalOf(wanted, limits)).toBe(refusal);
});

it('takes two additions with the same choices for one line, whatever the order of their add-ons', () => {
  const line = aCartLine({ add_on_ids: [2, 1], add_on_qtys: [1, 3] });
  const addOns = [
    { id: 1, quantity: 3 },
    { id: 2, quantity: 1 },
  ];
  expect(isSameChoice(line, { item: anItem(), quantity: 1, addOns })).toBe(true);
  expect(isSameChoice(line, { item: anItem(), quantity: 1, addOns: addOns.slice(1) })).toBe(false);
  expect(isSameChoice(line, { item: anItem({ id: 2 }), quantity: 1, addOns })).toBe(false);
});

it('keeps options apart', () => {
  const large = [{ name: 'Size', values: { label: ['Large'] } }];
  const line = aCartLine({ variation: large });
  expect(isSameChoice(line, { item: anItem(), quantity: 1, variation: large })).toBe(true);
  expect(isSameChoice(line, { item: anItem(), quantity: 1 })).toBe(false);
});

it('tells a campaign’s item by its dates (CRT-16)', () => {
  expect(modelOf(aCampaignItem())).toBe('ItemCampaign');
  expect(modelOf(anItem())).toBe('Item');
});

it('never takes an empty cart for another store’s (CRT-9)', () => {
  expect(isOfAnotherStore([], anItem())).toBe(false);
  expect(isOfAnotherStore([aCartLine()], anItem({ id: 2 }))).toBe(false);
  expect(isOfAnotherStore([aCartLine({ item: aGroceryItem() })], anItem())).toBe(true);
});
