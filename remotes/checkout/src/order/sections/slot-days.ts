export interface Slot {
  starts: string;
  ends: string;
}

export interface SlotDay {
  /** Its calendar date in the marketplace's city, such as `2026-11-20`. */
  day: string;
  slots: Slot[];
}

/**
 * Times by the day that they begin on, in their order.
 * @param dayOf the calendar date of a moment
 */
export function slotDays(slots: readonly Slot[], dayOf: (moment: string) => string): SlotDay[] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = dayOf(slot.starts);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}

/** How many days a calendar date is after another: 0 for the same. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;
