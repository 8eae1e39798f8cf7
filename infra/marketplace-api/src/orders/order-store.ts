import type { Position } from '@souk/contracts/api';
import { sql } from 'kysely';
import { isOpen, takesPrescriptions } from '../entities/store-row.ts';
import { zoneContains } from '../entities/zones.ts';
import type { LocalizedText } from '../entities/localized-text.ts';
import { row, type Queryable } from '../sql.ts';

/** A zone's delivery fees, in cents, and its payment methods. */
export interface ZoneTerms {
  zone_id: number;
  cash_on_delivery: boolean;
  digital_payment: boolean;
}

/** A store with the facts that decide whether and how it takes an order. Amounts are in cents. */
export interface OrderStore extends ZoneTerms {
  id: number;
  slug: string;
  name: LocalizedText;
  address: LocalizedText;
  latitude: number;
  longitude: number;
  logo: string;
  delivery: boolean;
  take_away: boolean;
  delivery_time: string;
  minimum_order: number;
  free_delivery: boolean;
  schedule_order: boolean;
  active: boolean;
  open: boolean;
  prescription_order: boolean;
  tax_rate: number;
  tax_included: boolean;
  packaging_fee: number;
  delivery_fee_per_km: number;
  minimum_delivery_fee: number;
  maximum_delivery_fee: number;
  /** Whether the destination lies in the store's zone; true without a destination. */
  covers: boolean;
}

export const orderStore = (
  db: Queryable,
  storeId: number,
  place: Position | null,
  now: Date,
): Promise<OrderStore | null> =>
  row<OrderStore>(
    db,
    sql`select s.*, z.cash_on_delivery, z.digital_payment, z.delivery_fee_per_km, z.minimum_delivery_fee,
          z.maximum_delivery_fee, ${isOpen(now)} as open, ${takesPrescriptions} as prescription_order, ${place ? zoneContains(place.lng, place.lat) : sql`true`} as covers
        from marketplace.stores s join marketplace.zones z on z.id = s.zone_id where s.id = ${storeId}`,
  );

/** The price of a parcel, and the zone where it is picked up. Amounts are in cents. */
export interface ParcelTerms extends ZoneTerms {
  fee_per_km: number;
  minimum_fee: number;
  /** Whether both ends are in served zones. */
  covers: boolean;
}

/** The terms of a parcel category between two places; null where the module has no such category. */
export const parcelTerms = (
  db: Queryable,
  moduleId: number,
  categoryId: number,
  from: Position,
  to: Position,
): Promise<ParcelTerms | null> =>
  row<ParcelTerms>(
    db,
    sql`select kind.fee_per_km, kind.minimum_fee, coalesce(start.id, 0) as zone_id,
          coalesce(start.cash_on_delivery, false) as cash_on_delivery, coalesce(start.digital_payment, false) as digital_payment,
          start.id is not null and exists (${served(moduleId, to)}) as covers
        from marketplace.parcel_categories kind
        left join lateral (${served(moduleId, from)}) start on true
        where kind.id = ${categoryId} and kind.module_id = ${moduleId}`,
  );

const served = (moduleId: number, place: Position) => sql`
  select z.* from marketplace.zones z join marketplace.module_zones link on link.zone_id = z.id and link.module_id = ${moduleId}
  where ${zoneContains(place.lng, place.lat)} order by z.id limit 1`;
