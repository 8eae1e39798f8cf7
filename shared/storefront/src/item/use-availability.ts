import { useSyncExternalStore } from 'react';
import { availabilityOf } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';

/**
 * Whether an item can be ordered now, only later, or not at all (POP-6, CRD-5), looked at again each minute. The hours are
 * the city's. It counts as available until the page is hydrated: a page may be hydrated later than it was rendered.
 */
export function useAvailability(item: Item): ReturnType<typeof availabilityOf> {
  const { clock } = useFormats();
  return useSyncExternalStore(
    eachMinute,
    () => availabilityOf(item, dateWithClock(clock(new Date()))),
    () => 'now',
  );
}

/** Some date with the hours and minutes of an HH:mm. */
function dateWithClock(clock: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(2000, 0, 1, hours, minutes);
}

function eachMinute(notify: () => void): () => void {
  const timer = setInterval(notify, 60_000);
  return () => clearInterval(timer);
}
