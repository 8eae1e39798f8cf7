import { localeOf } from './locale.ts';

/** A day like any other: only the clock is shown. */
const onSomeDay = (clock: string): Date => new Date(`2000-01-01T${clock.padStart(5, '0')}`);
const CLOCK = /^\d{1,2}:\d{2}(:\d{2})?$/;

/** Writes a time of day as `hh:mm a`, of an HH:mm in the marketplace's own time or of a moment in the visitor's. */
export function timeFormat(language: string): (value: Date | string) => string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hour12: true,
  });
  return (value) => {
    const moment = typeof value === 'string' && CLOCK.test(value) ? onSomeDay(value) : new Date(value);
    // Browsers disagree on the space before AM and PM; the narrow one is missing from many typefaces.
    return format.format(moment).replaceAll(/\s/g, '\u00a0');
  };
}
