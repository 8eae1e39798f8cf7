import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { createWorkLoop, type WorkLoop } from '../outbox/work-loop.ts';
import { rows, type Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';
import { pushWire, type PushRow } from './push-row.ts';
import type { PushService } from './push-service.ts';

/** Time after which a claimed delivery may be claimed again. */
const CLAIM_MS = 60_000;
/** Wait after the first failure; it doubles with each. */
const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 15 * 60_000;
/** Older messages are not delivered; customers find them in the list. */
const MAX_AGE_MS = 24 * 3600_000;
const MAX_AT_ONCE = 20;
/** Interval of the search for failed deliveries and those of ended processes. */
const POLL_INTERVAL_MS = 10_000;

interface Due extends PushRow {
  token: string;
  tries: number;
  language: Language;
  /** Whether the message is recent, and the browser's session is open and belongs to the same customer. */
  holds: boolean;
}

/**
 * Delivers pushed messages to the service after the transaction that wrote them. Each delivery is claimed by one process for a
 * while, and deleted only when the service has accepted it, so none is lost. If the process is killed between delivery and
 * deletion, the message is sent twice with the same id, and pages and browsers show an id once.
 */
export function createPushOutbox(
  { pool, push, now }: Pick<Context, 'pool' | 'push' | 'now'>,
  service: PushService,
  onError: (error: unknown) => void,
): WorkLoop {
  async function deliver(due: Due): Promise<void> {
    const forget = () => deleteDelivery(pool, due);
    if (!due.holds) return forget();
    try {
      const delivery = await service.send(due.token, pushWire(due, due.language));
      if (delivery === 'gone') await deleteToken(pool, due.token);
      else await forget();
    } catch (error) {
      onError(error);
      const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (due.tries - 1));
      await postpone(pool, due, new Date(now().getTime() + wait));
    }
  }

  const loop = createWorkLoop(
    async () => {
      const due = await claim(pool, now());
      await Promise.all(due.map(deliver));
      return due.length > 0;
    },
    POLL_INTERVAL_MS,
    onError,
  );
  push.subscribeAll(loop.wake);
  loop.wake();
  return loop;
}

/** Claims the next deliveries for this process. No lock is held during delivery. */
const claim = (db: Queryable, now: Date): Promise<Due[]> =>
  rows<Due>(
    db,
    sql`
      with due as (
        select message_id, token from marketplace.push_deliveries where next_at <= ${now}
        order by message_id limit ${MAX_AT_ONCE} for update skip locked),
      claimed as (
        update marketplace.push_deliveries delivery
        set tries = delivery.tries + 1, next_at = ${new Date(now.getTime() + CLAIM_MS)}
        from due where delivery.message_id = due.message_id and delivery.token = due.token
        returning delivery.message_id, delivery.token, delivery.tries)
      select message.*, claimed.token, claimed.tries, browser.language,
        message.created_at > ${new Date(now.getTime() - MAX_AGE_MS)}
          and browser.customer_id = message.customer_id
          and session.revoked_at is null and session.expires_at > ${now} as holds
      from claimed
      join marketplace.push_messages message on message.id = claimed.message_id
      join marketplace.push_tokens browser on browser.token = claimed.token
      join marketplace.sessions session on session.token_hash = browser.session_hash
      order by message.id`,
  );

const deleteDelivery = (db: Queryable, { id, token }: Due) =>
  rows(
    db,
    sql<object>`delete from marketplace.push_deliveries where message_id = ${id} and token = ${token}`,
  ).then(() => undefined);

/** Also deletes the deliveries waiting for it. */
const deleteToken = (db: Queryable, token: string) =>
  rows(db, sql<object>`delete from marketplace.push_tokens where token = ${token}`);

const postpone = (db: Queryable, { id, token }: Due, until: Date) =>
  rows(
    db,
    sql<object>`update marketplace.push_deliveries set next_at = ${until} where message_id = ${id} and token = ${token}`,
  );
