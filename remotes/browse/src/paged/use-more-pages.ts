import { useEffect, useRef } from 'react';
import type { InfiniteData, UseInfiniteQueryResult } from '@souk/remote-kit';

/** After so many pages the button is pressed, so that the footer can be reached. */
const AUTOMATIC_PAGES = 10;
/** How far ahead of the end the next page is asked for. */
const AHEAD = '600px 0px';

/** Loads the next page when the element that carries the ref comes near; not after a failure, and not beyond every tenth page. */
export function useMorePages<Page>(list: UseInfiniteQueryResult<InfiniteData<Page>>) {
  const end = useRef<HTMLDivElement>(null);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const count = data?.pages.length ?? 0;
  const goesOn = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && count % AUTOMATIC_PAGES !== 0;
  useEffect(() => {
    if (!goesOn || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
    // A page that came makes the end another place.
  }, [goesOn, count, fetchNextPage]);
  return end;
}
