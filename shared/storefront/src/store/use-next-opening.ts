import type { Store } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { useText } from '../texts/texts.ts';

/** When a closed store opens next, relative to today; null where that is unknown (CRD-4, STR-7). */
export function useNextOpening({ next_opening: next }: Pick<Store, 'next_opening'>): string | null {
  const t = useText();
  const formats = useFormats();
  if (!next) return null;
  const time = formats.time(next.opening_time);
  if (next.in_days === 0) return t('store.opens.today', { time });
  if (next.in_days === 1) return t('store.opens.tomorrow', { time });
  return t('store.opens.day', { time, day: formats.weekday(next.day) });
}
