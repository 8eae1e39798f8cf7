import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { inModule, ROUTES } from '@souk/contracts';
import { Link, useInfiniteQuery, useReadable, useShell } from '@souk/remote-kit';
import { ArrowLeft, Button, EmptyState, ErrorState, SearchX, tokens } from '@souk/ui';
import { ItemCard } from '../item/item-card.tsx';
import { cardSkeletons } from '../section/card-skeleton.tsx';
import { Grid } from '../section/grid.ts';
import { useText } from '../texts/texts.ts';
import type { Listed } from './use-listed.ts';

const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
`;
const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${tokens.space[2]};
  min-block-size: 44px;
  font: ${tokens.type.bodyStrong};
  color: ${tokens.color.accentStrong};

  &:dir(rtl) svg {
    scale: -1 1;
  }
`;
const More = styled.div`
  justify-self: center;
`;

/** A list of items in the place of the home: what a category tile or a View all leads to (SRC-9, CAT-2). */
export function ItemListing({ heading, pages }: Listed) {
  const t = useText();
  const module = useReadable(useShell().module.current);
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(pages);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Where the page stands is the host's part: at its top, or where one comes back to.
    title.current?.focus({ preventScroll: true });
  }, [heading]);

  const items = data?.pages.flatMap(({ products }) => products);
  return (
    <Page aria-busy={!items && !isError}>
      <Back to={module ? inModule(ROUTES.home, module.id) : ROUTES.home}>
        <ArrowLeft aria-hidden />
        {t('listing.back')}
      </Back>
      <h1 ref={title} tabIndex={-1}>
        {heading ?? t('listing.items')}
      </h1>
      {isError && !items && (
        <ErrorState
          title={t('listing.failed')}
          text={t('listing.failedText')}
          onRetry={() => void refetch()}
        />
      )}
      {items?.length === 0 && <EmptyState icon={<SearchX />} title={t('listing.empty')} />}
      <Grid $of="items">
        {items?.map((item) => (
          <ItemCard key={item.id} item={item} />
        ))}
        {((!items && !isError) || isFetchingNextPage) && cardSkeletons(10)}
      </Grid>
      {hasNextPage && (
        <More>
          <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('stores.more')}
          </Button>
        </More>
      )}
    </Page>
  );
}
