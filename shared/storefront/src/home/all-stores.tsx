import styled from 'styled-components';
import { errorCause, storesPages } from '@souk/api-client';
import { orderTypeOf } from '@souk/contracts';
import { useInfiniteQuery, useReadable, useShell } from '@souk/remote-kit';
import { Button, Chip, EmptyState, ErrorState, scrollRow, Store, tokens, useNear } from '@souk/ui';
import { cardSkeletons } from '../section/card-skeleton.tsx';
import { Grid } from '../section/grid.ts';
import { Section } from '../section/section.tsx';
import { useRememberedTab } from '../section/use-remembered-tab.ts';
import { COVER_RATIO, StoreCard } from '../store/store-card.tsx';
import { useText } from '../texts/texts.ts';

const PAGE = 12;
const TYPES = ['all', 'newly_joined', 'popular', 'top_rated'] as const;
const DELIVERIES = ['all', 'delivery', 'take_away'] as const;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[6]};
`;
const Choices = styled.div`
  ${scrollRow}
  gap: ${tokens.space[2]};
`;
const More = styled.div`
  justify-self: center;
`;

/** What the list is narrowed by: remembered like tabs, so that who comes back from a store finds the same rows (CRD-3). */
function useFilters() {
  const [type, setType] = useRememberedTab('all-stores-type', TYPES);
  const orderType = useReadable(orderTypeOf(useShell()));
  const usual = orderType === 'take_away' ? 'take_away' : 'all';
  // A choice of its own holds until the header's switch is moved.
  const [delivery, setDelivery] = useRememberedTab(`all-stores-${orderType}`, [usual, ...DELIVERIES]);
  return { type, setType, delivery, setDelivery };
}

/** Every store of the module, twelve at a time, narrowed by type and by how things are handed over (HOM-5, STR-2, STR-3). */
export function AllStores({ heading }: { heading: string }) {
  const t = useText();
  const { ref, near } = useNear<HTMLElement>();
  const { type, setType, delivery, setDelivery } = useFilters();
  const narrowed = type !== 'all' || delivery !== 'all';
  const { data, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...storesPages({ type, store_type: delivery, limit: PAGE }),
    // Only a narrowed list is there to say so itself.
    meta: { errorIsShown: narrowed },
    enabled: near,
  });
  const stores = data?.pages.flatMap((page) => page.stores) ?? [];
  const failed = near && isError && !data;
  // Who narrowed the list keeps the way back.
  if (!narrowed && (failed || (data && stores.length === 0))) return null;
  return (
    <Section ref={ref} heading={heading} busy={!data && !failed}>
      <Filters>
        <Choices role="group" aria-label={t('stores.type')}>
          {TYPES.map((choice) => (
            <Chip key={choice} selected={choice === type} onClick={() => setType(choice)}>
              {t(`stores.types.${choice}`)}
            </Chip>
          ))}
        </Choices>
        <Choices role="group" aria-label={t('stores.delivery')}>
          {DELIVERIES.map((choice) => (
            <Chip key={choice} selected={choice === delivery} onClick={() => setDelivery(choice)}>
              {t(`stores.deliveries.${choice}`)}
            </Chip>
          ))}
        </Choices>
      </Filters>
      {failed && (
        <ErrorState title={t('listing.failed')} cause={errorCause(error)} onRetry={() => void refetch()} />
      )}
      {data && stores.length === 0 ? (
        <EmptyState
          icon={<Store />}
          title={t('stores.empty')}
          action={
            <Button
              onClick={() => {
                setType('all');
                setDelivery('all');
              }}
            >
              {t('stores.clear')}
            </Button>
          }
        />
      ) : (
        <Grid $of="stores">
          {stores.map((store) => (
            <StoreCard key={store.id} store={store} />
          ))}
          {((!data && !failed) || isFetchingNextPage) && cardSkeletons(data ? 3 : 6, { ratio: COVER_RATIO })}
        </Grid>
      )}
      {hasNextPage && (
        <More>
          <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('stores.more')}
          </Button>
        </More>
      )}
    </Section>
  );
}
