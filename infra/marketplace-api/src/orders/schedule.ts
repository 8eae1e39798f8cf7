import { sql } from 'kysely';
import { cityTime } from '../entities/city-time.ts';
import type { ItemRow } from '../entities/item-row.ts';
import { rows, type Queryable } from '../sql.ts';
import { isSoldAt } from './priced-line.ts';

export interface Slot {
  starts: Date;
  ends: Date;
}

/**
 * The half hours of the next seven days in which a store is open and sells all of the items, in the city's time (CHK-10).
 * Opening hours that end before they begin run past midnight.
 */
export async function slotsOf(
  db: Queryable,
  storeId: number,
  items: readonly ItemRow[],
  now: Date,
): Promise<Slot[]> {
  const found = await rows<Slot & { time: string }>(
    db,
    sql`
      with zone as (select coalesce((select value #>> '{}' from marketplace.settings where key = 'time_zone'), 'UTC') as name),
      days as (select generate_series(date_trunc('day', ${cityTime(now)}) - interval '1 day',
          date_trunc('day', ${cityTime(now)}) + interval '7 days', interval '1 day') as day),
      hours as (select days.day + opens as opens,
          days.day + closes + case when closes <= opens then interval '1 day' else interval '0' end as closes
        from days join marketplace.store_schedules schedule
          on schedule.store_id = ${storeId} and schedule.day = extract(dow from days.day)),
      slots as (select distinct generate_series(opens, closes - interval '30 minutes', interval '30 minutes') as clock from hours)
      select clock at time zone zone.name as starts, (clock + interval '30 minutes') at time zone zone.name as ends,
        to_char(clock, 'HH24:MI') as time
      from slots, zone
      where clock at time zone zone.name > ${now}
        and clock at time zone zone.name < ${new Date(now.getTime() + 7 * 24 * 3_600_000)}
      order by 1`,
  );
  return found
    .filter(({ time }) => items.every((item) => isSoldAt(item, time)))
    .map(({ starts, ends }) => ({ starts, ends }));
}
