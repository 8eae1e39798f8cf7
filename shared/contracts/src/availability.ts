import type { Item, Store } from './api/index.ts';

/** Minutes since midnight of an HH:mm time. */
function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
}

/** Whether a daily window is the whole day: it ends where it starts (POP-6). */
export const isWholeDay = (starts: string, ends: string): boolean => minutes(starts) === minutes(ends);

/**
 * Whether `now` lies in a daily window, which may run over midnight (POP-6).
 * @param now a date whose own hours and minutes are those of the city's clocks
 */
export function isWithinWindow(starts: string, ends: string, now: Date): boolean {
  const from = minutes(starts);
  const to = minutes(ends);
  const at = now.getHours() * 60 + now.getMinutes();
  if (isWholeDay(starts, ends)) return true;
  return from < to ? at >= from && at < to : at >= from || at < to;
}

/**
 * Whether an item can be ordered now, only later, or not at all (POP-6, CRD-5).
 * @param now a date whose own hours and minutes are those of the city's clocks
 */
export function availabilityOf(
  item: Pick<Item, 'available_time_starts' | 'available_time_ends' | 'schedule_order'>,
  now: Date,
): 'now' | 'later' | 'unavailable' {
  if (isWithinWindow(item.available_time_starts, item.available_time_ends, now)) return 'now';
  return item.schedule_order ? 'later' : 'unavailable';
}

/** `inactive` reads 'Closed Now', `closed` reads 'CLOSED NOW' (CRD-4). */
export function storeState(store: Pick<Store, 'active' | 'open'>): 'open' | 'closed' | 'inactive' {
  if (!store.active) return 'inactive';
  return store.open ? 'open' : 'closed';
}
