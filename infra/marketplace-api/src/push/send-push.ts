import { sql } from 'kysely';
import type { LocalizedText } from '../entities/localized-text.ts';
import { jsonb, rows, type Queryable } from '../sql.ts';
import type { PushFeed } from './push-feed.ts';

/** The channel of notifications between the processes of the API about pushed messages. */
export const PUSH_CHANNEL = 'souk_push';

export interface NewPush {
  type: string;
  title: LocalizedText;
  body: LocalizedText;
  conversationId?: number;
  senderType?: string;
  orderId?: number;
}

/** Pushes a message to a customer, in the transaction that causes it (PSH-1). */
export async function sendPush(
  db: Queryable,
  feed: PushFeed,
  customerId: number,
  { type, title, body, conversationId, senderType, orderId }: NewPush,
  now: Date,
): Promise<void> {
  // Locked: a stream continues after the last id that it has read, so a lower id must never be committed later.
  await rows(db, sql<object>`select 1 from marketplace.customers where id = ${customerId} for no key update`);
  // Deliveries to the push service are stored in the same transaction, so a crash loses none.
  await rows(
    db,
    sql<object>`
      with message as (
        insert into marketplace.push_messages (customer_id, type, title, body, conversation_id, sender_type, order_id, created_at)
        values (${customerId}, ${type}, ${jsonb(title)}, ${jsonb(body)}, ${conversationId ?? null},
          ${senderType ?? null}, ${orderId ?? null}, ${now})
        returning id)
      insert into marketplace.push_deliveries (message_id, token, next_at)
      select message.id, browser.token, ${now}::timestamptz from message
      join marketplace.push_tokens browser on browser.customer_id = ${customerId}`,
  );
  // PostgreSQL notifies at the commit; the embedded database serves this process only.
  await rows(db, sql<object>`select pg_notify(${PUSH_CHANNEL}, ${String(customerId)})`);
  feed.wake(customerId);
}
