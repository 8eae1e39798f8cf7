import { useEffect } from 'react';
import { itemQuery } from '@souk/api-client';
import { isCampaignItem, MODULE_PARAM, productPath } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { useParams, useQuery, useSearchParams, useShell } from '@souk/remote-kit';
import { ErrorState } from '@souk/ui';
import { isMissing } from '../page/is-missing.ts';
import { useText } from '../texts/texts.ts';
import { ItemNotFound } from './item-not-found.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductView } from './product-view.tsx';

/** An address that says less than it could, or another module, is put right: a shared link is as good as any. */
function useRightAddress(item: Item | undefined): void {
  const { navigate } = useShell();
  const [params] = useSearchParams();
  const moduleId = params.get(MODULE_PARAM);
  useEffect(() => {
    if (item && moduleId !== String(item.module_id)) navigate(productPath(item), { replace: true });
  }, [item, moduleId, navigate]);
}

/** The page of an item, by slug or id (POP-24, POP-27, RTE-3). */
export function ProductPage() {
  const t = useText();
  const { title } = useShell();
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const isCampaign = params.get('product_type') === 'campaign';
  const { data: item, error, refetch } = useQuery(itemQuery({ id, ...(isCampaign && { campaign: 1 }) }));
  useRightAddress(item);
  const name = item?.name;
  useEffect(() => {
    if (name) title(name);
  }, [name, title]);

  if (item) return <ProductView key={`${item.id} ${isCampaignItem(item)}`} item={item} />;
  if (isMissing(error)) return <ItemNotFound />;
  if (error)
    return <ErrorState title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />;
  return <ProductSkeleton />;
}
