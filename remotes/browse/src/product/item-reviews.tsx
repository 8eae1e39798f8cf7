import { itemReviewsPages, withShownError } from '@souk/api-client';
import { slugOf } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { useFormats, useInfiniteQuery } from '@souk/remote-kit';
import { Reviews } from '../page/reviews.tsx';
import { useText } from '../texts/texts.ts';

const PAGE_SIZE = 5;

/** What customers say of an item (POP-26, REV-4). */
export function ItemReviews({ item }: { item: Item }) {
  const t = useText();
  const formats = useFormats();
  const list = useInfiniteQuery(withShownError(itemReviewsPages({ id: slugOf(item), limit: PAGE_SIZE })));
  return <Reviews average={formats.rating(item.avg_rating)} list={list} noneText={t('reviews.noneText')} />;
}
