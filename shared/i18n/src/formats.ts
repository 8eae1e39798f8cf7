import type { Config } from '@souk/contracts';
import { countdown, type Countdown } from './countdown.ts';
import { dateFormat, dayIn, weekdayFormat } from './date.ts';
import { formatDecimal, formatFixed } from './decimal.ts';
import { distanceFormat } from './distance.ts';
import { directionOf } from './languages.ts';
import { currencyMark, moneyFormat, type MoneySettings } from './money.ts';
import { clockIn, timeFormat } from './time.ts';

/** What formats need to know of the marketplace's settings (CRD-16, CRD-8, CRD-9). Without a time zone they use the visitor's. */
export type FormatSettings = MoneySettings & Partial<Pick<Config, 'time_zone'>>;

/** How numbers, money, distances and times are written in one language, under one marketplace's settings (I18-5). */
export interface Formats {
  /** An amount in units, not cents: `$12.50` (CRD-16). */
  money(amount: number): string;
  /** The symbol that amounts carry, for a label: `AED`, `د.إ`. */
  currency: string;
  /** A plain number with grouping: `2,000`; at most `digits` decimals, 0 unless given. */
  number(value: number, digits?: number): string;
  /** A percentage without needless decimals: `12.5%`. */
  percent(value: number): string;
  /** A rating with the marketplace's decimals, or with `digits` (CRD-9, AMB-2). */
  rating(value: number, digits?: number): string;
  /** A distance in kilometres: `0 km`, `2.50 km`, `1k+ km` (CRD-8). */
  distance(kilometres: number): string;
  /** A day, `20 Nov 2026`: of a moment in the marketplace's city, or of a calendar date such as `2026-11-20`. */
  date(value: Date | string): string;
  /** A day of the week by its name; 0 is Sunday. */
  weekday(day: number): string;
  /** The calendar date of a moment in the marketplace's city, `2026-11-20`. */
  day(value: Date | string): string;
  /** What the clocks of the marketplace's city show at a moment, as an HH:mm for comparisons: `14:30`. */
  clock(moment: Date | string): string;
  /** A time of day, `hh:mm a`, of an HH:mm or a moment in the marketplace's city: `02:30 PM`. */
  time(value: Date | string): string;
  /** A day and its time in one: `20 Nov 2026, 02:30 PM`, in Arabic with the comma of Arabic. */
  moment(value: Date | string): string;
  /** Words one after the other, with the comma of the language: `Milk, Eggs`, `حليب، بيض`. */
  list(words: readonly string[]): string;
  /** What is left until a moment, in boxes of two digits (CRD-11). */
  countdown(until: Date | string, now?: Date): Countdown;
}

/** The formats of a language. Pure: the same arguments always write the same. */
export function createFormats(language: string, settings: FormatSettings): Formats {
  const atMost = (digits: number, value: number) =>
    formatDecimal(language, value, { minimumFractionDigits: 0, maximumFractionDigits: digits });
  const date = dateFormat(language, settings.time_zone);
  const time = timeFormat(language, settings.time_zone);
  const comma = directionOf(language) === 'rtl' ? '، ' : ', ';

  return {
    money: moneyFormat(language, settings),
    currency: currencyMark(language, settings).symbol,
    number: (value, digits = 0) => atMost(digits, value),
    // Not Intl's percent style: browsers disagree on Arabic's sign beside Latin digits.
    percent: (value) => `${atMost(2, value)}%`,
    rating: (value, digits = settings.digit_after_decimal_point) => formatFixed(language, value, digits),
    distance: distanceFormat(language, settings.digit_after_decimal_point),
    date,
    weekday: weekdayFormat(language),
    day: dayIn(settings.time_zone),
    clock: clockIn(settings.time_zone),
    time,
    moment: (value) => date(value) + comma + time(value),
    list: (words) => words.join(comma),
    countdown,
  };
}
