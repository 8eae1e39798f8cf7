import { sql } from 'kysely';
import type { LocalizedText } from '../entities/localized-text.ts';
import { rows, type Queryable } from '../sql.ts';
import type { PushFeed } from './push-feed.ts';

/** The channel on which the processes of the API tell each other whom something was pushed to. */
export const PUSH_CHANNEL = 'souk_push';

export interface NewPush {
  type: string;
  title: LocalizedText;
  body: LocalizedText;
  conversationId?: number;
  senderType?: string;
  orderId?: number;
}

/** Pushes a message to a customer, in the transaction of what it tells of (PSH-1). */
export async function sendPush(
  db: Queryable,
  feed: PushFeed,
  customerId: number,
  { type, title, body, conversationId, senderType, orderId }: NewPush,
  now: Date,
): Promise<void> {
  // One after the other: a stream goes on behind the number that it has seen, so a lower one must never come later.
  await rows(db, sql<object>`select 1 from marketplace.customers where id = ${customerId} for no key update`);
  // What the push service is to be handed is written down with it: a process that ends in between loses nothing.
  await rows(
    db,
    sql<object>`
      with message as (
        insert into marketplace.push_messages (customer_id, type, title, body, conversation_id, sender_type, order_id, created_at)
        values (${customerId}, ${type}, ${JSON.stringify(title)}, ${JSON.stringify(body)}, ${conversationId ?? null},
          ${senderType ?? null}, ${orderId ?? null}, ${now})
        returning id)
      insert into marketplace.push_deliveries (message_id, token, next_at)
      select message.id, browser.token, ${now}::timestamptz from message
      join marketplace.push_tokens browser on browser.customer_id = ${customerId}`,
  );
  // PostgreSQL tells it when the transaction is committed; the embedded database has this process alone.
  await rows(db, sql<object>`select pg_notify(${PUSH_CHANNEL}, ${String(customerId)})`);
  feed.wake(customerId);
}
