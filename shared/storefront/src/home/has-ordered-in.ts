import type { Customer } from '@souk/contracts';

/** Who has ordered nothing in the module has nothing to see again there: nothing holds a place that it would leave. */
export const hasOrderedIn = (
  { order_count, visited_module_ids }: Customer,
  moduleId: number | undefined,
): boolean =>
  visited_module_ids
    ? moduleId !== undefined && visited_module_ids.includes(moduleId)
    : // A backend that does not say where.
      order_count > 0;
