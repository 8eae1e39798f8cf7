import { type RawBuilder, sql } from 'kysely';

/** Restricts the stores `s` to the customer's zones, where they are known. */
export const isInZones = (zones: readonly number[] | null) =>
  zones ? sql`and s.zone_id = any(${zones}::integer[])` : sql``;

/** Stores of the customer's zones, where the module is available; all zones where the customer's are unknown. */
export const storesInZones = (zones: readonly number[] | null) => sql`
  marketplace.stores s
  join marketplace.module_zones served on served.module_id = s.module_id and served.zone_id = s.zone_id ${isInZones(zones)}`;

/** Whether the area of the zone `z` contains a place: compared as a box, since a point does not use the index. */
export const zoneContains = (lng: number | RawBuilder<unknown>, lat: number | RawBuilder<unknown>) =>
  sql<boolean>`z.area @> polygon(box(point(${lng}, ${lat}), point(${lng}, ${lat})))`;
