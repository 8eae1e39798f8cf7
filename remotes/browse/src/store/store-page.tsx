import { useEffect } from 'react';
import { storeQuery } from '@souk/api-client';
import { MODULE_PARAM, slugOrId } from '@souk/contracts';
import type { Store } from '@souk/contracts';
import { useParams, useQuery, useSearchParams, useShell } from '@souk/remote-kit';
import { ErrorState } from '@souk/ui';
import { isMissing } from '../page/is-missing.ts';
import { NotFound } from '../page/not-found.tsx';
import { useText } from '../texts/texts.ts';
import { StoreSkeleton } from './store-skeleton.tsx';
import { StoreView } from './store-view.tsx';

const ZONE_PARAM = 'store_zone_id';

/** An address that says less than it could, or another module or zone, is put right: a shared link is as good as any. */
function useRightAddress(store: Store | undefined): void {
  const { navigate } = useShell();
  const [params] = useSearchParams();
  useEffect(() => {
    if (!store) return;
    const right = new URLSearchParams(params);
    right.set(MODULE_PARAM, String(store.module_id));
    right.set(ZONE_PARAM, String(store.zone_id));
    const isRight = [MODULE_PARAM, ZONE_PARAM].every((key) => params.get(key) === right.get(key));
    if (!isRight) navigate(`/store/${slugOrId(store)}?${right}`, { replace: true });
  }, [store, params, navigate]);
}

/** The page of a store, by slug or id (STR-5, STR-7, RTE-3). */
export default function StorePage() {
  const t = useText();
  const { title } = useShell();
  const { id = '' } = useParams();
  const { data: store, error, refetch } = useQuery(storeQuery({ id }));
  useRightAddress(store);
  const name = store?.name;
  useEffect(() => {
    if (name) title(name);
  }, [name, title]);

  if (store) return <StoreView key={store.id} store={store} />;
  if (isMissing(error)) return <NotFound heading={t('store.notFound')} text={t('store.notFoundText')} />;
  if (error)
    return (
      <ErrorState title={t('store.failed')} text={t('store.failedText')} onRetry={() => void refetch()} />
    );
  return <StoreSkeleton />;
}
