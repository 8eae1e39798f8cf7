import { useEffect } from 'react';
import { useLocation, useShell } from '@souk/remote-kit';
import type { InfiniteData, UseInfiniteQueryResult } from '@souk/remote-kit';
import { MAX_PAGES } from './max-pages.ts';

/** Loads as many pages as the address names, and names in it how many are shown: who comes back or opens a link sees the same. */
export function useShownPages<Page>(
  list: UseInfiniteQueryResult<InfiniteData<Page>>,
  wanted: number,
  onShown: (pages: number) => void,
): void {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const shown = data?.pages.length ?? 0;
  // A longer list is named as the longest that an address can say; else it would be written again and again.
  const named = Math.min(shown, MAX_PAGES);
  const { history } = useShell();
  const { key } = useLocation();
  const isBehind = shown > 0 && shown < wanted && hasNextPage;
  useEffect(() => {
    if (isFetching || isFetchNextPageError) return;
    if (isBehind) void fetchNextPage();
    // An effect may run after the customer went on, to the results of another search: that address is not this list's.
    else if (shown > 0 && named !== wanted && history.location.key === key) onShown(named);
  }, [
    isBehind,
    shown,
    named,
    wanted,
    isFetching,
    isFetchNextPageError,
    fetchNextPage,
    onShown,
    history,
    key,
  ]);
}
