import type { MoneySettings } from './formats.ts';
import { directionOf } from './languages.ts';
import { localeOf } from './locale.ts';

const NO_BREAK_SPACE = '\u00a0';
/** Keeps a minus sign before its number where the text around it runs from right to left. */
const LEFT_TO_RIGHT_MARK = '\u200e';
const ENDS_IN_LETTER = /\p{L}\.?$/u;
const STARTS_WITH_LETTER = /^\p{L}/u;

/** Writes amounts in units with the marketplace's symbol, on its side, with its decimals (CRD-16). */
export function moneyFormat(language: string, settings: MoneySettings): (amount: number) => string {
  const {
    currency_symbol: symbol,
    currency_symbol_direction: side,
    digit_after_decimal_point: digits,
  } = settings;
  const number = new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const mark = directionOf(language) === 'rtl' ? LEFT_TO_RIGHT_MARK : '';
  // `$12.50` stands close, `SAR 12.50` does not.
  const left = ENDS_IN_LETTER.test(symbol) ? symbol + NO_BREAK_SPACE : symbol;
  const right = STARTS_WITH_LETTER.test(symbol) ? NO_BREAK_SPACE + symbol : symbol;

  return (amount) => {
    const written = number.format(Math.abs(amount));
    // What rounds to nothing has no sign.
    const minus = amount < 0 && /[1-9]/.test(written) ? `${mark}-` : '';
    return side === 'left' ? `${minus}${left}${written}` : `${minus}${written}${right}`;
  };
}
