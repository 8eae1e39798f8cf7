import { orderAgainQuery } from '@souk/api-client';
import type { Item } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { ItemRail } from '../item/item-rail.tsx';
import { useText } from '../texts/texts.ts';
import { hasOrderedIn } from './has-ordered-in.ts';

const all = (items: readonly Item[]) => items;

/** What the customer's last orders held and can be ordered now; for customers who have ordered in this module (CRD-2). */
export function OrderAgain() {
  const t = useText();
  const { session, module } = useShell();
  const { customer } = useReadable(session.state);
  const current = useReadable(module.current);
  if (!customer || !hasOrderedIn(customer, current?.id)) return null;
  return <ItemRail heading={t('orderAgain')} query={orderAgainQuery()} items={all} complete />;
}
