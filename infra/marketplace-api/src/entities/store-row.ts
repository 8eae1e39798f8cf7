import type { NextOpening, Position } from '@souk/contracts/api';
import { sql } from 'kysely';
import { rows, type Queryable } from '../sql.ts';
import { citySecond } from './city-time.ts';
import type { LocalizedText } from './localized-text.ts';
import { nextOpening } from './next-opening.ts';

/** Whether the store `s` accepts prescription orders (RX-5): it delivers, and sells prescription items. */
export const takesPrescriptions = sql`(s.delivery and exists (
  select 1 from marketplace.items i where i.store_id = s.id and i.prescription and i.active))`;

export interface StoreRow {
  id: number;
  slug: string;
  name: LocalizedText;
  address: LocalizedText;
  logo: string;
  cover: string;
  latitude: number;
  longitude: number;
  delivery_time: string;
  free_delivery: boolean;
  /** The fees of its zone, in cents. */
  delivery_fee_per_km: number;
  minimum_delivery_fee: number;
  maximum_delivery_fee: number;
  minimum_order: number;
  discount_percent: number;
  active: boolean;
  featured: boolean;
  veg: boolean;
  non_veg: boolean;
  delivery: boolean;
  take_away: boolean;
  schedule_order: boolean;
  prescription_order: boolean;
  rating_sum: number;
  rating_count: number;
  created_at: Date;
  module_id: number;
  module_type: string;
  zone_id: number;
  total_items: number;
  open: boolean;
  next_opening: NextOpening | null;
  kinds: LocalizedText[];
  distance: number | null;
}

/** Kilometres in a straight line from a position to the store `s`; null without a position. */
export const distanceFrom = (position: Position | null) =>
  position === null
    ? sql<number | null>`null::double precision`
    : sql<number | null>`(2 * 6371 * asin(least(1, sqrt(
        power(sin(radians(s.latitude - ${position.lat}::double precision) / 2), 2)
        + cos(radians(${position.lat}::double precision)) * cos(radians(s.latitude))
        * power(sin(radians(s.longitude - ${position.lng}::double precision) / 2), 2)))))`;

/** Whether the store `s` is open. */
export const isOpen = (now: Date) => sql<boolean>`(s.open_seconds @> ${citySecond(now)})`;

/** The top categories of most items of the store `s`, by the counts of items. */
const kinds = sql<LocalizedText[]>`coalesce((
  select jsonb_agg(top.name order by top.items desc, top.id) from (
    select c.id, c.name, sum(counted.items) as items
    from marketplace.item_counts counted
    join marketplace.categories own on own.id = counted.category_id
    join marketplace.categories c on c.id = coalesce(own.parent_id, own.id)
    where counted.store_id = s.id and counted.items > 0
    group by c.id order by items desc, c.id limit 2) top), '[]')`;

/** Stores by id, in the order of the ids, in one query. */
export async function storeRows(
  db: Queryable,
  ids: readonly number[],
  position: Position | null,
  now: Date,
): Promise<StoreRow[]> {
  if (ids.length === 0) return [];
  return rows<StoreRow>(
    db,
    sql<StoreRow>`
      select s.*, m.module_type, z.delivery_fee_per_km, z.minimum_delivery_fee, z.maximum_delivery_fee,
        ${takesPrescriptions} as prescription_order, ${isOpen(now)} as open, ${distanceFrom(position)} as distance,
        case when ${isOpen(now)} then null else ${nextOpening(now)} end as next_opening, ${kinds} as kinds,
        (select count(*)::integer from marketplace.items i where i.store_id = s.id and i.active) as total_items
      from unnest(${ids}::integer[]) with ordinality as wanted (id, place)
      join marketplace.stores s on s.id = wanted.id
      join marketplace.modules m on m.id = s.module_id
      join marketplace.zones z on z.id = s.zone_id
      order by wanted.place`,
  );
}
