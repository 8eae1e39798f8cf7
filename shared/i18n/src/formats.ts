import type { Config } from '@souk/contracts';
import { countdown, type Countdown } from './countdown.ts';
import { distanceFormat } from './distance.ts';
import { localeOf } from './locale.ts';
import { moneyFormat } from './money.ts';
import { timeFormat } from './time.ts';

/** What formats need to know of the marketplace's settings (CRD-16, CRD-8, CRD-9). */
export type MoneySettings = Pick<
  Config,
  'currency' | 'currency_symbol' | 'currency_symbol_direction' | 'digit_after_decimal_point'
>;

/** How numbers, money, distances and times are written in one language, under one marketplace's settings (I18-5). */
export interface Formats {
  /** An amount in units, not cents: `$12.50` (CRD-16). */
  money(amount: number): string;
  /** A plain number with grouping: `2,000`; at most `digits` decimals, 0 unless given. */
  number(value: number, digits?: number): string;
  /** A percentage without needless decimals: `12.5%`. */
  percent(value: number): string;
  /** A rating with the marketplace's decimals, or with `digits` (CRD-9, AMB-2). */
  rating(value: number, digits?: number): string;
  /** A distance in kilometres: `0 km`, `2.50 km`, `1k+ km` (CRD-8). */
  distance(kilometres: number): string;
  /** A day: `20 Nov 2026`. Takes ISO 8601 or a Date. */
  date(value: Date | string): string;
  /** A time of day, `hh:mm a`, of an HH:mm or a Date: `02:30 PM`. */
  time(value: Date | string): string;
  /** What is left until a moment, in boxes of two digits (CRD-11). */
  countdown(until: Date | string, now?: Date): Countdown;
}

/** The formats of a language. Pure: the same arguments always write the same. */
export function createFormats(language: string, settings: MoneySettings): Formats {
  const locale = localeOf(language);
  const fixed = (digits: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const rating = fixed(settings.digit_after_decimal_point);
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });

  return {
    money: moneyFormat(language, settings),
    number: (value, digits) =>
      digits === undefined
        ? whole.format(value)
        : new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value),
    // Not Intl's percent style: browsers disagree on Arabic's sign beside Latin digits.
    percent: (value) => `${percent.format(value)}%`,
    rating: (value, digits) => (digits === undefined ? rating : fixed(digits)).format(value),
    distance: distanceFormat(language, settings.digit_after_decimal_point),
    date: (value) => day.format(new Date(value)),
    time: timeFormat(language),
    countdown,
  };
}
