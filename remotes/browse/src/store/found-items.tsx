import styled from 'styled-components';
import { searchPages, withShownError } from '@souk/api-client';
import { SEARCH_PAGE_SIZE } from '@souk/contracts';
import type { StoreDetails } from '@souk/contracts';
import { useInfiniteQuery } from '@souk/remote-kit';
import { cardSkeletons, ItemCard } from '@souk/storefront';
import { Button, EmptyState, tokens } from '@souk/ui';
import { PagedList } from '../paged/paged-list.tsx';
import { useText } from '../texts/texts.ts';
import type { StoreAddress } from './store-address.ts';

const Count = styled.p`
  min-block-size: 1lh;
  color: ${tokens.color.inkSoft};
`;

interface Props {
  store: StoreDetails;
  address: StoreAddress;
  onClear(): void;
}

/** What the store has of what was looked for (STR-7, SRC-12). */
export function FoundItems({ store, address: { search, diet }, onClear }: Props) {
  const t = useText();
  const query = withShownError(
    searchPages({
      store_id: store.id,
      name: search,
      data_type: 'searched',
      list_type: 'item',
      limit: SEARCH_PAGE_SIZE,
      ...(diet && { filter: [diet] }),
    }),
  );
  const list = useInfiniteQuery(query);
  const first = list.data?.pages[0];
  const counted = first?.total_is_minimum ? 'store.foundMore' : 'store.found';
  return (
    <>
      <Count role="status">{first ? t(counted, { count: first.total_size }) : ''}</Count>
      <PagedList
        list={list}
        queryKey={query.queryKey}
        of="items"
        heading={t('listing.tabs')}
        rows={({ products }) => products}
        skeletons={(count) => cardSkeletons(count)}
        failed={t('store.itemsFailed')}
        empty={
          <EmptyState
            title={t('store.noItems')}
            text={t('store.noItemsText')}
            action={
              <Button variant="secondary" onClick={onClear}>
                {t('store.clear')}
              </Button>
            }
          />
        }
      >
        {(item) => <ItemCard key={item.id} item={item} />}
      </PagedList>
    </>
  );
}
