import { latinDigits } from './latin-digits.ts';

const ARABIC_COMMAS = /[\u060c\u066c]/g;
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * An amount as it was typed, in Latin, Arabic or Persian digits; NaN where it is none. Commas before each three digits group
 * them, as the storefront writes numbers: `1,000` is a thousand. Any other comma is the decimal point, since many phones offer
 * no other: `12,5` is `12.5`.
 */
export function parseAmount(typed: string): number {
  const text = latinDigits(typed.trim()).replaceAll(ARABIC_COMMAS, ',');
  const amount = GROUPED.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
  return NUMBER.test(amount) ? Number(amount) : NaN;
}
