import { visitedStoresQuery } from '@souk/api-client';
import { useReadable, useShell } from '@souk/remote-kit';
import { StoreRail } from '../store/store-rail.tsx';

/** The stores that the customer ordered from before; guests have none (HOM-19, SES-7). */
export function VisitedStores({ heading }: { heading: string }) {
  const { status, customer } = useReadable(useShell().session.state);
  // Who has never ordered has visited none: nothing holds a place that it would leave.
  if (status !== 'customer' || customer?.order_count === 0) return null;
  return <StoreRail heading={heading} query={visitedStoresQuery()} stores={(stores) => stores} visited />;
}
