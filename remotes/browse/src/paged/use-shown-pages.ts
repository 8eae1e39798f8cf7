import { useEffect } from 'react';
import type { InfiniteData, UseInfiniteQueryResult } from '@souk/remote-kit';

/** Loads as many pages as the address names, and names in it how many are shown: who comes back or opens a link sees the same. */
export function useShownPages<Page>(
  list: UseInfiniteQueryResult<InfiniteData<Page>>,
  wanted: number,
  onShown: (pages: number) => void,
): void {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const shown = data?.pages.length ?? 0;
  const isBehind = shown > 0 && shown < wanted && hasNextPage;
  useEffect(() => {
    if (isFetching || isFetchNextPageError) return;
    if (isBehind) void fetchNextPage();
    else if (shown > 0 && shown !== wanted) onShown(shown);
  }, [isBehind, shown, wanted, isFetching, isFetchNextPageError, fetchNextPage, onShown]);
}
