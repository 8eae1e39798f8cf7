import { FAST_DELIVERY_MINUTES } from '@souk/contracts';
import { sql } from 'kysely';
import { isOpen } from './store-row.ts';

/**
 * How soon the store `s` delivers what is ordered now, as `[at the most, at the least]` to sort by; null where it is closed, does
 * not deliver or says no time.
 */
export const promisedMinutes = (now: Date) =>
  sql`case when s.active and s.delivery and s.max_delivery_minutes is not null and ${isOpen(now)}
    then array[s.max_delivery_minutes, s.min_delivery_minutes] end`;

/** Whether what is ordered now of the store `s` is delivered within half an hour. */
export const deliversFast = (now: Date) =>
  sql<boolean>`(s.delivery and s.max_delivery_minutes <= ${FAST_DELIVERY_MINUTES} and ${isOpen(now)})`;
