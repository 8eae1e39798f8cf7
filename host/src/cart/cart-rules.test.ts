import { aCampaignItem, aCartLine, aGroceryItem, anItem, anItemWithVariations } from '@souk/testing';
import { refusalOf } from '@souk/contracts';
import { isOfAnotherStore, isSameChoice, modelOf } from './cart-rules.ts';

const ofShop = (quantity: number, stock: number, maximum: number | null) => ({
  item: aGroceryItem({ stock, maximum_cart_quantity: maximum }),
  quantity,
});
const ofFood = (quantity: number, maximum: number | null) => ({
  item: anItem({ maximum_cart_quantity: maximum }),
  quantity,
});

it.each([
  [5, 5, null, null],
  [6, 5, null, 'stock'],
  [1, 0, null, 'stock'],
  [3, 9, 3, null],
  [4, 9, 3, 'maximum'],
  [10, 5, 3, 'stock'],
])('%i of a shop that has %i and gives %s at the most: %s (CRT-11)', (wanted, stock, maximum, refusal) => {
  expect(refusalOf(ofShop(wanted, stock, maximum), [])).toBe(refusal);
});

it.each([
  [99, null, null],
  [3, 3, null],
  [4, 3, 'maximum'],
  [99, 0, null],
])(
  '%i of food that is given %s times at the most: only the maximum counts (CRT-12): %s',
  (wanted, maximum, refusal) => {
    expect(refusalOf(ofFood(wanted, maximum), [])).toBe(refusal);
  },
);

it('counts what the cart holds of the same already (CRT-11)', () => {
  const { item } = ofShop(1, 5, null);
  expect(refusalOf({ item, quantity: 1 }, [aCartLine({ item, quantity: 4 })])).toBeNull();
  expect(refusalOf({ item, quantity: 1 }, [aCartLine({ item, quantity: 5 })])).toBe('stock');
  expect(refusalOf({ item, quantity: 5 }, [aCartLine({ item: anItem({ id: 2 }), quantity: 5 })])).toBeNull();
});

it('counts stock by combination, and the maximum by item (CRT-11, POP-18)', () => {
  const size = (label: string) => [{ name: 'Size', values: { label: [label] } }];
  const item = anItemWithVariations({
    variations: [
      { type: 'Small', price: 20, stock: 5 },
      { type: 'Large', price: 22, stock: 1 },
    ],
  });
  const small = aCartLine({ item, quantity: 5, variation: size('Small') });
  expect(refusalOf({ item, quantity: 1, variation: size('Large') }, [small])).toBeNull();
  expect(refusalOf({ item, quantity: 2, variation: size('Large') }, [small])).toBe('stock');
  expect(refusalOf({ item, quantity: 1, variation: size('Small') }, [small])).toBe('stock');
  const atMostFive = { ...item, maximum_cart_quantity: 5 };
  expect(refusalOf({ item: atMostFive, quantity: 1, variation: size('Large') }, [small])).toBe('maximum');
});

it('takes two additions with the same choices for one line, whatever order and number their add-ons have', () => {
  const line = aCartLine({ add_on_ids: [2, 1], add_on_qtys: [1, 3] });
  const addOns = [
    { id: 1, quantity: 9 },
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
