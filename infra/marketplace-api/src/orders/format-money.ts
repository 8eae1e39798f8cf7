import type { Settings } from '../entities/settings.ts';
import type { Language } from '../texts/translate.ts';

/** Keeps the order of `AED 5.00` within a right-to-left text. */
const LEFT_TO_RIGHT_MARK = '\u200e';

/** Formats an amount in cents for a sentence: `AED 12.50`, `$12.50` (CRD-16). */
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
  // A symbol needs no space before the number, a currency code does.
  const gap = /\p{L}$/u.test(symbol) ? ' ' : '';
  const text = side === 'left' ? `${symbol}${gap}${number}` : `${number} ${symbol}`;
  return language === 'ar' ? LEFT_TO_RIGHT_MARK + text : text;
}
