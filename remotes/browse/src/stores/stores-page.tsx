import styled from 'styled-components';
import { storesPages, withShownError } from '@souk/api-client';
import { inModule } from '@souk/contracts';
import { useInfiniteQuery, usePageHead, useReadable, useShell } from '@souk/remote-kit';
import { NeedsPlace, cardSkeletons, COVER_RATIO, StoreCard } from '@souk/storefront';
import { Button, EmptyState, media, Store, tokens } from '@souk/ui';
import { BELOW_HEADER } from '../page/below-header.ts';
import { useFocusedHeading } from '../page/use-focused-heading.ts';
import { useListHead } from '../page/use-list-head.ts';
import { useStoresInSentence, useStoreWords } from '../page/use-store-words.ts';
import { PagedList } from '../paged/paged-list.tsx';
import { useShownPages } from '../paged/use-shown-pages.ts';
import { NextSteps } from '../paged/next-steps.tsx';
import { useText } from '../texts/texts.ts';
import { StoreFilters } from './store-filters.tsx';
import { LIST_PATHS, USUAL_TYPE } from './stores-address.ts';
import type { StoreListName } from './stores-address.ts';
import { useStoreList } from './use-store-list.ts';

const PAGE_SIZE = 12;
/** Of a module that has no cart, as parcel. */
const CARTLESS_PAGE_SIZE = 20;

const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
`;
const Head = styled.header`
  position: sticky;
  z-index: ${tokens.layer.header - 1};
  inset-block-start: ${BELOW_HEADER};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  margin-inline: calc(-1 * ${tokens.space.gutter});
  padding: ${tokens.space[3]} ${tokens.space.gutter};
  background: ${tokens.color.ground};

  /* Like the header's bars. */
  ${media.low} {
    position: static;
  }
  ${media.from670} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;
const Heading = styled.h1`
  font: ${tokens.type.headline};
  font-variant-numeric: tabular-nums;

  &:focus {
    outline: none;
  }
`;

function Stores({ name }: { name: StoreListName }) {
  const t = useText();
  const stores = useStoreWords();
  const storesInSentence = useStoresInSentence();
  const profile = useReadable(useShell().module.profile);
  const { list: shown, change } = useStoreList(name);
  const limit = profile?.capabilities.cart === false ? CARTLESS_PAGE_SIZE : PAGE_SIZE;
  const query = withShownError(
    storesPages({
      type: shown.type,
      store_type: shown.delivery,
      ...(shown.fast && { fast_delivery: 1 as const }),
      ...(shown.sort === 'fastest' && { sort: shown.sort }),
      limit,
    }),
  );
  const list = useInfiniteQuery(query);
  useShownPages(list, shown.pages, (pages) => change({ pages }));

  const words = t(`stores.title.${name}`, { stores });
  const top = useFocusedHeading(words);
  usePageHead(useListHead(t(`stores.pageTitle.${name}`), (moduleId) => inModule(LIST_PATHS[name], moduleId)));

  const total = list.data?.pages[0]?.total_size;
  const narrowed = shown.type !== USUAL_TYPE[name] || shown.delivery !== 'all' || shown.fast;
  return (
    <Page aria-labelledby="stores-heading">
      <Head>
        <Heading id="stores-heading" ref={top} tabIndex={-1} aria-live="polite">
          {total === undefined ? stores : t('stores.count', { count: total, stores })}
        </Heading>
        <StoreFilters list={shown} onChange={change} />
      </Head>
      <PagedList
        list={list}
        queryKey={query.queryKey}
        of="stores"
        heading={stores}
        first={limit}
        rows={(page) => page.stores}
        skeletons={(count) => cardSkeletons(count, { ratio: COVER_RATIO })}
        failed={t('listing.failed')}
        empty={
          <EmptyState
            icon={<Store />}
            title={t('stores.none', { stores: storesInSentence })}
            text={narrowed ? t('listing.clearHint') : undefined}
            action={
              <NextSteps>
                {narrowed && (
                  <Button onClick={() => change({ type: USUAL_TYPE[name], delivery: 'all', fast: false })}>
                    {t('listing.clear')}
                  </Button>
                )}
              </NextSteps>
            }
          />
        }
      >
        {(store) => <StoreCard key={store.id} store={store} />}
      </PagedList>
    </Page>
  );
}

/** The stores of the module, the newest or the most popular first (STR-1 to STR-5). */
export default function StoresPage({ name }: { name: StoreListName }) {
  return (
    <NeedsPlace>
      <Stores name={name} />
    </NeedsPlace>
  );
}
