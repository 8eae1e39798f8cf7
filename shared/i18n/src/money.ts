import type { Config } from '@souk/contracts';
import { LEFT_TO_RIGHT_MARK, formatFixed } from './decimal.ts';
import { directionOf } from './languages.ts';
import { numberFormat } from './intl.ts';
import { localeOf } from './locale.ts';

/** What amounts need to know of the marketplace's settings (CRD-16). */
export type MoneySettings = Pick<
  Config,
  'currency' | 'currency_symbol' | 'currency_symbol_direction' | 'digit_after_decimal_point'
>;

const NO_BREAK_SPACE = '\u00a0';
const ENDS_IN_LETTER = /\p{L}\.?$/u;
const STARTS_WITH_LETTER = /^\p{L}/u;
const ARABIC_LETTER = /\p{Script=Arabic}/u;
/** What Intl adds around an Arabic symbol: marks of direction and the dot of an abbreviation. */
const AROUND_SYMBOL = /^[\u200e\u200f]+|[.\u200e\u200f]+$/gu;

/**
 * The symbol of an amount and its side: in Arabic, a currency's Arabic symbol where it has one, after the number as in the
 * shops there; otherwise those of the settings.
 */
export function currencyMark(
  language: string,
  { currency, currency_symbol, currency_symbol_direction }: MoneySettings,
): { symbol: string; side: MoneySettings['currency_symbol_direction'] } {
  const configured = { symbol: currency_symbol, side: currency_symbol_direction };
  if (directionOf(language) !== 'rtl' || !/^[A-Z]{3}$/.test(currency)) return configured;
  const parts = numberFormat(localeOf(language), { style: 'currency', currency }).formatToParts(1);
  const symbol = parts.find(({ type }) => type === 'currency')?.value.replaceAll(AROUND_SYMBOL, '') ?? '';
  return ARABIC_LETTER.test(symbol) ? { symbol, side: 'right' } : configured;
}

/** Writes amounts in units with the symbol of the currency, on its side, with the marketplace's decimals (CRD-16). */
export function moneyFormat(language: string, settings: MoneySettings): (amount: number) => string {
  const { symbol, side } = currencyMark(language, settings);
  const digits = settings.digit_after_decimal_point;
  const mark = directionOf(language) === 'rtl' ? LEFT_TO_RIGHT_MARK : '';
  // `$12.50` stands close, `SAR 12.50` does not.
  const left = ENDS_IN_LETTER.test(symbol) ? symbol + NO_BREAK_SPACE : symbol;
  const right = STARTS_WITH_LETTER.test(symbol) ? NO_BREAK_SPACE + symbol : symbol;

  return (amount) => {
    const written = formatFixed(language, Math.abs(amount), digits);
    // What rounds to nothing has no sign.
    const minus = amount < 0 && /[1-9]/.test(written) ? `${mark}-` : '';
    return side === 'left' ? `${minus}${left}${written}` : `${minus}${written}${right}`;
  };
}
