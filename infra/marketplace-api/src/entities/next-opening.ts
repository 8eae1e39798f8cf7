import type { NextOpening } from '@souk/contracts/api';
import { sql } from 'kysely';
import { cityTime } from './city-time.ts';

/** When the store `s` opens next, later today or in up to seven days; null without hours. */
export const nextOpening = (now: Date) => sql<NextOpening | null>`(
  select jsonb_build_object('in_days', next.in_days, 'day', next.day, 'opening_time', to_char(next.opens, 'HH24:MI')) from (
    select hours.day, hours.opens,
      case when hours.day = city.today and hours.opens <= city.at::time then 7
        else (hours.day - city.today + 7) % 7 end as in_days
    from marketplace.store_schedules hours,
      (select at, extract(dow from at)::integer as today from (select ${cityTime(now)} as at) clock) city
    where hours.store_id = s.id
    order by in_days, hours.opens limit 1) next)`;
