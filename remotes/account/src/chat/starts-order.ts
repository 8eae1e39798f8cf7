import type { ChatMessage } from '@souk/contracts';

/** Whether a message is the first about its order since another one was written about; answers without an order go on with it. */
export function startsOrder(messages: readonly Pick<ChatMessage, 'order_id'>[], at: number): boolean {
  const orderId = messages[at]?.order_id ?? null;
  const former = messages.slice(0, at).findLast(({ order_id }) => order_id !== null);
  return orderId !== null && former?.order_id !== orderId;
}
