import { sql } from 'kysely';
import { KEY_LIFETIME_MS } from '../cart/idempotency.ts';
import { sweepUploadUsage } from '../files/upload-quota.ts';
import { sweepSubscribers } from '../newsletter/subscription.ts';
import { rows, type Queryable } from '../sql.ts';
import { NETWORK_KNOWN_MS } from './known-networks.ts';
import { THROTTLE_WINDOW_MS } from './throttle.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Guests without a cart are deleted after this. */
const GUEST_LIFETIME_MS = 180 * DAY_MS;
/** Guests without any data are deleted after this. */
const EMPTY_GUEST_LIFETIME_MS = 7 * DAY_MS;

/** Push messages are deleted after this; the events themselves are in the customer's lists. */
const PUSH_LIFETIME_MS = 7 * DAY_MS;

/** Pictures that were not attached to anything are deleted after this. */
const UNATTACHED_FILE_LIFETIME_MS = DAY_MS;

/** Deletes expired data: idempotency keys and order attempts (the orders stay), ended sessions, old guests without a cart, younger guests without any data, unattached pictures, codes and the counts of the day before. */
export async function sweep(db: Queryable, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await rows(
    db,
    sql<object>`delete from marketplace.idempotency_keys where created_at < ${ago(KEY_LIFETIME_MS)}`,
  );
  await rows(
    db,
    sql<object>`delete from marketplace.order_attempts where created_at < ${ago(KEY_LIFETIME_MS)}`,
  );
  await rows(
    db,
    sql<object>`delete from marketplace.sessions where expires_at < ${now} or revoked_at < ${now}`,
  );
  await rows(
    db,
    sql<object>`delete from marketplace.files where order_id is null and message_id is null
                and created_at < ${ago(UNATTACHED_FILE_LIFETIME_MS)}
                and not exists (select 1 from marketplace.customers where portrait_id = files.id)
                and not exists (select 1 from marketplace.review_pictures where file_id = files.id)`,
  );
  await sweepUploadUsage(db, now);
  await rows(
    db,
    sql<object>`delete from marketplace.push_messages where created_at < ${ago(PUSH_LIFETIME_MS)}`,
  );
  await rows(
    db,
    sql<object>`
      delete from marketplace.guests guest where created_at < ${ago(GUEST_LIFETIME_MS)} and not exists (
        select 1 from marketplace.carts cart join marketplace.cart_lines line on line.cart_id = cart.id
        where cart.guest_hash = guest.id_hash)`,
  );
  await rows(
    db,
    sql<object>`
      delete from marketplace.guests guest where created_at < ${ago(EMPTY_GUEST_LIFETIME_MS)}
        and not exists (
          select 1 from marketplace.carts cart join marketplace.cart_lines line on line.cart_id = cart.id
          where cart.guest_hash = guest.id_hash)
        and not exists (select 1 from marketplace.orders where guest_hash = guest.id_hash)
        and not exists (select 1 from marketplace.coupon_uses where guest_hash = guest.id_hash)
        and not exists (select 1 from marketplace.files where guest_hash = guest.id_hash)`,
  );
  await sweepSubscribers(db, now);
  await rows(db, sql<object>`delete from marketplace.codes where expires_at < ${now}`);
  await rows(
    db,
    sql<object>`delete from marketplace.throttles where started_at < ${ago(THROTTLE_WINDOW_MS)}`,
  );
  await rows(
    db,
    sql<object>`delete from marketplace.known_networks where seen_at < ${ago(NETWORK_KNOWN_MS)}`,
  );
}

/** Sweeps now and every hour, until the returned function is called. A failed sweep is reported to `onError`; the next one catches up. */
export function sweepHourly(db: Queryable, now: () => Date, onError: (error: unknown) => void): () => void {
  const run = () => void sweep(db, now()).catch(onError);
  run();
  const timer = setInterval(run, HOUR_MS).unref();
  return () => clearInterval(timer);
}
