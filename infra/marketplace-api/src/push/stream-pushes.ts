import type { ServerResponse } from 'node:http';
import type { PushMessage } from '@souk/contracts/api';
import { eventText, openEventStream } from '@souk/http-server';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { pushWire, type PushRow } from './push-row.ts';
import type { Customer } from '../http/visitor.ts';
import { row, rows, type Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';

/** A customer who missed more finds them in the list. */
const MAX_MESSAGES_AT_ONCE = 100;
/** A client that does not read is disconnected; when it reconnects, the stream continues after the last message received. */
const MAX_UNREAD_BYTES = 1024 * 1024;

/**
 * Sends pushed messages to a customer as server-sent events, from the one after `after`, or from now on. Ends with the session,
 * so a revoked token receives nothing more.
 */
export async function streamPushes(
  response: ServerResponse,
  { pool, push, now }: Pick<Context, 'pool' | 'push' | 'now'>,
  customer: Customer,
  language: Language,
  after: number | null,
): Promise<void> {
  // An error of the connection while the newest is read would end the process.
  response.on('error', () => {});
  let last = after ?? (await newestOf(pool, customer.id));
  const stream = openEventStream(response, { maxUnreadBytes: MAX_UNREAD_BYTES });
  if (!stream) return;
  // Sends the starting id, so that a client that loses the connection before the first message continues from here.
  stream.write(eventText({ id: last, event: 'start', data: String(last) }));

  const writeNew = async () => {
    if (stream.isOver) return;
    if (!(await isOpen(pool, customer, now()))) return stream.end();
    for (const message of await messagesAfter(pool, customer.id, last, language)) {
      last = message.id;
      stream.write(eventText({ id: message.id, event: 'push', data: JSON.stringify(message) }));
    }
  };
  // One read at a time; otherwise a message could be sent twice. However many wake it meanwhile, one more read finds all of theirs.
  let isReading = false;
  let isStale = false;
  const wake = async () => {
    isStale = true;
    if (isReading) return;
    isReading = true;
    while (isStale) {
      isStale = false;
      await writeNew().catch(stream.end);
    }
    isReading = false;
  };
  stream.onEnd(push.subscribe(customer.id, (open) => void (open ? wake() : stream.end())));
  // Reads after subscribing, so that no message is missed in between.
  void wake();
}

async function newestOf(db: Queryable, customerId: number): Promise<number> {
  const newest = await row<{ id: string }>(
    db,
    sql`select coalesce(max(id), 0) as id from marketplace.push_messages where customer_id = ${customerId}`,
  );
  return Number(newest?.id ?? 0);
}

async function isOpen(db: Queryable, { tokenHash }: Customer, now: Date): Promise<boolean> {
  const session = sql<object>`select 1 as one from marketplace.sessions
                              where token_hash = ${tokenHash} and revoked_at is null and expires_at > ${now}`;
  return (await row(db, session)) !== null;
}

async function messagesAfter(
  db: Queryable,
  customerId: number,
  last: number,
  language: Language,
): Promise<PushMessage[]> {
  const found = await rows<PushRow>(
    db,
    sql`select * from (
          select * from marketplace.push_messages where customer_id = ${customerId} and id > ${last}
          order by id desc limit ${MAX_MESSAGES_AT_ONCE}) newest order by id`,
  );
  return found.map((message) => pushWire(message, language));
}
