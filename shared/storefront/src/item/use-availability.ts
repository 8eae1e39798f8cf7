import { useSyncExternalStore } from 'react';
import { availabilityOf } from '@souk/contracts';
import type { Item } from '@souk/contracts';

/**
 * Whether an item can be ordered now, only later, or not at all (POP-6, CRD-5), looked at again each minute. The hours are the
 * visitor's, which no server knows: it counts as available until the page is hydrated.
 */
export function useAvailability(item: Item): ReturnType<typeof availabilityOf> {
  return useSyncExternalStore(
    eachMinute,
    () => availabilityOf(item, new Date()),
    () => 'now',
  );
}

function eachMinute(notify: () => void): () => void {
  const timer = setInterval(notify, 60_000);
  return () => clearInterval(timer);
}
