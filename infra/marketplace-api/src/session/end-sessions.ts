import { sql, type RawBuilder } from 'kysely';
import { PUSH_CHANNEL } from '../push/send-push.ts';
import type { PushFeed } from '../push/push-feed.ts';
import { rows, type Queryable } from '../sql.ts';

/** Ends open sessions of a customer, with their push tokens and event streams. Returns whether there were any. */
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
  // When woken, the streams of every process check whether their session is still open.
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

/** Ends the session with this id in the customer's list of devices; returns false where there is none. */
export const endSessionByPublicId = (
  db: Queryable,
  push: PushFeed,
  customerId: number,
  publicId: string,
  now: Date,
) => end(db, push, customerId, sql`public_id = ${publicId} and expires_at > ${now}`, now);

/** Ends every session but the requesting one. */
export const endOtherSessions = (
  db: Queryable,
  push: PushFeed,
  { id, tokenHash }: { id: number; tokenHash: Buffer },
  now: Date,
) => end(db, push, id, sql`token_hash <> ${tokenHash}`, now);

export const endAllSessions = (db: Queryable, push: PushFeed, customerId: number, now: Date) =>
  end(db, push, customerId, sql`true`, now);

/** Ends all sessions but the newest `count`. */
export const endOldSessions = (db: Queryable, push: PushFeed, customerId: number, count: number, now: Date) =>
  end(
    db,
    push,
    customerId,
    sql`token_hash in (select token_hash from marketplace.sessions where customer_id = ${customerId}
          and revoked_at is null order by created_at desc, token_hash offset ${count})`,
    now,
  );
