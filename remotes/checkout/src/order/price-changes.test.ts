import { aBillLine } from '@souk/testing';
import { keyedLines, learnPrices, priceChanges, pricesOf } from './price-changes.ts';

const soup = aBillLine({ cart_id: 7, price: 5 });

it('treats the first price as known, unless the server reports a change (CRT-20)', () => {
  expect(learnPrices([soup], {})).toEqual({ '7': 5 });
  const risen = { ...soup, previous_price: 4.5 };
  expect(learnPrices([risen], {})).toEqual({});
  expect(priceChanges([risen], {})).toEqual([{ key: '7', before: 4.5, now: 5 }]);
  expect(priceChanges([risen], pricesOf([risen]))).toEqual([]);
});

it('detects a price that changed between two quotes, discounts included (CRT-20)', () => {
  const known = pricesOf([soup]);
  expect(priceChanges([{ ...soup, discount: 0.5 }], known)).toEqual([{ key: '7', before: 5, now: 4.5 }]);
  expect(learnPrices([{ ...soup, price: 6 }], known)).toBe(known);
});

it('distinguishes the parts of a line in which a flash sale ends', () => {
  const parts = keyedLines([soup, { ...soup, discount: 0 }]).map(({ key }) => key);
  expect(parts).toEqual(['7', '7 1']);
});

it('recognises a Buy Now item by its choices', () => {
  const large = [{ name: 'Size', values: { label: ['Large'] } }];
  const keys = keyedLines([aBillLine({ cart_id: null }), aBillLine({ cart_id: null, variation: large })]).map(
    ({ key }) => key,
  );
  expect(new Set(keys).size).toBe(2);
});
