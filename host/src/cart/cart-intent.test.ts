import { aCartLine, aFoodItemWithSizes, anAddOn, anItem } from '@souk/testing';
import { applyIntent, lineOf } from './cart-intent.ts';

const soup = aCartLine({ id: 1, quantity: 2 });
const bread = aCartLine({ id: 2, item: anItem({ id: 2, name: 'Bread' }) });
const add = (item = anItem(), quantity = 1) =>
  ({ kind: 'add', lineId: -1, choice: { item, quantity }, idempotencyKey: 'k' }) as const;

it('shows a new line before the server has made it', () => {
  const lines = applyIntent([soup], add(anItem({ id: 3, name: 'Tea' })));
  expect(lines.map(({ id, item }) => [id, item.name])).toEqual([
    [1, 'Lentil Soup'],
    [-1, 'Tea'],
  ]);
});

it('raises the line that holds the same already (CRT-16)', () => {
  expect(applyIntent([soup, bread], add(anItem(), 3)).map(({ quantity }) => quantity)).toEqual([5, 1]);
});

it('adds up the add-ons of what becomes one line, as the server does (POP-16)', () => {
  const item = anItem({ add_ons: [anAddOn()] });
  const held = lineOf({ item, quantity: 1, addOns: [{ id: 1, quantity: 1 }] }, 1);
  const choice = { item, quantity: 1, addOns: [{ id: 1, quantity: 2 }] };
  const lines = applyIntent([held], { kind: 'add', lineId: -1, choice, idempotencyKey: 'k' });
  expect(lines).toMatchObject([{ id: 1, quantity: 2, add_on_qtys: [3], add_ons: [{ quantity: 3 }] }]);
});

it('keeps lines with different notes apart, and a note that a change says nothing of (CRT-16, CRT-17)', () => {
  const noted = { ...soup, note: 'no onions' };
  const { item } = soup;
  const plain = { kind: 'add', lineId: -1, choice: { item, quantity: 1 }, idempotencyKey: 'k' } as const;
  expect(applyIntent([noted], plain).map(({ note, quantity }) => [note, quantity])).toEqual([
    ['no onions', 2],
    ['', 1],
  ]);
  const same = { ...plain, choice: { item, quantity: 1, note: 'no onions' } };
  expect(applyIntent([noted], same)).toEqual([{ ...noted, quantity: 3 }]);
  const change = (note?: string) =>
    applyIntent([noted], { kind: 'change', lineId: 1, choice: { item, quantity: 4, note } })[0]?.note;
  expect(change()).toBe('no onions');
  expect(change('')).toBe('');
});

it('prices a line by its options and add-ons, as the server will', () => {
  const item = aFoodItemWithSizes({ add_ons: [anAddOn()] });
  const variation = [{ name: 'Size', values: { label: ['Large'] } }];
  const line = lineOf({ item, quantity: 1, variation, addOns: [{ id: 1, quantity: 2 }] }, -1);
  expect(line.price).toBe(10.5);
  expect(line.add_ons).toEqual([{ id: 1, name: 'Garlic bread', price: 1.5, quantity: 2 }]);
});

it('sets, changes, removes and clears', () => {
  expect(applyIntent([soup, bread], { kind: 'quantity', lineId: 2, quantity: 9 })[1]?.quantity).toBe(9);
  const changed = applyIntent([soup, bread], {
    kind: 'change',
    lineId: 2,
    choice: { item: bread.item, quantity: 4 },
  });
  expect(changed[1]).toMatchObject({ id: 2, quantity: 4 });
  expect(applyIntent([soup, bread], { kind: 'remove', lineId: 1 })).toEqual([bread]);
  expect(applyIntent([soup, bread], { kind: 'clear' })).toEqual([]);
});
