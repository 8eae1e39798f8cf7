import type { Item } from '@souk/contracts';
import { refusalText } from '@souk/i18n';
import { Overlay } from '../picture/overlay.ts';
import { useText } from '../texts/texts.ts';
import { useAvailability } from './use-availability.ts';

/** Says on the picture that an item cannot be ordered now, or only later (CRD-5), or that none is left. */
export function AvailabilityOverlay({ item }: { item: Item }) {
  const t = useText();
  const availability = useAvailability(item);
  if (item.stock === 0) return <Overlay>{refusalText('stock')}</Overlay>;
  if (availability === 'now') return null;
  return <Overlay>{t(availability === 'later' ? 'item.later' : 'item.notAvailable')}</Overlay>;
}
