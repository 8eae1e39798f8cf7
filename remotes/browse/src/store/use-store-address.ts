import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@souk/remote-kit';
import { changedStoreAddress, readStoreAddress } from './store-address.ts';
import type { StoreAddress } from './store-address.ts';

/** What the address says, and how to change it: looking around in a store makes no entries of the history. */
export function useStoreAddress() {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readStoreAddress(params), [params]);
  const change = useCallback(
    (next: Partial<Pick<StoreAddress, 'search' | 'diet'>>) =>
      setParams((current) => changedStoreAddress(current, next), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return { address, change };
}
