import type { Answer, ChatMessage, Conversation, PushMessage } from '@souk/contracts';

/** Something that a store wrote. */
export const aChatMessage = (changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 1,
  conversation_id: 1,
  sender_type: 'store',
  message: 'Your soup is on the stove.',
  files_full_url: [],
  client_key: null,
  is_seen: 0,
  order_id: null,
  created_at: '2026-03-04T12:00:00.000Z',
  ...changes,
});

export const aConversation = (changes: Partial<Conversation> = {}): Conversation => ({
  id: 1,
  receiver_type: 'store',
  receiver_id: 1,
  name: 'Olive Kitchen',
  image_full_url: '/media/stores/olive-kitchen-logo-240.webp',
  phone: null,
  unread_message_count: 1,
  last_message: aChatMessage(),
  order_id: null,
  last_message_time: '2026-03-04T12:00:00.000Z',
  ...changes,
});

export const aConversationPage = (
  conversations: Conversation[] = [aConversation()],
): Answer<'conversations'> => ({
  conversations,
  unread_count: conversations.reduce((sum, each) => sum + each.unread_message_count, 0),
  total_size: conversations.length,
  limit: 10,
  offset: 1,
});

/** A conversation with its messages, the latest first. */
export const aThread = (
  messages: ChatMessage[] = [aChatMessage()],
  conversation: Conversation | null = aConversation(),
): Answer<'conversation'> => ({
  conversation,
  receiver: {
    type: conversation?.receiver_type ?? 'store',
    id: conversation?.receiver_id ?? 1,
    name: conversation?.name ?? 'Olive Kitchen',
    image_full_url: conversation?.image_full_url ?? null,
  },
  messages,
  total_size: messages.length,
  limit: 10,
  offset: 1,
});

export const aPushMessage = (changes: Partial<PushMessage> = {}): PushMessage => ({
  id: 1,
  type: 'order_status',
  title: 'Order #1',
  body: 'Your order is on the way.',
  conversation_id: null,
  sender_type: null,
  order_id: 1,
  ...changes,
});
