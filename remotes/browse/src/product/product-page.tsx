import { itemQuery, withShownError } from '@souk/api-client';
import { isCampaignItem, productHead, productPath } from '@souk/contracts';
import { usePageHead, useParams, useQuery, useSearchParams } from '@souk/remote-kit';
import { isMissing } from '../page/is-missing.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { useCanonicalAddress } from '../page/use-canonical-address.ts';
import { useText } from '../texts/texts.ts';
import { ItemNotFound } from './item-not-found.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductView } from './product-view.tsx';

/** The page of an item, by slug or id (POP-24, POP-27, RTE-3). */
export function ProductPage() {
  const t = useText();
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const isCampaign = params.get('product_type') === 'campaign';
  const {
    data: item,
    error,
    refetch,
  } = useQuery(withShownError(itemQuery({ id, ...(isCampaign && { campaign: 1 }) })));
  useCanonicalAddress(item && productPath(item));
  usePageHead(item && productHead(item));

  if (item) return <ProductView key={`${item.id} ${isCampaignItem(item)}`} item={item} />;
  if (isMissing(error)) return <ItemNotFound />;
  if (error) return <LoadFailed heading={t('failed.title')} error={error} onRetry={() => void refetch()} />;
  return <ProductSkeleton />;
}
