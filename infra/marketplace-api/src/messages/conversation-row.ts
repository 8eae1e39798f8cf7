import type { ChatMessage, Conversation, ReceiverType } from '@souk/contracts/api';
import { sql, type RawBuilder } from 'kysely';
import { flag } from '../entities/flag.ts';
import { pictureUrlOrNull } from '../entities/pictures.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { signedAddress } from '../files/signed-address.ts';
import { notFound } from '../http/problem.ts';
import { row, rows, type Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';

/** The reader's language and the addresses of pictures, which rows need to be shown. */
export interface ChatReader {
  language: Language;
  mediaUrl: string;
  fileKey: Buffer;
  now: Date;
}

export interface Receiver {
  type: ReceiverType;
  id: number;
  name: LocalizedText;
  image: string | null;
  phone: string | null;
}

/** The name of the receiver of a conversation `c`, in every language. */
export const receiverColumns = sql`
  case c.receiver_type when 'store' then store.name
    else jsonb_build_object('en', man.f_name || ' ' || man.l_name) end as name,
  case c.receiver_type when 'store' then store.logo else man.image end as image,
  case c.receiver_type when 'store' then null else man.phone end as phone`;
export const receiverJoins = sql`
  left join marketplace.stores store on c.receiver_type = 'store' and store.id = c.receiver_id
  left join marketplace.delivery_men man on c.receiver_type = 'delivery_man' and man.id = c.receiver_id`;

/**
 * The receiver of a customer's message: any store, or the delivery person of one of their orders.
 * @throws Problem 404 for everybody else
 */
export async function receiverFor(
  db: Queryable,
  customerId: number,
  type: ReceiverType,
  id: number,
): Promise<Receiver> {
  const known =
    type === 'store'
      ? sql`store.id is not null`
      : sql`man.id is not null and (
          exists (select 1 from marketplace.orders where customer_id = ${customerId} and delivery_man_id = man.id)
          or exists (select 1 from marketplace.conversations other where other.customer_id = ${customerId}
            and other.receiver_type = 'delivery_man' and other.receiver_id = man.id))`;
  const found = await row<Omit<Receiver, 'type' | 'id'>>(
    db,
    sql`select ${receiverColumns} from (select ${type}::text as receiver_type, ${id}::integer as receiver_id) c ${receiverJoins}
        where ${known}`,
  );
  if (!found) throw notFound('receiver');
  return { type, id, ...found };
}

/** Requires an order of the customer that the receiver is involved in. @throws Problem 404 */
export async function refuseOtherOrder(
  db: Queryable,
  customerId: number,
  { type, id }: Pick<Receiver, 'type' | 'id'>,
  orderId: number,
): Promise<void> {
  const isReceivers = type === 'store' ? sql`store_id = ${id}` : sql`delivery_man_id = ${id}`;
  const found = await row(
    db,
    sql<object>`select 1 as one from marketplace.orders
                where id = ${orderId} and customer_id = ${customerId} and ${isReceivers}`,
  );
  if (!found) throw notFound('order');
}

export interface MessageRow {
  id: number;
  conversation_id: number;
  sender_type: ChatMessage['sender_type'];
  message: string;
  client_key: string | null;
  seen_at: Date | null;
  order_id: number | null;
  created_at: Date;
  files: string[] | null;
}

/** Messages `m` with the ids of their pictures. */
export const messageRows = (db: Queryable, condition: RawBuilder<unknown>): Promise<MessageRow[]> =>
  rows<MessageRow>(
    db,
    sql`select m.*, (select jsonb_agg(f.id order by f.created_at, f.id) from marketplace.files f where f.message_id = m.id) as files
        from marketplace.messages m where ${condition}`,
  );

export const messageOf = (message: MessageRow, { fileKey, now }: ChatReader): ChatMessage => ({
  id: message.id,
  conversation_id: message.conversation_id,
  sender_type: message.sender_type,
  message: message.message,
  files_full_url: (message.files ?? []).map((id) => signedAddress(fileKey, id, now)),
  client_key: message.client_key,
  is_seen: flag(message.seen_at !== null),
  order_id: message.order_id,
  created_at: message.created_at.toISOString(),
});

interface ConversationRow {
  id: number;
  receiver_type: ReceiverType;
  receiver_id: number;
  name: LocalizedText;
  image: string | null;
  phone: string | null;
  unread: number;
  order_id: number | null;
  last_message_at: Date;
}

/** Conversations `c` that match a condition, with their entries in the list. */
export async function conversationsOf(
  db: Queryable,
  condition: RawBuilder<unknown>,
  reader: ChatReader,
): Promise<Conversation[]> {
  const found = await rows<ConversationRow>(
    db,
    sql`select c.id, c.receiver_type, c.receiver_id, c.last_message_at, ${receiverColumns},
          (select count(*)::integer from marketplace.messages m
           where m.conversation_id = c.id and m.seen_at is null and m.sender_type <> 'customer') as unread,
          (select m.order_id from marketplace.messages m
           where m.conversation_id = c.id and m.order_id is not null order by m.id desc limit 1) as order_id
        from marketplace.conversations c ${receiverJoins} where ${condition}`,
  );
  const ids = found.map(({ id }) => id);
  const last = await messageRows(
    db,
    sql`m.id in (select max(id) from marketplace.messages where conversation_id = any(${ids}::integer[]) group by conversation_id)`,
  );
  return found.map((conversation) => {
    const message = last.find(({ conversation_id }) => conversation_id === conversation.id);
    return {
      id: conversation.id,
      receiver_type: conversation.receiver_type,
      receiver_id: conversation.receiver_id,
      name: textIn(reader.language, conversation.name),
      image_full_url: pictureUrlOrNull(reader.mediaUrl, conversation.image),
      phone: conversation.phone,
      unread_message_count: conversation.unread,
      last_message: message ? messageOf(message, reader) : null,
      order_id: conversation.order_id,
      last_message_time: conversation.last_message_at.toISOString(),
    };
  });
}
