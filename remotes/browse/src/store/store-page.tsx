import { storeQuery, withShownError } from '@souk/api-client';
import { storeHead } from '@souk/contracts';
import { usePageHead, useParams, useQuery } from '@souk/remote-kit';
import { isMissing } from '../page/is-missing.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { NotFound } from '../page/not-found.tsx';
import { useCanonicalAddress } from '../page/use-canonical-address.ts';
import { useText } from '../texts/texts.ts';
import { StoreSkeleton } from './store-skeleton.tsx';
import { StoreView } from './store-view.tsx';

/** The page of a store, by slug or id (STR-5, STR-7, RTE-3). */
export default function StorePage() {
  const t = useText();
  const { id = '' } = useParams();
  const { data: store, error, refetch } = useQuery(withShownError(storeQuery({ id })));
  const head = store && storeHead(store);
  useCanonicalAddress(head?.canonical);
  usePageHead(head);

  if (store) return <StoreView key={store.id} store={store} />;
  if (isMissing(error)) return <NotFound heading={t('store.notFound')} text={t('store.notFoundText')} />;
  if (error) return <LoadFailed heading={t('store.failed')} error={error} onRetry={() => void refetch()} />;
  return <StoreSkeleton />;
}
