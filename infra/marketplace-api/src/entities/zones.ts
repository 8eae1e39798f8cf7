import { sql } from 'kysely';

/** Restricts the stores `s` to the customer's zones, where they are known. */
export const isInZones = (zones: readonly number[] | null) =>
  zones ? sql`and s.zone_id = any(${zones}::integer[])` : sql``;
