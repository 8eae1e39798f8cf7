import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { NetContent } from './api/index.ts';
import { unitPriceOf } from './unit-price.ts';

const sold = (net_content: NetContent | null, more: object = {}) => ({
  price: 20,
  discount: 0,
  discount_type: 'percent' as const,
  store_discount: 0,
  variations: [],
  food_variations: [],
  net_content,
  ...more,
});

for (const [amount, unit, per, price] of [
  [500, 'g', 100, 4],
  [1500, 'ml', 100, 1.33],
  [75, 'ml', 100, 26.67],
  [12, 'piece', 1, 1.67],
] as const)
  it(`shows the price of ${per} ${unit} for a pack of ${amount} ${unit} (ENT-1)`, () =>
    assert.deepEqual(unitPriceOf(sold({ amount, unit })), { amount: price, per, unit }));

it('uses the price after its discount, the store’s before the item’s own (ENT-1, POP-20)', () => {
  const content = { amount: 500, unit: 'g' as const };
  assert.equal(unitPriceOf(sold(content, { discount: 25 }))?.amount, 3);
  assert.equal(unitPriceOf(sold(content, { discount: 25, store_discount: 50 }))?.amount, 2);
});

it('is empty where the price is that of one unit, where the amount is unknown, or where choices change it (ENT-1)', () => {
  for (const item of [
    sold(null),
    sold({ amount: 100, unit: 'g' }),
    sold({ amount: 1, unit: 'piece' }),
    sold({ amount: 500, unit: 'g' }, { variations: [{ type: 'L', price: 30, stock: 1 }] }),
    sold({ amount: 500, unit: 'g' }, { food_variations: [{}] }),
  ])
    assert.equal(unitPriceOf(item), null);
});
