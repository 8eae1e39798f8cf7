import type { ThreadOf } from '@souk/api-client';
import { ROUTES } from '@souk/contracts';
import type { Conversation } from '@souk/contracts';

const idIn = (value: string | null) =>
  value !== null && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;

/** Which conversation an address means (CHT-1): `conversationId`, or `type` and `id` of whom to write to; null for the list. */
export function threadOf(params: URLSearchParams): ThreadOf | null {
  const conversation = idIn(params.get('conversationId'));
  if (conversation !== null) return { conversation_id: conversation };
  const [type, id] = [params.get('type'), idIn(params.get('id'))];
  return id !== null && (type === 'store' || type === 'delivery_man')
    ? { receiver_type: type, receiver_id: id }
    : null;
}

/** Where a conversation is read (CHT-1). */
export function threadPath({ id, receiver_type }: Pick<Conversation, 'id' | 'receiver_type'>): string {
  return `${ROUTES.chatting}?conversationId=${id}&type=${receiver_type}&chatFrom=list`;
}
