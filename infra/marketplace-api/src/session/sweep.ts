import { sql } from 'kysely';
import { REMEMBERED } from '../cart/idempotency.ts';
import { rows, type Queryable } from '../sql.ts';

const DAY = 24 * 3600 * 1000;
/** A guest who was away for longer than this, with nothing in a cart, begins anew. */
const GUESTS_STAY = 180 * DAY;

/** Whoever was away for longer finds everything in the lists. */
const PUSHES_STAY = 7 * DAY;

/** How long an uploaded picture waits to be attached to something. */
const FILES_WAIT = DAY;

/** Removes what nobody can use any more: old idempotency keys and attempts to order (the orders stay), sessions that have ended, guests of long ago without a cart, pictures that nothing holds. */
export async function sweep(on: Queryable, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await rows(on, sql<object>`delete from marketplace.idempotency_keys where created_at < ${ago(REMEMBERED)}`);
  await rows(on, sql<object>`delete from marketplace.order_attempts where created_at < ${ago(REMEMBERED)}`);
  await rows(
    on,
    sql<object>`delete from marketplace.sessions where expires_at < ${now} or revoked_at < ${now}`,
  );
  await rows(
    on,
    sql<object>`delete from marketplace.files where order_id is null and message_id is null and purpose <> 'profile'
                and created_at < ${ago(FILES_WAIT)}`,
  );
  await rows(on, sql<object>`delete from marketplace.push_messages where created_at < ${ago(PUSHES_STAY)}`);
  await rows(
    on,
    sql<object>`
      delete from marketplace.guests guest where created_at < ${ago(GUESTS_STAY)} and not exists (
        select 1 from marketplace.carts cart join marketplace.cart_lines line on line.cart_id = cart.id
        where cart.guest_hash = guest.id_hash)`,
  );
}

/** Sweeps now and then once a day, until the returned function is called. A sweep that fails is told, and made up for by the next. */
export function sweepDaily(on: Queryable, now: () => Date, onError: (error: unknown) => void): () => void {
  const run = () => void sweep(on, now()).catch(onError);
  run();
  const timer = setInterval(run, DAY).unref();
  return () => clearInterval(timer);
}
