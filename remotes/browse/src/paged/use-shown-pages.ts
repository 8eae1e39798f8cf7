import { useEffect } from 'react';
import type { InfiniteData, UseInfiniteQueryResult } from '@souk/remote-kit';
import { useIsCurrent } from '../page/use-is-current.ts';
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
  const isCurrent = useIsCurrent();
  const isBehind = shown > 0 && shown < wanted && hasNextPage;
  useEffect(() => {
    if (isFetching || isFetchNextPageError) return;
    if (isBehind) void fetchNextPage();
    else if (shown > 0 && named !== wanted && isCurrent()) onShown(named);
  }, [isBehind, shown, named, wanted, isFetching, isFetchNextPageError, fetchNextPage, onShown, isCurrent]);
}
