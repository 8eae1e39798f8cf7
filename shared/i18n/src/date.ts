import { dateTimeFormat } from './intl.ts';
import { localeOf } from './locale.ts';

/** A calendar date, which is the same day in every time zone. */
const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Writes a day: of a moment in a time zone, the visitor's unless given, or of a calendar date. */
export function dateFormat(language: string, timeZone?: string): (value: Date | string) => string {
  return (value) => {
    const isCalendarDate = typeof value === 'string' && CALENDAR_DATE.test(value);
    return dateTimeFormat(localeOf(language), {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: isCalendarDate ? 'UTC' : timeZone,
    }).format(new Date(value));
  };
}

/** The calendar date of a moment in a time zone, the visitor's unless given, as ISO 8601 writes it. */
export function dayIn(timeZone?: string): (value: Date | string) => string {
  // Canadian English writes dates as ISO 8601 does.
  return (value) =>
    dateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(
      new Date(value),
    );
}

/** Names a day of the week; 0 is Sunday. */
export function weekdayFormat(language: string): (day: number) => string {
  // The first of October 2023 was a Sunday.
  return (day) =>
    dateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2023, 9, 1 + day),
    );
}
