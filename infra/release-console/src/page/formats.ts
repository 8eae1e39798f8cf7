import { toKilobytes } from '@souk/contracts/channel-changes';
import { language } from '@souk/i18n';
import { text } from './texts/texts.ts';

/** Latin digits and the Gregorian calendar in both languages, as everywhere in Souk. */
const locale = () => (language() === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB');

/** A moment with its day: `22 Nov, 23:36`. */
export const moment = (at: string | number | Date): string =>
  new Intl.DateTimeFormat(locale(), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at));

const UNITS = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;

/** How long ago a moment is, or how far off: `3 hr ago`, `in 25 min`. */
export function timeFrom(at: string | number | Date, now: number): string {
  const distance = new Date(at).getTime() - now;
  const [unit, length] = UNITS.find(([, it]) => Math.abs(distance) >= it) ?? (['second', 1000] as const);
  const count = unit === 'second' ? 0 : Math.trunc(distance / length);
  return new Intl.RelativeTimeFormat(locale(), { style: 'short', numeric: 'auto' }).format(count, unit);
}

export const momentInFull = (at: string | number | Date): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at));

export const figure = (value: number, digits = 0): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(value);

/** Unitless; 0.1 is the limit of a good one. */
export const layoutShift = (value: number): string => figure(value, 3);

export const percent = (value: number): string => `${figure(value, 1)}%`;

export const kilobytes = (bytes: number): string =>
  text('units.kilobytes', { value: figure(toKilobytes(bytes), bytes < 10_000 ? 1 : 0) });

export const seconds = (value: number): string =>
  text('units.seconds', { value: figure(value, value < 10 ? 1 : 0) });

export const milliseconds = (value: number): string =>
  value < 1000 ? text('units.milliseconds', { value: figure(value) }) : seconds(value / 1000);

export const minutes = (value: number): string => text('units.minutes', { count: value });

export const list = (parts: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'unit', style: 'short' }).format(parts);
