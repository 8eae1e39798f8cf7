import { useCallback } from 'react';
import { useEntryKey, useShell } from '@souk/remote-kit';

/**
 * Whether the address that was rendered is still the page's, for effects that write it: they may run after the customer went on,
 * and that address is not theirs.
 */
export function useIsCurrent(): () => boolean {
  const { history } = useShell();
  const key = useEntryKey();
  return useCallback(() => history.location.key === key, [history, key]);
}
