import { useEffect, useRef } from 'react';
import type { InfiniteData, UseInfiniteQueryResult } from '@souk/remote-kit';

/** After so many pages the button is pressed, so that the footer can be reached. */
const AUTOMATIC_PAGES = 10;
/** How far ahead of the end the next page is asked for. */
const AHEAD = '600px 0px';

/**
 * Loads the next page when the last of the shown rows comes near, or the place of those that come; not after a failure, and not
 * beyond every tenth page.
 * @param shown how many rows are shown; they are the first children of the element that carries the ref, before those that come
 */
export function useMorePages<Page>(list: UseInfiniteQueryResult<InfiniteData<Page>>, shown: number) {
  const rows = useRef<HTMLDivElement>(null);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const count = data?.pages.length ?? 0;
  const goesOn = hasNextPage && !isFetchNextPageError && count % AUTOMATIC_PAGES !== 0;
  const waits = goesOn && !isFetchingNextPage;
  useEffect(() => {
    if (!waits || !rows.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
      },
      { rootMargin: AHEAD },
    );
    [...rows.current.children].slice(shown - 1).forEach((row) => observer.observe(row));
    return () => observer.disconnect();
  }, [waits, shown, fetchNextPage]);
  return { rows, goesOn };
}
