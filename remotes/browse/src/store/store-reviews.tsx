import { storeReviewsPages, withShownError } from '@souk/api-client';
import type { Store } from '@souk/contracts';
import { useFormats, useInfiniteQuery } from '@souk/remote-kit';
import { useNear } from '@souk/ui';
import { Reviews } from '../page/reviews.tsx';
import { useText } from '../texts/texts.ts';
import { PageSection } from './page-section.tsx';
import { REVIEWS_ID } from './section-ids.ts';

const PAGE_SIZE = 5;

/** What customers say of what the store sells (STR-4, STR-7, CRD-9). */
export function StoreReviews({ store }: { store: Store }) {
  const t = useText();
  const formats = useFormats();
  const { ref, near } = useNear<HTMLElement>();
  const list = useInfiniteQuery({
    ...withShownError(storeReviewsPages({ store_id: store.id, limit: PAGE_SIZE })),
    enabled: near,
  });
  return (
    <PageSection id={REVIEWS_ID} heading={t('store.reviewsHeading')} ref={ref}>
      <Reviews average={formats.rating(store.avg_rating, 1)} list={list} noneText={t('store.noneReviews')} />
    </PageSection>
  );
}
