import { availabilityOf } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { useIsInBrowser } from '@souk/ui';

/**
 * Whether an item can be ordered now, only later, or not at all (POP-6, CRD-5). The hours are the visitor's, which no server knows:
 * it counts as available until the page is hydrated.
 */
export function useAvailability(item: Item): ReturnType<typeof availabilityOf> {
  const isInBrowser = useIsInBrowser();
  return isInBrowser ? availabilityOf(item, new Date()) : 'now';
}
