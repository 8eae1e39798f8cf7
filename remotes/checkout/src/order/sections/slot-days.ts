export interface Slot {
  starts: string;
  ends: string;
}

export interface SlotDay {
  /** The day's first moment in the visitor's time, ISO 8601; names the day. */
  day: string;
  slots: Slot[];
}

const dayOf = (moment: string): string => {
  const date = new Date(moment);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).toISOString();
};

/** Times by the day that they begin on, in their order. */
export function slotDays(slots: readonly Slot[]): SlotDay[] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = dayOf(slot.starts);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, of]) => ({ day, slots: of }));
}

/** How many days from now a day is: 0 for today. */
export const daysAhead = (day: string, now = new Date()): number =>
  Math.round((Date.parse(day) - Date.parse(dayOf(now.toISOString()))) / 86_400_000);
