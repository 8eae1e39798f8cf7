import styled from 'styled-components';
import { searchPages, withShownError } from '@souk/api-client';
import { SEARCH_PAGE_SIZE } from '@souk/contracts';
import type { StoreDetails } from '@souk/contracts';
import { useInfiniteQuery } from '@souk/remote-kit';
import { cardSkeletons, ItemCard } from '@souk/storefront';
import { Button, tokens, useNear } from '@souk/ui';
import { PagedList } from '../paged/paged-list.tsx';
import { useText } from '../texts/texts.ts';
import { PageSection } from './page-section.tsx';
import { categorySectionId } from './section-ids.ts';
import type { StoreAddress } from './store-address.ts';

const None = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]};
  color: ${tokens.color.inkSoft};
`;

interface Props {
  store: StoreDetails;
  category: StoreDetails['categories'][number];
  diet: StoreAddress['diet'];
  onClear(): void;
}

/** What the store sells of one category; asked for once it is near the visible part of the page (STR-7). */
export function CategoryItems({ store, category, diet, onClear }: Props) {
  const t = useText();
  const { ref, near } = useNear<HTMLElement>();
  const query = withShownError(
    searchPages({
      store_id: store.id,
      category_ids: [category.id],
      data_type: 'category',
      list_type: 'item',
      limit: SEARCH_PAGE_SIZE,
      ...(diet && { filter: [diet] }),
    }),
  );
  const list = useInfiniteQuery({ ...query, enabled: near });
  return (
    <PageSection id={categorySectionId(category)} heading={category.name} ref={ref}>
      <PagedList
        list={list}
        queryKey={query.queryKey}
        of="items"
        rows={({ products }) => products}
        first={Math.min(category.products_count || SEARCH_PAGE_SIZE, SEARCH_PAGE_SIZE)}
        skeletons={(count) => cardSkeletons(count)}
        failed={t('store.itemsFailed')}
        empty={
          <None>
            <p>{t('store.emptyCategory')}</p>
            {diet && (
              <Button variant="secondary" size="s" onClick={onClear}>
                {t('store.clear')}
              </Button>
            )}
          </None>
        }
      >
        {(item) => <ItemCard key={item.id} item={item} />}
      </PagedList>
    </PageSection>
  );
}
