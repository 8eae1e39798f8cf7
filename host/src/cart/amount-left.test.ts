import { amountLeft } from './amount-left.ts';

it.each([
  [0, 50, { percent: 0, missing: 50 }],
  [12.4, 50, { percent: 24.8, missing: 37.6 }],
  [49.99, 50, { percent: 99.98, missing: 0.01 }],
  [50, 50, { percent: 100, missing: 0 }],
  [90, 50, { percent: 100, missing: 0 }],
  [0, 0, { percent: 100, missing: 0 }],
])('a subtotal of %d on the way to %d (CRT-4)', (subtotal, over, { percent, missing }) => {
  const way = amountLeft(subtotal, over);
  expect(way.percent).toBeCloseTo(percent);
  expect(way.missing).toBe(missing);
});
