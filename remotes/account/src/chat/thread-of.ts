import type { ThreadOf } from '@souk/api-client';

const idIn = (value: string | null) =>
  value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;

/** Which conversation an address means (CHT-1, AMB-8): `conversationId`, or `type` and `id` of whom to write to; null for the list. */
export function threadOf(params: URLSearchParams): ThreadOf | null {
  const conversation = idIn(params.get('conversationId'));
  if (conversation !== null) return { conversation_id: conversation };
  const [type, id] = [params.get('type'), idIn(params.get('id'))];
  return id !== null && (type === 'store' || type === 'delivery_man')
    ? { receiver_type: type, receiver_id: id }
    : null;
}

/** The order that an address says the customer writes about (CHT-6). */
export const orderOf = (params: URLSearchParams): number | null => idIn(params.get('orderId'));
