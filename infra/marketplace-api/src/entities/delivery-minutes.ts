import { FAST_DELIVERY_MINUTES } from '@souk/contracts';
import { sql } from 'kysely';
import { isOpen } from './store-row.ts';

/** The delivery time of the store `s` at the least, in minutes; null where its text has no number. */
export const minDeliveryMinutes = sql<number | null>`substring(s.delivery_time from '\\d{1,4}')::integer`;

/** The same at the most. */
export const maxDeliveryMinutes = sql<
  number | null
>`substring(s.delivery_time from '(\\d{1,4})\\D*$')::integer`;

/**
 * How soon the store `s` delivers what is ordered now, as `[at the most, at the least]` to sort by; null where it is closed, does
 * not deliver or says no time.
 */
export const promisedMinutes = (now: Date) =>
  sql`case when s.active and s.delivery and ${maxDeliveryMinutes} is not null and ${isOpen(now)}
    then array[${maxDeliveryMinutes}, ${minDeliveryMinutes}] end`;

/** Whether what is ordered now of the store `s` is delivered within half an hour. */
export const deliversFast = (now: Date) =>
  sql<boolean>`(s.delivery and ${maxDeliveryMinutes} <= ${FAST_DELIVERY_MINUTES} and ${isOpen(now)})`;
