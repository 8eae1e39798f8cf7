import type { Item } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { Badge, Rating } from '@souk/ui';
import { useText } from '../texts/texts.ts';

/** A figure of fewer votes says more about the voters than about the thing (AMB-2). */
export const MIN_VOTES = 5;

interface Props {
  of: Pick<Item, 'avg_rating' | 'rating_count'>;
  /** Whether the number of votes is left out. */
  hideCount?: boolean;
}

/** The rating of an item or store from five votes on; until then it is 'New' (CRD-9, AMB-2). */
export function RatingChip({ of, hideCount = false }: Props) {
  const t = useText();
  const formats = useFormats();
  if (of.rating_count < MIN_VOTES) return <Badge>{t('item.new')}</Badge>;
  const rating = formats.rating(of.avg_rating);
  const count = hideCount ? undefined : formats.number(of.rating_count);
  return <Rating value={rating} count={count} text={t('item.rated', { rating })} />;
}
