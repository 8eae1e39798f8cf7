import { useCallback, useSyncExternalStore } from 'react';

/** @param unknown what stands for the answer while a page is rendered by a server, or hydrated: for any window */
function useMatches<Unknown>(query: string, unknown: Unknown): boolean | Unknown {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore<boolean | Unknown>(
    subscribe,
    () => matchMedia(query).matches,
    () => unknown,
  );
}

/** Whether the window matches a media query now; null while that is not known. */
export const useMediaQueryIfKnown = (query: string): boolean | null => useMatches(query, null);

/** Whether the window matches a media query now; false while that is not known. Only where it is true a hydrated page renders again. */
export const useMediaQuery = (query: string): boolean => useMatches(query, false);

const never = () => () => undefined;

/** False while a page is rendered by a server, or hydrated: what only the browser knows is not rendered yet. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)');
