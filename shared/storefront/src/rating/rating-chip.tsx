import type { Item } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { Badge, Rating } from '@souk/ui';
import { useText } from '../texts/texts.ts';

/** The rating of an item or store, or 'New' for what nobody has rated yet (CRD-9, AMB-2). */
export function RatingChip({ of }: { of: Pick<Item, 'avg_rating' | 'rating_count'> }) {
  const t = useText();
  const formats = useFormats();
  if (of.rating_count === 0) return <Badge>{t('item.new')}</Badge>;
  const rating = formats.rating(of.avg_rating);
  return <Rating value={rating} count={formats.number(of.rating_count)} text={t('item.rated', { rating })} />;
}
