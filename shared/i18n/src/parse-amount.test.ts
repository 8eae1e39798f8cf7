import { parseAmount } from './parse-amount.ts';

it.each([
  ['12', 12],
  ['12.5', 12.5],
  [' 12.5 ', 12.5],
  ['.5', 0.5],
  ['5.', 5],
  ['-1', -1],
  // The only separator on many phones.
  ['12,5', 12.5],
  ['0,05', 0.05],
  ['12,5000', 12.5],
  // As the storefront writes them.
  ['5,000', 5000],
  ['-5,000', -5000],
  ['1,234.56', 1234.56],
  ['1,234,567', 1_234_567],
  // No number is grouped after a zero, nor after four digits.
  ['0,500', 0.5],
  ['1234,500', 1234.5],
  ['١٢٫٥', 12.5],
  ['۱۲٫۵', 12.5],
  ['٥٬٠٠٠', 5000],
  ['١٬٢٣٤٫٥٦', 1234.56],
  ['١٢،٥', 12.5],
])('reads %s as %d', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});

it.each([
  '',
  ' ',
  'much',
  '12 USD',
  '.',
  ',',
  '1,2,3',
  '1,5,000',
  '1.5,000',
  '1.234,56',
  '1 000',
  '1e3',
  '0x10',
])('finds no amount in "%s"', (typed) => {
  expect(parseAmount(typed)).toBeNaN();
});
