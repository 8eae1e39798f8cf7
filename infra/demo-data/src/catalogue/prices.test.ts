import assert from 'node:assert/strict';
import { it } from 'node:test';
import { seeded } from '../random.ts';
import { writtenDiscount, writtenPrice } from './prices.ts';

for (const [module, price, written] of [
  ['food', 1_337, 1_350],
  ['food', 3_644, 3_600],
  ['food', 12_330, 12_500],
  ['grocery', 694, 695],
  ['grocery', 1_298, 1_299],
  ['grocery', 1_231, 1_225],
  ['pharmacy', 1_312, 1_300],
  ['pharmacy', 4_770, 4_750],
  ['ecommerce', 18_610, 18_500],
  ['ecommerce', 44_870, 44_900],
  ['ecommerce', 328_000, 329_900],
  ['food', 20, 100],
] as const)
  it(`writes ${price} cents as ${written} in ${module}`, () => {
    assert.equal(writtenPrice(module, price, 0), written);
  });

it('writes prices so that a discount of the whole shop leaves quarters of a dirham', () => {
  for (const discount of [5, 10, 15, 20, 25])
    for (const price of [1_337, 2_950, 7_777]) {
      const written = writtenPrice('food', price, discount);
      assert.equal((written * (1 - discount / 100)) % 25, 0, `${price} less ${discount} %`);
      assert.ok(Math.abs(written - price) <= 250);
    }
});

it('gives discounts that leave quarters of a dirham, and amounts where no share does', () => {
  const random = seeded('discounts');
  for (let price = 400; price < 30_000; price += 125) {
    const { discount, discount_type } = writtenDiscount(price, [10, 15, 20, 25], random);
    const left = discount_type === 'percent' ? price * (1 - discount / 100) : price - discount;
    assert.ok(left > 0 && Math.round(left * 100) % 2_500 === 0, `${price} less ${discount} ${discount_type}`);
  }
  assert.equal(writtenDiscount(2_000, [10, 20], random).discount_type, 'percent');
  assert.deepEqual(writtenDiscount(1_299, [20], random), { discount: 300, discount_type: 'amount' });
});
