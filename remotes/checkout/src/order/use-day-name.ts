import { useFormats } from '@souk/remote-kit';
import { useText } from '../texts/texts.ts';
import { daysBetween } from './sections/slot-days.ts';

/** Today and tomorrow by these names, other days by their date; of a calendar date such as `2026-11-20`. */
export function useDayName(): (day: string) => string {
  const t = useText();
  const { date, day: dayOf } = useFormats();
  return (day) => {
    const ahead = daysBetween(dayOf(new Date()), day);
    if (ahead === 0) return t('slot.today');
    return ahead === 1 ? t('slot.tomorrow') : date(day);
  };
}
