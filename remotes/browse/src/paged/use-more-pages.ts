import { useCallback, useEffect, useRef, useState } from 'react';
import type { InfiniteData, UseInfiniteQueryResult } from '@souk/remote-kit';

/** After so many pages the button is pressed, so that the footer can be reached. */
const AUTOMATIC_PAGES = 10;
/** How far ahead of the end the next page is asked for. */
const AHEAD = '600px 0px';

/** Whether the element that carries the ref is in sight. */
function useInSight() {
  const [inSight, setInSight] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setInSight(false);
    };
  }, []);
  return [ref, inSight] as const;
}

/**
 * Loads the next page when the last of the shown rows comes near, or the place of those that come; not after a failure, and not
 * beyond every tenth page. Who scrolls to the end before a page is there keeps the end in sight: the one after is loaded once
 * they have scrolled back, or press the button.
 * @param shown how many rows are shown; they are the first children of the element with the ref `rows`, before those that come
 */
export function useMorePages<Page>(list: UseInfiniteQueryResult<InfiniteData<Page>>, shown: number) {
  const rows = useRef<HTMLDivElement>(null);
  const [end, isEndInSight] = useInSight();
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const count = data?.pages.length ?? 0;
  const [latest, setLatest] = useState({ count, isHeld: false });
  const isHeld = isEndInSight && (latest.count === count ? latest.isHeld : count > 1);
  if (latest.count !== count || latest.isHeld !== isHeld) setLatest({ count, isHeld });

  const goesOn = hasNextPage && !isFetchNextPageError && !isHeld && count % AUTOMATIC_PAGES !== 0;
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
  return { rows, end, goesOn };
}
