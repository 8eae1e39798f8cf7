import type { QueryKey } from '@souk/api-client';
import type { SearchPage } from '@souk/contracts';
import type { InfiniteData, UseInfiniteQueryResult } from '@souk/remote-kit';
import {
  cardSkeletons,
  COVER_RATIO,
  ItemCard,
  ListItemCard,
  StoreCard,
  wideSkeletons,
} from '@souk/storefront';
import { Button, EmptyState } from '@souk/ui';
import { PagedList } from '../paged/paged-list.tsx';
import { NextSteps } from '../paged/next-steps.tsx';
import { useText } from '../texts/texts.ts';
import type { Listing } from './listing-address.ts';
import { useMissingSubject } from './use-missing-subject.ts';

interface Props {
  listing: Listing;
  list: UseInfiniteQueryResult<InfiniteData<SearchPage>>;
  queryKey: QueryKey;
  narrowed: boolean;
  onClear(): void;
}

/** Why nothing matches, where the address shows the reason. */
function useReason(listing: Listing, narrowed: boolean): string | undefined {
  const t = useText();
  const { filters, minPrice, maxPrice, tab, type, search } = listing;
  const missing = useMissingSubject(listing);
  if (missing) return t(`listing.missing.${missing}`);
  if (filters.includes('veg') && filters.includes('non_veg')) return t('listing.contradiction');
  const isPriceOdd = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  if (tab === 'items' && isPriceOdd) return t('listing.priceRange');
  if (narrowed) return t('listing.clearHint');
  return type === 'searched' && search !== '' ? t('listing.nothing') : undefined;
}

/** Nothing matches: the reason, and links to continue (SRC-12). */
function NothingFound({ listing, narrowed, onClear }: Omit<Props, 'list' | 'queryKey'>) {
  const t = useText();
  return (
    <EmptyState
      title={t(listing.tab === 'items' ? 'listing.noItems' : 'listing.noStores')}
      text={useReason(listing, narrowed)}
      action={<NextSteps>{narrowed && <Button onClick={onClear}>{t('listing.clear')}</Button>}</NextSteps>}
    />
  );
}

/** The results of a listing, page by page. */
export function ListingResults({ listing, list, queryKey, narrowed, onClear }: Props) {
  const t = useText();
  const shared = {
    list,
    queryKey,
    failed: t('listing.failed'),
    heading: t('listing.tabs'),
    empty: <NothingFound listing={listing} narrowed={narrowed} onClear={onClear} />,
  };
  if (listing.tab === 'stores')
    return (
      <PagedList
        {...shared}
        of="stores"
        rows={({ stores }) => stores}
        skeletons={(count) => cardSkeletons(count, { ratio: COVER_RATIO })}
      >
        {(store) => <StoreCard key={store.id} store={store} />}
      </PagedList>
    );
  const isGrid = listing.view === 'grid';
  const Card = isGrid ? ItemCard : ListItemCard;
  return (
    <PagedList
      {...shared}
      of={isGrid ? 'items' : 'wide'}
      rows={({ products }) => products}
      skeletons={(count) => (isGrid ? cardSkeletons(count) : wideSkeletons(count))}
    >
      {(item) => <Card key={item.id} item={item} />}
    </PagedList>
  );
}
