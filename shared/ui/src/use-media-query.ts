import { useSyncExternalStore } from 'react';

const nobody = () => null;

/** Whether the window matches a media query now; null while a page is rendered by a server, or hydrated: for any window. */
export function useMediaQueryIfKnown(query: string): boolean | null {
  return useSyncExternalStore<boolean | null>(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    nobody,
  );
}

/** Whether the window matches a media query now; false while that is not known. */
export const useMediaQuery = (query: string): boolean => useMediaQueryIfKnown(query) === true;

const never = () => () => undefined;

/** False while a page is rendered by a server, or hydrated: what only the browser knows is not rendered yet. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)');
