import { sql } from 'kysely';

/** A moment as the clocks of the marketplace's city show it, by the setting `time_zone`. */
export const cityTime = (now: Date) => sql<Date>`(${now}::timestamptz at time zone
  coalesce((select value #>> '{}' from marketplace.settings where key = 'time_zone'), 'UTC'))`;
