import { Fragment } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { errorCause } from '@souk/api-client';
import type { QueryKey } from '@souk/api-client';
import { useQueryClient } from '@souk/remote-kit';
import type { InfiniteData, UseInfiniteQueryResult } from '@souk/remote-kit';
import { Grid } from '@souk/storefront';
import { Button, ErrorState, tokens, VisuallyHidden } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { SlowNotice } from './slow-notice.tsx';
import { useMorePages } from './use-more-pages.ts';

const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
`;
const End = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[3]};
  color: ${tokens.color.inkSoft};
`;

interface Paged {
  /** How many there are on all pages; more where the count ends earlier. */
  total_size: number;
}

interface Props<Page extends Paged, Row> {
  list: UseInfiniteQueryResult<InfiniteData<Page>>;
  /** Under which the list is kept. */
  queryKey: QueryKey;
  rows(page: Page): readonly Row[];
  children(row: Row): ReactNode;
  /** What stands in the rows of the list. */
  of: 'items' | 'stores' | 'wide';
  /** How many are expected at first; default: a page. */
  first?: number;
  /** Cards in the place of those that load. */
  skeletons(count: number): ReactNode;
  empty: ReactNode;
  /** What could not be loaded, in a sentence. */
  failed: string;
  /** Says for screen readers what is listed, above the headings of the cards; where no heading is seen there. */
  heading?: string;
}

const PAGE_SIZE = 12;

/**
 * A list that loads its next page where one scrolls to its end, and by a button: for the keyboard, after a page that failed, and
 * after ten pages, so that the footer can be reached (SRC-13, STR-3). A first page that takes long can be asked for again (SRC-15).
 */
export function PagedList<Page extends Paged, Row>({
  list,
  queryKey,
  rows,
  children,
  of,
  first = PAGE_SIZE,
  skeletons,
  empty,
  failed,
  heading,
}: Props<Page, Row>) {
  const t = useText();
  const client = useQueryClient();
  const { data, error, isError, isFetchingNextPage, isFetchNextPageError, hasNextPage } = list;
  const shown = data?.pages.flatMap(rows);
  const { rows: grid, end, goesOn } = useMorePages(list, shown?.length ?? 0);
  if (isError && !shown)
    return <ErrorState title={failed} cause={errorCause(error)} onRetry={() => void list.refetch()} />;
  if (shown?.length === 0) return empty;
  const left = (data?.pages.at(-1)?.total_size ?? 0) - (shown?.length ?? 0);
  // In the place of the cards that come, also before they are asked for: who scrolls fast sees nothing below them move.
  const coming = left > 0 ? Math.min(left, PAGE_SIZE) : PAGE_SIZE;
  const askAgain = async () => {
    await client.cancelQueries({ queryKey, exact: true });
    await list.refetch();
  };
  return (
    <Frame>
      {heading && <VisuallyHidden as="h2">{heading}</VisuallyHidden>}
      {!shown && (
        <SlowNotice
          key={JSON.stringify(queryKey)}
          isFetching={list.isFetching}
          onRetry={() => void askAgain()}
        />
      )}
      <Grid ref={grid} $of={of} aria-busy={!shown || isFetchingNextPage}>
        {shown?.map(children)}
        {!shown && skeletons(first)}
        {/* Others after each page: the same ones would be moved by the cards that took their place. */}
        {(goesOn || isFetchingNextPage) && <Fragment key={shown?.length}>{skeletons(coming)}</Fragment>}
      </Grid>
      {hasNextPage && (
        <End ref={end}>
          {isFetchNextPageError && !isFetchingNextPage && <p role="alert">{t('list.moreFailed')}</p>}
          <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {isFetchNextPageError ? t('list.retry') : t('list.more')}
          </Button>
        </End>
      )}
    </Frame>
  );
}
