import type { LocalizedText } from '../entities/localized-text.ts';
import type { PushFeed } from '../push/push-feed.ts';
import { sendPush } from '../push/send-push.ts';
import type { Queryable } from '../sql.ts';
import { LANGUAGES, translate, type TextKey } from '../texts/translate.ts';
import type { OrderRow } from './order-row.ts';

/** Pushes a message about an order to its customer (PSH-1); guests have no event stream. */
export async function pushOfOrder(
  db: Queryable,
  feed: PushFeed,
  { id, customer_id }: Pick<OrderRow, 'id' | 'customer_id'>,
  text: TextKey,
  now: Date,
): Promise<void> {
  if (customer_id === null) return;
  const inAll = (key: TextKey): LocalizedText =>
    Object.fromEntries(LANGUAGES.map((language) => [language, translate(language, key, { order: id })]));
  await sendPush(
    db,
    feed,
    customer_id,
    { type: 'order_status', title: inAll('push.order'), body: inAll(text), orderId: id },
    now,
  );
}
