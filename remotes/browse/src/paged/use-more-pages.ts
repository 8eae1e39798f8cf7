import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
 * Rows that come may be higher or lower than what held their place. Where the end is in sight, and the rows from before are not,
 * the page is scrolled by the difference, so that the end stays where it is.
 */
function useEndInPlace(rows: HTMLElement | null, shown: number, isEndInSight: boolean) {
  const last = useRef({ shown, height: 0 });
  useEffect(() => {
    if (!rows) return;
    const observer = new ResizeObserver(() => (last.current.height = rows.offsetHeight));
    observer.observe(rows);
    return () => observer.disconnect();
  }, [rows]);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { ...before, shown };
    const came = before.shown > 0 && shown > before.shown ? rows?.children[before.shown] : undefined;
    if (!rows || !came || !isEndInSight || came.getBoundingClientRect().top > 0) return;
    const difference = rows.offsetHeight - before.height;
    if (difference !== 0) window.scrollBy({ top: difference, behavior: 'instant' });
  }, [rows, shown, isEndInSight]);
}

/**
 * Loads the next page when the last of the shown rows comes near, or the place of those that come; not after a failure, and not
 * beyond every tenth page. Who scrolls to the end before a page is there keeps the end in sight: the one after is loaded once
 * they have scrolled back, or press the button.
 * @param shown how many rows are shown; they are the first children of the element with the ref `rows`, before those that come
 */
export function useMorePages<Page>(list: UseInfiniteQueryResult<InfiniteData<Page>>, shown: number) {
  const [rows, setRows] = useState<HTMLDivElement | null>(null);
  const [end, isEndInSight] = useInSight();
  useEndInPlace(rows, shown, isEndInSight);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const count = data?.pages.length ?? 0;
  const [latest, setLatest] = useState({ count, isHeld: false });
  const isHeld = isEndInSight && (latest.count === count ? latest.isHeld : count > 1);
  if (latest.count !== count || latest.isHeld !== isHeld) setLatest({ count, isHeld });

  const goesOn = hasNextPage && !isFetchNextPageError && !isHeld && count % AUTOMATIC_PAGES !== 0;
  const waits = goesOn && !isFetchingNextPage;
  useEffect(() => {
    if (!waits || !rows) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
      },
      { rootMargin: AHEAD },
    );
    [...rows.children].slice(shown - 1).forEach((row) => observer.observe(row));
    return () => observer.disconnect();
  }, [waits, rows, shown, fetchNextPage]);
  return { rows: setRows, end, goesOn };
}
