import { visitedStoresQuery } from '@souk/api-client';
import { useReadable, useShell } from '@souk/remote-kit';
import { StoreRail } from '../store/store-rail.tsx';

/** The stores that the customer ordered from before; guests have none (HOM-19, SES-7). */
export function VisitedStores({ heading }: { heading: string }) {
  const { status } = useReadable(useShell().session.state);
  if (status !== 'customer') return null;
  return <StoreRail heading={heading} query={visitedStoresQuery()} stores={(stores) => stores} visited />;
}
