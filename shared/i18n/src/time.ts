import { dateTimeFormat } from './intl.ts';
import { localeOf } from './locale.ts';

const CLOCK = /^\d{1,2}:\d{2}(:\d{2})?$/;
/** A day like any other: only the clock is shown. */
const onSomeDay = (clock: string): Date => new Date(`2000-01-01T${clock.padStart(5, '0')}Z`);

/** Writes a time of day as `hh:mm a`: of an HH:mm, or of a moment in a time zone, the visitor's unless given. */
export function timeFormat(language: string, timeZone?: string): (value: Date | string) => string {
  return (value) => {
    const clock = typeof value === 'string' && CLOCK.test(value) ? onSomeDay(value) : null;
    const written = dateTimeFormat(localeOf(language), {
      hour: '2-digit',
      minute: '2-digit',
      hour12: true,
      timeZone: clock ? 'UTC' : timeZone,
    }).format(clock ?? new Date(value));
    // Browsers disagree on the space before AM and PM; the narrow one is missing from many typefaces.
    return written.replaceAll(/\s/g, '\u00a0');
  };
}

/** The clock of a time zone at a moment as an HH:mm, of the visitor's zone unless given. */
export function clockIn(timeZone?: string): (moment: Date | string) => string {
  // British English writes times of day as ISO 8601 does.
  return (moment) =>
    dateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(moment));
}
