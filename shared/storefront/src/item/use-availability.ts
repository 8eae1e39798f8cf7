import { useSyncExternalStore } from 'react';
import { availabilityOf, isWholeDay } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';

/**
 * Whether an item can be ordered now, only later, or not at all (POP-6, CRD-5), looked at again each minute. The hours are
 * the city's. It counts as available until the page is hydrated: a page may be hydrated later than it was rendered.
 */
export function useAvailability(item: Item): ReturnType<typeof availabilityOf> {
  const { clock } = useFormats();
  // A browser's first date format takes tens of milliseconds, and most items need none.
  const isAlways = isWholeDay(item.available_time_starts, item.available_time_ends);
  return useSyncExternalStore(
    isAlways ? never : eachMinute,
    () => (isAlways ? 'now' : availabilityOf(item, dateWithClock(clock(new Date())))),
    () => 'now',
  );
}

/** Some date with the hours and minutes of an HH:mm. */
function dateWithClock(clock: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(2000, 0, 1, hours, minutes);
}

const never = () => () => {};

function eachMinute(notify: () => void): () => void {
  const timer = setInterval(notify, 60_000);
  return () => clearInterval(timer);
}
