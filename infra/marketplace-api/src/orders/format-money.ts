import type { Settings } from '../entities/settings.ts';
import type { Language } from '../texts/translate.ts';

/** Keeps `AED 5.00` in its order within a text that runs from right to left. */
const LEFT_TO_RIGHT_MARK = '\u200e';

/** An amount in cents as sentences name it: `AED 12.50`, `$12.50` (CRD-16). */
export function formatMoney(cents: number, settings: Settings, language: Language): string {
  const {
    currency_symbol: symbol,
    currency_symbol_direction: side,
    digit_after_decimal_point: digits,
  } = settings;
  const number = new Intl.NumberFormat('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
  // `$12.50` stands close, `AED 12.50` does not.
  const gap = /\p{L}$/u.test(symbol) ? ' ' : '';
  const text = side === 'left' ? `${symbol}${gap}${number}` : `${number} ${symbol}`;
  return language === 'ar' ? LEFT_TO_RIGHT_MARK + text : text;
}
