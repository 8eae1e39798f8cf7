import { sql } from 'kysely';
import { cityTime } from './city-time.ts';

/** Whether the item `i` is sold at this hour, in the city's time (POP-6). */
export const isSoldAtHour = (now: Date) => sql`(i.available_from = i.available_to
  or (i.available_from < i.available_to and ${cityTime(now)}::time >= i.available_from and ${cityTime(now)}::time < i.available_to)
  or (i.available_from > i.available_to and (${cityTime(now)}::time >= i.available_from or ${cityTime(now)}::time < i.available_to)))`;
