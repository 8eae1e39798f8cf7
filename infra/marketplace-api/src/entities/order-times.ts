import type { OrderTimes } from '@souk/contracts/api';
import { sql } from 'kysely';
import { rows, type Queryable } from '../sql.ts';
import { storesInZones } from './zones.ts';
import { isOpen } from './store-row.ts';

interface OrderTimesRow {
  module_id: number;
  delivery_from: number | null;
  delivery_to: number | null;
  take_away_from: number | null;
  take_away_to: number | null;
}

/** How long orders take now in the zones, by module; without modules of which nothing is open. */
export async function orderTimes(
  db: Queryable,
  zones: readonly number[],
  now: Date,
): Promise<Map<number, OrderTimes>> {
  // The middle half: one store that is far quicker or slower than the others must not speak for them.
  const found = await rows(
    db,
    sql<OrderTimesRow>`
      select s.module_id,
        percentile_disc(0.25) within group (order by s.min_delivery_minutes) filter (where s.delivery) as delivery_from,
        percentile_disc(0.75) within group (order by s.max_delivery_minutes) filter (where s.delivery) as delivery_to,
        percentile_disc(0.25) within group (order by s.preparation_minutes) filter (where s.take_away) as take_away_from,
        percentile_disc(0.75) within group (order by s.preparation_minutes) filter (where s.take_away) as take_away_to
      from ${storesInZones(zones)} where s.active and ${isOpen(now)} group by s.module_id`,
  );
  return new Map(
    found.map((row) => [
      row.module_id,
      {
        delivery: rangeOf(row.delivery_from, row.delivery_to),
        take_away: rangeOf(row.take_away_from, row.take_away_to),
      },
    ]),
  );
}

const rangeOf = (from: number | null, to: number | null) =>
  from === null || to === null ? null : { from, to };
