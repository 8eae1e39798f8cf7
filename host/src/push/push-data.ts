import type { PushMessage } from '@souk/contracts';

/** A message of Firebase's carries texts alone; null for what is not one of ours. */
export function pushIn(data: unknown): PushMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const texts = data as Readonly<Record<string, unknown>>;
  const word = (name: string) => (typeof texts[name] === 'string' ? texts[name] : null);
  const number = (name: string) => (/^\d{1,15}$/.test(word(name) ?? '') ? Number(word(name)) : null);
  const [id, type] = [number('id'), word('type')];
  if (id === null || type === null) return null;
  return {
    id,
    type,
    title: word('title') ?? '',
    body: word('body') ?? '',
    conversation_id: number('conversation_id'),
    sender_type: word('sender_type'),
    order_id: number('order_id'),
  };
}
