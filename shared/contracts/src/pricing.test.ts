import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linePrices, type PricedQuantity } from './pricing.ts';

/** 12.00 a unit, half of it while the sale has units, and 10 % less after that. */
const item: PricedQuantity['item'] = {
  price: 12,
  discount: 50,
  discount_type: 'percent',
  store_discount: 0,
  flash_sale: {
    id: 1,
    units_left: 7,
    regular: { discount: 10, discount_type: 'percent', store_discount: 0 },
  },
};
type Line = Parameters<typeof linePrices>[0][number];
const line = (quantity: number, more: Partial<Line> = {}): Line => {
  return { price: 12, quantity, item, add_ons: [], ...more };
};
const totals = (...lines: Line[]) => linePrices(lines).map(({ total }) => total);

describe('the price of a line', () => {
  for (const [quantity, total, split] of [
    [1, 6, null],
    [7, 42, null],
    [8, 52.8, { sale: 7, regular: 1 }],
    [9, 63.6, { sale: 7, regular: 2 }],
  ] as const)
    it(`sells ${quantity} of which 7 are at the sale's price for ${total} (POP-16)`, () => {
      assert.deepEqual(linePrices([line(quantity)]), [{ total, full: 12 * quantity, split }]);
    });

  it('gives the units of a sale to the lines in their order (POP-16)', () => {
    assert.deepEqual(totals(line(5), line(3), line(1)), [30, 22.8, 10.8]);
    assert.deepEqual(linePrices([line(7), line(1)])[1]?.split, { sale: 0, regular: 1 });
  });

  it('never discounts add-ons, nor multiplies them by the quantity (POP-16)', () => {
    const add_ons = [{ price: 1.5, quantity: 2 }];
    assert.deepEqual(totals(line(8, { add_ons })), [55.8]);
  });

  it('takes the discount of the store once the units of the sale are gone (POP-20)', () => {
    const regular = { discount: 1, discount_type: 'amount' as const, store_discount: 25 };
    const soldOut = { ...item, flash_sale: { id: 1, units_left: 0, regular } };
    assert.deepEqual(totals(line(2, { item: soldOut })), [18]);
  });
});
