import type { StoreDetails } from '@souk/contracts/api';
import { sql } from 'kysely';
import { row, type Queryable } from '../sql.ts';
import { cityTime } from './city-time.ts';

type StoreClock = Pick<StoreDetails, 'today' | 'next_opening'>;

/** The day of the week in the city, and when the store opens next: later today, or in up to seven days. */
export async function storeClock(db: Queryable, storeId: number, now: Date): Promise<StoreClock> {
  const clock = await row<{ today: number; in_days: number | null; day: number; opening_time: string }>(
    db,
    sql`with clock as (select at, extract(dow from at)::integer as today from (select ${cityTime(now)} as at) city)
        select clock.today, next.in_days, next.day, next.opening_time
        from clock left join lateral (
          select hours.day, to_char(hours.opens, 'HH24:MI') as opening_time,
            case when hours.day = clock.today and hours.opens <= clock.at::time then 7
              else (hours.day - clock.today + 7) % 7 end as in_days
          from marketplace.store_schedules hours where hours.store_id = ${storeId}
          order by in_days, hours.opens limit 1
        ) next on true`,
  );
  if (!clock) return { today: null, next_opening: null };
  const { today, in_days, day, opening_time } = clock;
  return { today, next_opening: in_days === null ? null : { in_days, day, opening_time } };
}
