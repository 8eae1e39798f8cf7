import { visitedStoresQuery } from '@souk/api-client';
import type { Customer } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { StoreRail } from '../store/store-rail.tsx';

/** The stores that the customer ordered from before; guests have none (HOM-19, SES-7). */
export function VisitedStores({ heading }: { heading: string }) {
  const { session, module } = useShell();
  const { status, customer } = useReadable(session.state);
  const current = useReadable(module.current);
  if (status !== 'customer' || (customer && !hasVisited(customer, current?.id))) return null;
  return <StoreRail heading={heading} query={visitedStoresQuery()} stores={(stores) => stores} visited />;
}

/** Who has ordered nothing in the module has visited no store of it: nothing holds a place that it would leave. */
const hasVisited = ({ order_count, visited_module_ids }: Customer, moduleId: number | undefined): boolean =>
  visited_module_ids
    ? moduleId !== undefined && visited_module_ids.includes(moduleId)
    : // A backend that does not say where.
      order_count > 0;
