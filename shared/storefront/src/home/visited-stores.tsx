import { visitedStoresQuery } from '@souk/api-client';
import { useReadable, useShell } from '@souk/remote-kit';
import { StoreRail } from '../store/store-rail.tsx';
import { hasOrderedIn } from './has-ordered-in.ts';

/** The stores that the customer ordered from before; guests have none (HOM-19, SES-7). */
export function VisitedStores({ heading }: { heading: string }) {
  const { session, module } = useShell();
  const { status, customer } = useReadable(session.state);
  const current = useReadable(module.current);
  if (status !== 'customer' || (customer && !hasOrderedIn(customer, current?.id))) return null;
  return <StoreRail heading={heading} query={visitedStoresQuery()} stores={(stores) => stores} visited />;
}
