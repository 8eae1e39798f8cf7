import type { ChatMessage, ReceiverType } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { notFound } from '../http/problem.ts';
import { sendPush } from '../push/send-push.ts';
import { row } from '../sql.ts';
import { LANGUAGES, translate } from '../texts/translate.ts';
import { messageOf, receiverColumns, receiverJoins, refuseOtherOrder } from './conversation-row.ts';
import { lockConversation, writeMessage } from './write-message.ts';

/** Characters of a message that a push shows. */
const SHOWN = 160;

/** Writes to a customer for a store or a delivery person, and pushes the message (CHT-6, PSH-2). @throws Problem 404 */
export function replyToCustomer(
  context: Context,
  body: {
    customer_id: number;
    sender_type: ReceiverType;
    sender_id: number;
    message: string;
    order_id?: number;
  },
): Promise<ChatMessage> {
  const { pool, push, fileKey, mediaUrl } = context;
  const { customer_id, sender_type, sender_id, order_id: orderId } = body;
  return transaction(pool, async (client) => {
    const now = context.now();
    const sender = await row<{ name: LocalizedText | null }>(
      client,
      sql`select ${receiverColumns} from (select ${sender_type}::text as receiver_type, ${sender_id}::integer as receiver_id) c
          ${receiverJoins} where store.id is not null or man.id is not null`,
    );
    const customer = await row(
      client,
      sql<object>`select 1 as one from marketplace.customers where id = ${customer_id}`,
    );
    if (!sender || !customer) throw notFound('receiver');
    if (orderId !== undefined)
      await refuseOtherOrder(client, customer_id, { type: sender_type, id: sender_id }, orderId);
    const conversationId = await lockConversation(client, customer_id, sender_type, sender_id, now);
    const { message } = await writeMessage(
      client,
      conversationId,
      { sender: sender_type, message: body.message, orderId },
      now,
    );
    const title = Object.fromEntries(
      LANGUAGES.map((language) => [language, translate(language, 'push.message')]),
    );
    const name = (language: (typeof LANGUAGES)[number]) => textIn(language, sender.name);
    const text = Object.fromEntries(
      LANGUAGES.map((language) => [language, `${name(language)}: ${body.message.slice(0, SHOWN)}`]),
    );
    await sendPush(
      client,
      push,
      customer_id,
      { type: 'message', title, body: text, conversationId, senderType: sender_type },
      now,
    );
    return messageOf(message, { language: 'en', mediaUrl, fileKey, now });
  });
}
