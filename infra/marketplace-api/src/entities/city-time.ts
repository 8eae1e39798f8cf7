import { sql } from 'kysely';

/** A moment in the local time of the marketplace's city, by the setting `time_zone`. */
export const cityTime = (now: Date) => sql<Date>`(${now}::timestamptz at time zone
  coalesce((select value #>> '{}' from marketplace.settings where key = 'time_zone'), 'UTC'))`;

/** Seconds of the city's week, counted from midnight before Sunday; calculated once per statement. */
export const citySecond = (now: Date) => sql<number>`(select extract(dow from city.time)::integer * 86400
  + floor(extract(epoch from city.time::time))::integer from (select ${cityTime(now)} as time) city)`;
