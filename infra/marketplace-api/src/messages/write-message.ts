import type { ReceiverType } from '@souk/contracts/api';
import { sql } from 'kysely';
import { row, rows, type Queryable } from '../sql.ts';
import { messageRows, type MessageRow } from './conversation-row.ts';

/** The conversation of a customer with a receiver, created if needed; locked until the transaction ends. */
export async function lockConversation(
  db: Queryable,
  customerId: number,
  type: ReceiverType,
  id: number,
  now: Date,
): Promise<number> {
  const held = await row<{ id: number }>(
    db,
    sql`insert into marketplace.conversations (customer_id, receiver_type, receiver_id, last_message_at)
        values (${customerId}, ${type}, ${id}, ${now})
        on conflict (customer_id, receiver_type, receiver_id) do update set receiver_id = excluded.receiver_id returning id`,
  );
  if (!held) throw new Error(`lockConversation: no conversation of customer ${customerId} after its upsert`);
  return held.id;
}

interface NewMessage {
  sender: 'customer' | ReceiverType;
  message: string;
  clientKey?: string;
  /** The order that the message is about. */
  orderId?: number;
}

/** Writes a message once per `client_key`: a repeat returns the first. `isNew` tells them apart. */
export async function writeMessage(
  db: Queryable,
  conversationId: number,
  { sender, message, clientKey, orderId }: NewMessage,
  now: Date,
): Promise<{ message: MessageRow; isNew: boolean }> {
  const made = await row<{ id: number }>(
    db,
    sql`insert into marketplace.messages (conversation_id, sender_type, message, client_key, order_id, created_at)
        values (${conversationId}, ${sender}, ${message}, ${clientKey ?? null}, ${orderId ?? null}, ${now})
        on conflict (conversation_id, client_key) do nothing returning id`,
  );
  if (made)
    await rows(
      db,
      sql<object>`update marketplace.conversations set last_message_at = ${now} where id = ${conversationId}`,
    );
  const which = made
    ? sql`m.id = ${made.id}`
    : sql`m.conversation_id = ${conversationId} and m.client_key = ${clientKey}`;
  const [written] = await messageRows(db, which);
  if (!written)
    throw new Error(`writeMessage: no message in conversation ${conversationId} after its insert`);
  return { message: written, isNew: made !== null };
}
