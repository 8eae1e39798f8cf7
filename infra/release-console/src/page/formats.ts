import { language } from '@souk/i18n';
import { text } from './texts/texts.ts';

/** Latin digits and the Gregorian calendar in both languages, as everywhere in Souk. */
const locale = () => (language() === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB');

const DAY_MS = 24 * 60 * 60 * 1000;

/** A moment as short as it is clear: the time alone within the last and the next half day. */
export function moment(at: string | number | Date): string {
  const date = new Date(at);
  const near = Math.abs(Date.now() - date.getTime()) < DAY_MS / 2;
  return new Intl.DateTimeFormat(
    locale(),
    near
      ? { hour: '2-digit', minute: '2-digit' }
      : { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  ).format(date);
}

export const momentInFull = (at: string | number | Date): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at));

export const figure = (value: number, digits = 0): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(value);

export const percent = (value: number): string => `${figure(value, 1)}%`;

export const kilobytes = (bytes: number): string =>
  text('units.kilobytes', { value: figure(bytes / 1024, bytes < 10_240 ? 1 : 0) });

export const seconds = (value: number): string =>
  text('units.seconds', { value: figure(value, value < 10 ? 1 : 0) });

export const milliseconds = (value: number): string =>
  value < 1000 ? text('units.milliseconds', { value: figure(value) }) : seconds(value / 1000);

export const minutes = (value: number): string => text('units.minutes', { count: value });

export const list = (parts: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'unit', style: 'short' }).format(parts);
