import { useFormats } from '@souk/remote-kit';
import { useOrder } from './order-context.ts';
import { useDayName } from './use-day-name.ts';

/** The time that the order is scheduled for, in words for a sentence; null for as soon as possible. */
export function useChosenSlot(): { day: string; from: string; to: string } | null {
  const dayName = useDayName({ inSentence: true });
  const { day, time } = useFormats();
  const { quote, values } = useOrder();
  const slot = quote.slots.find(({ starts }) => starts === values.slot);
  if (!slot) return null;
  return {
    day: dayName(day(slot.starts)),
    from: time(new Date(slot.starts)),
    to: time(new Date(slot.ends)),
  };
}
