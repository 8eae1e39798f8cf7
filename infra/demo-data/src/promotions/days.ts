const DAY = 86_400_000;

/** So many days from a moment, as the database reads it. */
export const daysFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY).toISOString();
