import { messageCalls, type ReceiverType } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { pictureUrlOrNull } from '../entities/pictures.ts';
import { textIn } from '../entities/localized-text.ts';
import { attachFiles, storePicture, type FileRow } from '../files/file-store.ts';
import { invalid, notFound } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import type { RequestContext } from '../http/request-context.ts';
import {
  conversationsOf,
  messageOf,
  messageRows,
  receiverFor,
  refuseOtherOrder,
  type Receiver,
} from '../messages/conversation-row.ts';
import { lockConversation, writeMessage } from '../messages/write-message.ts';
import { row, rows, type Queryable } from '../sql.ts';

/** A conversation, or its receiver. */
interface With {
  conversation_id?: number;
  receiver_type?: ReceiverType;
  receiver_id?: number;
}

/** A customer's conversations with stores and delivery people (CHT-2, CHT-6). */
export function messageRoutes(route: Route, context: Context): void {
  const { pool, mediaUrl, fileKey, limits, now } = context;
  const readerOf = ({ language }: RequestContext) => ({ language, mediaUrl, fileKey, now: now() });

  const count = async (condition: ReturnType<typeof sql>) => {
    const counted = await row<{ total: number }>(
      pool,
      sql`select count(*)::integer as total from ${condition}`,
    );
    return counted?.total ?? 0;
  };

  route(
    messageCalls.conversations,
    async ({ visitor, requestContext, query: { limit = 10, offset = 1, type } }) => {
      const mine = sql`c.customer_id = ${visitor.id} ${type ? sql`and c.receiver_type = ${type}` : sql``}`;
      const page = sql`${mine} order by c.last_message_at desc, c.id desc limit ${limit} offset ${(offset - 1) * limit}`;
      return {
        conversations: await conversationsOf(pool, page, readerOf(requestContext)),
        unread_count: await count(
          sql`marketplace.messages m join marketplace.conversations c on c.id = m.conversation_id
            where c.customer_id = ${visitor.id} and m.seen_at is null and m.sender_type <> 'customer'`,
        ),
        total_size: await count(sql`marketplace.conversations c where ${mine}`),
        limit,
        offset,
      };
    },
  );

  route(
    messageCalls.searchConversations,
    async ({ visitor, requestContext, query: { limit = 10, offset = 1, name } }) => {
      const like = `%${name.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const ids = await rows<{ id: number }>(
        pool,
        sql`select c.id from marketplace.conversations c
            left join marketplace.stores store on c.receiver_type = 'store' and store.id = c.receiver_id
            left join marketplace.delivery_men man on c.receiver_type = 'delivery_man' and man.id = c.receiver_id
            where c.customer_id = ${visitor.id} and (exists (select 1 from jsonb_each_text(store.name) name where name.value ilike ${like}) or man.f_name || ' ' || man.l_name ilike ${like})
            order by c.last_message_at desc, c.id desc`,
      );
      const page = ids.slice((offset - 1) * limit, offset * limit).map(({ id }) => id);
      return {
        conversations: await conversationsOf(
          pool,
          sql`c.id = any(${page}::integer[]) order by c.last_message_at desc, c.id desc`,
          readerOf(requestContext),
        ),
        total_size: ids.length,
        limit,
        offset,
      };
    },
  );

  route(messageCalls.conversation, async ({ visitor, requestContext, query }) => {
    const { limit = 10, offset = 1 } = query;
    const { id, receiver } = await conversationWith(pool, visitor.id, query);
    if (id !== null) {
      await rows(
        pool,
        sql<object>`update marketplace.messages set seen_at = ${now()}
                    where conversation_id = ${id} and sender_type <> 'customer' and seen_at is null`,
      );
    }
    const reader = readerOf(requestContext);
    const [conversation = null] = id === null ? [] : await conversationsOf(pool, sql`c.id = ${id}`, reader);
    const messages =
      id === null
        ? []
        : await messageRows(
            pool,
            sql`m.conversation_id = ${id} order by m.id desc limit ${limit} offset ${(offset - 1) * limit}`,
          );
    return {
      conversation,
      receiver: {
        type: receiver.type,
        id: receiver.id,
        name: textIn(requestContext.language, receiver.name),
        image_full_url: pictureUrlOrNull(mediaUrl, receiver.image),
      },
      messages: messages.map((message) => messageOf(message, reader)),
      total_size: id === null ? 0 : await count(sql`marketplace.messages where conversation_id = ${id}`),
      limit,
      offset,
    };
  });

  route(
    messageCalls.sendMessage,
    async ({ visitor, requestContext, body, files, request }) => {
      const words = (body.message ?? '').trim();
      if (words === '' && files.length === 0) throw invalid('message', 'message.empty');
      const { receiver } = await conversationWith(pool, visitor.id, body);
      const { order_id: orderId } = body;
      if (orderId !== undefined) await refuseOtherOrder(pool, visitor.id, receiver, orderId);
      const pictures: FileRow[] = [];
      const uploader = { visitor, address: request.ip };
      for (const bytes of files) pictures.push(await storePicture(context, bytes, 'chat', uploader));
      return transaction(pool, async (client) => {
        const id = await lockConversation(client, visitor.id, receiver.type, receiver.id, now());
        const written = await writeMessage(
          client,
          id,
          { sender: 'customer', message: words, clientKey: body.client_key, orderId },
          now(),
        );
        if (!written.isNew || pictures.length === 0)
          return messageOf(written.message, readerOf(requestContext));
        const ids = pictures.map((picture) => picture.id);
        await attachFiles(client, ids, 'chat', visitor, { message_id: written.message.id }, 'images');
        return messageOf({ ...written.message, files: ids }, readerOf(requestContext));
      });
    },
    { limit: limits.upload },
  );
}

/** The conversation of a request; `id` null where it has no messages yet. @throws Problem 404, 422 */
async function conversationWith(
  db: Queryable,
  customerId: number,
  { conversation_id, receiver_type, receiver_id }: With,
): Promise<{ id: number | null; receiver: Receiver }> {
  if (conversation_id !== undefined) {
    const found = await row<{ receiver_type: ReceiverType; receiver_id: number }>(
      db,
      sql`select receiver_type, receiver_id from marketplace.conversations
          where id = ${conversation_id} and customer_id = ${customerId}`,
    );
    if (!found) throw notFound('conversation');
    const receiver = await receiverFor(db, customerId, found.receiver_type, found.receiver_id);
    return { id: conversation_id, receiver };
  }
  if (!receiver_type || receiver_id === undefined) throw invalid('receiver_id', 'message.receiver');
  const receiver = await receiverFor(db, customerId, receiver_type, receiver_id);
  const found = await row<{ id: number }>(
    db,
    sql`select id from marketplace.conversations
        where customer_id = ${customerId} and receiver_type = ${receiver_type} and receiver_id = ${receiver_id}`,
  );
  return { id: found?.id ?? null, receiver };
}
