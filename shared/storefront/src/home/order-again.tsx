import { orderAgainQuery } from '@souk/api-client';
import type { Item } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { ItemRail } from '../item/item-rail.tsx';
import { useText } from '../texts/texts.ts';

const all = (items: readonly Item[]) => items;

/** What the customer's last orders held and can be ordered now; for customers who have ordered (CRD-2). */
export function OrderAgain() {
  const t = useText();
  const { customer } = useReadable(useShell().session.state);
  if (!customer || customer.order_count === 0) return null;
  return <ItemRail heading={t('orderAgain')} query={orderAgainQuery()} items={all} complete />;
}
