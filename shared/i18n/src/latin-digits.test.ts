import { latinDigits } from './latin-digits.ts';

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['١٢٫٥', '12.5'],
  ['#1042, 12.5 ريال', '#1042, 12.5 ريال'],
])('reads %s as %s', (typed, latin) => {
  expect(latinDigits(typed)).toBe(latin);
});
