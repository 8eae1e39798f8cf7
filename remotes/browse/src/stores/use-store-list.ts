import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@souk/remote-kit';
import { useOrderType } from '../page/use-order-type.ts';
import { changedStoreList, readStoreList } from './stores-address.ts';
import type { StoreList, StoreListName } from './stores-address.ts';

/**
 * The list of the address, and how to change it. Another filter makes an entry of the history; how many pages are shown belongs
 * to the entry.
 */
export function useStoreList(name: StoreListName) {
  const [params, setParams] = useSearchParams();
  const orderType = useOrderType();
  const list = useMemo(() => readStoreList(name, params, orderType), [name, params, orderType]);
  const change = useCallback(
    (next: Partial<StoreList>) =>
      setParams((current) => changedStoreList(name, current, next, orderType), {
        replace: 'pages' in next,
        preventScrollReset: true,
      }),
    [name, setParams, orderType],
  );
  return { list, change };
}
