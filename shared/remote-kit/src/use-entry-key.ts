import { useSyncExternalStore } from 'react';
import { useShell } from './shell-context.ts';

/** The key of the entry of the history that the page is at: two entries may have one address, and `useLocation` tells only that. */
export function useEntryKey(): string {
  const { history } = useShell();
  const here = () => history.location.key;
  return useSyncExternalStore(history.listen, here, here);
}
