import { useFormats } from '@souk/remote-kit';
import { useText } from '../texts/texts.ts';
import { daysBetween } from './sections/slot-days.ts';

/** Today and tomorrow by these names, other days by their date; of a calendar date such as `2026-11-20`. */
export function useDayName({ inSentence = false } = {}): (day: string) => string {
  const t = useText();
  const { date, day: dayOf } = useFormats();
  return (day) => {
    const ahead = daysBetween(dayOf(new Date()), day);
    if (ahead === 0) return t(inSentence ? 'arrival.today' : 'slot.today');
    if (ahead === 1) return t(inSentence ? 'arrival.tomorrow' : 'slot.tomorrow');
    return date(day);
  };
}
