import type { ServerResponse } from 'node:http';
import type { PushMessage } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { pushWire, type PushRow } from './push-row.ts';
import type { Customer } from '../http/visitor.ts';
import { row, rows, type Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';

const HEARTBEAT_MS = 15_000;
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
  // 'close' stops the stream of a broken connection; an error that nobody listens to would end the process.
  response.on('error', () => {});
  let last = after ?? (await newestOf(pool, customer.id));
  // Where the customer left meanwhile, 'close' is over, and nothing would stop the stream.
  if (response.destroyed) return;
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  // Sends the starting id, so that a client that loses the connection before the first message continues from here.
  response.write(`id: ${last}\nevent: start\ndata: ${last}\n\n`);

  const stop = () => {
    clearInterval(heartbeat);
    unsubscribe();
    if (isOver(response)) return;
    // Behind bytes that nobody reads, the end would keep the connection for as long as the client likes.
    if (response.writableLength > 0) response.destroy();
    else response.end();
  };
  const writeNew = async () => {
    if (isOver(response)) return;
    if (response.writableLength > MAX_UNREAD_BYTES || !(await isOpen(pool, customer, now()))) return stop();
    const messages = await messagesAfter(pool, customer.id, last, language);
    // It may have been stopped during the reads.
    if (isOver(response)) return;
    for (const message of messages) {
      last = message.id;
      response.write(`id: ${message.id}\nevent: push\ndata: ${JSON.stringify(message)}\n\n`);
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
      await writeNew().catch(stop);
    }
    isReading = false;
  };
  const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
  const unsubscribe = push.subscribe(customer.id, (open) => void (open ? wake() : stop()));
  response.on('close', stop);
  // Reads after subscribing, so that no message is missed in between.
  void wake();
}

const isOver = ({ writableEnded, destroyed }: ServerResponse) => writableEnded || destroyed;

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
