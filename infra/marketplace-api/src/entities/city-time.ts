import { sql } from 'kysely';

/** A moment as the clocks of the marketplace's city show it, by the setting `time_zone`. */
export const cityTime = (now: Date) => sql<Date>`(${now}::timestamptz at time zone
  coalesce((select value #>> '{}' from marketplace.settings where key = 'time_zone'), 'UTC'))`;

/** How far the city's week has come, in whole seconds since midnight before Sunday; calculated once for a statement. */
export const citySecond = (now: Date) => sql<number>`(select extract(dow from city.time)::integer * 86400
  + floor(extract(epoch from city.time::time))::integer from (select ${cityTime(now)} as time) city)`;
