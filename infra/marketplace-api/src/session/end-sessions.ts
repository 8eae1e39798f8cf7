import { sql, type RawBuilder } from 'kysely';
import { PUSH_CHANNEL } from '../push/send-push.ts';
import type { PushFeed } from '../push/push-feed.ts';
import { rows, type Queryable } from '../sql.ts';

/** Ends open sessions of a customer, with the push tokens and event streams that belong to them. Says whether there were any. */
async function end(
  db: Queryable,
  push: PushFeed,
  customerId: number,
  which: RawBuilder<unknown>,
  now: Date,
): Promise<boolean> {
  const ended = await rows<object>(
    db,
    sql`with ended as (
          update marketplace.sessions set revoked_at = ${now}
          where customer_id = ${customerId} and revoked_at is null and ${which} returning token_hash),
        unsubscribed as (
          delete from marketplace.push_tokens where session_hash in (select token_hash from ended))
        select 1 as one from ended`,
  );
  if (ended.length === 0) return false;
  // Streams read whether their session is still open when they are woken, in every process.
  await rows(db, sql<object>`select pg_notify(${PUSH_CHANNEL}, ${String(customerId)})`);
  push.wake(customerId);
  return true;
}

export const endSession = (
  db: Queryable,
  push: PushFeed,
  { id, tokenHash }: { id: number; tokenHash: Buffer },
  now: Date,
) => end(db, push, id, sql`token_hash = ${tokenHash}`, now);

/** Ends the session that the customer's list of devices names so; false where they have none of that name. */
export const endSessionByPublicId = (
  db: Queryable,
  push: PushFeed,
  customerId: number,
  publicId: string,
  now: Date,
) => end(db, push, customerId, sql`public_id = ${publicId} and expires_at > ${now}`, now);

/** Ends every session but the one that asks. */
export const endOtherSessions = (
  db: Queryable,
  push: PushFeed,
  { id, tokenHash }: { id: number; tokenHash: Buffer },
  now: Date,
) => end(db, push, id, sql`token_hash <> ${tokenHash}`, now);

export const endAllSessions = (db: Queryable, push: PushFeed, customerId: number, now: Date) =>
  end(db, push, customerId, sql`true`, now);

/** Ends the oldest sessions beyond the newest `count`. */
export const endOldSessions = (db: Queryable, push: PushFeed, customerId: number, count: number, now: Date) =>
  end(
    db,
    push,
    customerId,
    sql`token_hash in (select token_hash from marketplace.sessions where customer_id = ${customerId}
          and revoked_at is null order by created_at desc, token_hash offset ${count})`,
    now,
  );
