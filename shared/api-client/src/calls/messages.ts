import type { Answer, ChatMessage, Conversation, Query, ReceiverType } from '@souk/contracts';
import { complete, completing, isRaw, listOf, raw } from '../complete.ts';
import { pagesOf, queryOf } from '../query-of.ts';
import { PAGE_FACTS } from '../read-page.ts';
import { get, postForm } from '../request.ts';

const readChatMessage = completing<ChatMessage, 'id' | 'created_at' | 'conversation_id' | 'sender_type'>({
  message: '',
  files_full_url: [],
  client_key: null,
  is_seen: 0,
  order_id: null,
});

const readConversation = (value: unknown): Conversation =>
  complete<
    Conversation,
    'id' | 'name' | 'receiver_type' | 'receiver_id' | 'last_message' | 'last_message_time'
  >(
    {
      ...raw(value),
      last_message: isRaw(raw(value).last_message) ? readChatMessage(raw(value).last_message) : null,
    },
    { image_full_url: null, phone: null, unread_message_count: 0, order_id: null },
  );

const readConversations = (value: unknown): Answer<'conversations'> =>
  complete<Answer<'conversations'>, 'conversations'>(
    { ...raw(value), conversations: listOf(readConversation)(raw(value).conversations) },
    { unread_count: 0, ...PAGE_FACTS },
  );

const readThread = (value: unknown): Answer<'conversation'> =>
  complete<Answer<'conversation'>, 'receiver' | 'conversation' | 'messages'>(
    {
      ...raw(value),
      conversation: isRaw(raw(value).conversation) ? readConversation(raw(value).conversation) : null,
      messages: listOf(readChatMessage)(raw(value).messages),
    },
    PAGE_FACTS,
  );

/** Conversations, the latest first (CHT-2). */
export const fetchConversations = (params: Query<'conversations'> = {}, signal?: AbortSignal) =>
  get('/api/v1/customer/message/list', readConversations, { ...params }, signal);
export const conversationsPages = (params: { type?: ReceiverType } = {}) =>
  pagesOf('conversations', fetchConversations, ({ conversations }) => conversations, params);
/** The number of unread messages: for the badge (CHT-6). */
export const unreadMessagesQuery = () =>
  queryOf('unreadMessages', fetchConversations, { limit: 1 }, { on: ['customer'] });

/** Which thread: by its id, or by whom it is with. */
export interface ThreadOf {
  conversation_id?: number;
  receiver_type?: ReceiverType;
  receiver_id?: number;
}

/** One conversation with its messages, the latest first; marks them as seen (CHT-2). */
export const fetchThread = (params: ThreadOf & { limit?: number; offset?: number }, signal?: AbortSignal) =>
  get('/api/v1/customer/message/details', readThread, { ...params }, signal);
export const threadPages = (params: ThreadOf & { limit?: number }) =>
  pagesOf('conversation', fetchThread, ({ messages }) => messages, params);

/** Conversations by a part of the name (CHT-2). */
export const searchConversations = (params: Query<'searchConversations'>, signal?: AbortSignal) =>
  get('/api/v1/customer/message/search-list', readConversations, { ...params }, signal);
export const searchConversationsQuery = (name: string) =>
  queryOf('searchConversations', searchConversations, { name }, { on: ['customer', 'language'] });

/** Pictures over a slow line take longer than a question. */
const TIMEOUT_MS = 120_000;

/** Sends words and up to three pictures; a repeat with the `client_key` of the first try counts once (CHT-4, CHT-6). Rejects with `ApiError`. */
export function sendMessage({
  images = [],
  ...fields
}: ThreadOf & {
  message?: string;
  client_key: string;
  /** The order that it is about. */
  order_id?: number;
  images?: readonly Blob[];
}): Promise<ChatMessage> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value));
  for (const image of images) form.append('images[]', image);
  return postForm('/api/v1/customer/message/send', readChatMessage, form, { timeout: TIMEOUT_MS });
}
