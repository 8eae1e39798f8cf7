import Type from 'typebox';
import { MAX_MESSAGE_LENGTH } from '../input-limits.ts';
import { MAX_PICTURES } from '../pictures.ts';
import { call } from './call.ts';
import { Flag, Id, Nullable, PageFacts, Paging, Strict, Text } from './shapes.ts';

/** Whom a customer writes to (CHT-6). */
export const ReceiverType = Type.Union([Type.Literal('store'), Type.Literal('delivery_man')]);
export type ReceiverType = Type.Static<typeof ReceiverType>;

export const ChatMessage = Type.Object({
  id: Id(),
  conversation_id: Id(),
  /** `customer`, or whom the customer writes to. */
  sender_type: Type.Union([Type.Literal('customer'), ReceiverType]),
  message: Type.String(),
  files_full_url: Type.Array(Type.String()),
  /** The key that the sender made, so that a sent message is recognised when it comes back. */
  client_key: Nullable(Type.String()),
  is_seen: Flag(),
  /** The order that it is about, where it was written from one (CHT-6). */
  order_id: Nullable(Id()),
  created_at: Type.String(),
});
export type ChatMessage = Type.Static<typeof ChatMessage>;

export const Conversation = Type.Object({
  id: Id(),
  receiver_type: ReceiverType,
  receiver_id: Id(),
  name: Type.String(),
  image_full_url: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  unread_message_count: Type.Integer(),
  last_message: Nullable(ChatMessage),
  /** The order that it was about last. */
  order_id: Nullable(Id()),
  last_message_time: Type.String(),
});
export type Conversation = Type.Static<typeof Conversation>;

/** With stores and delivery people; signed-in customers only (SES-6, CHT-3). */
export const messageCalls = {
  conversations: call({
    method: 'GET',
    path: '/api/v1/customer/message/list',
    summary: 'Conversations, the latest first (CHT-2)',
    needs: 'customer',
    query: Type.Object({ ...Paging, type: Type.Optional(ReceiverType) }),
    response: Type.Object({
      conversations: Type.Array(Conversation),
      unread_count: Type.Integer(),
      ...PageFacts,
    }),
  }),
  conversation: call({
    method: 'GET',
    path: '/api/v1/customer/message/details',
    summary:
      'One conversation with its messages, the latest first, and marks them as seen; by its id, or by whom it is with, where it may still be empty (CHT-2)',
    needs: 'customer',
    query: Type.Object({
      ...Paging,
      conversation_id: Type.Optional(Id()),
      receiver_type: Type.Optional(ReceiverType),
      receiver_id: Type.Optional(Id()),
    }),
    response: Type.Object({
      conversation: Nullable(Conversation),
      receiver: Type.Object({
        type: ReceiverType,
        id: Id(),
        name: Type.String(),
        image_full_url: Nullable(Type.String()),
      }),
      messages: Type.Array(ChatMessage),
      ...PageFacts,
    }),
  }),
  searchConversations: call({
    method: 'GET',
    path: '/api/v1/customer/message/search-list',
    summary: 'Conversations by a part of the name (CHT-2)',
    needs: 'customer',
    query: Type.Object({ ...Paging, name: Text(100) }),
    response: Type.Object({ conversations: Type.Array(Conversation), ...PageFacts }),
  }),
  sendMessage: call({
    method: 'POST',
    path: '/api/v1/customer/message/send',
    summary:
      'Sends words and up to three pictures, once for each `client_key`; about an order of the customer where it names one that the receiver has to do with (CHT-2, CHT-4, CHT-6)',
    needs: 'customer',
    files: { field: 'images[]', most: MAX_PICTURES },
    body: Strict({
      message: Type.Optional(Text(MAX_MESSAGE_LENGTH)),
      conversation_id: Type.Optional(Id()),
      receiver_type: Type.Optional(ReceiverType),
      receiver_id: Type.Optional(Id()),
      order_id: Type.Optional(Id()),
      client_key: Type.Optional(Text(64, 8)),
    }),
    response: ChatMessage,
  }),
};
