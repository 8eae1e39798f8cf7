import { useCallback, useEffect, useMemo } from 'react';
import { orderTypeOf } from '@souk/contracts';
import { useReadable, useSearchParams, useShell } from '@souk/remote-kit';
import { changedStoreList, lacksDelivery, readStoreList, usualDelivery } from './stores-address.ts';
import type { StoreList, StoreListName } from './stores-address.ts';

/**
 * The list of the address, and how to change it. Another filter makes an entry of the history; how many pages are shown belongs
 * to the entry. Under the header's pickup the list starts with what can be picked up, which the address then says.
 */
export function useStoreList(name: StoreListName) {
  const [params, setParams] = useSearchParams();
  const switched = orderTypeOf(useShell());
  const orderType = useReadable(switched);
  const list = useMemo(() => readStoreList(name, params, orderType), [name, params, orderType]);
  const change = useCallback(
    (next: Partial<StoreList>, { replace = 'pages' in next } = {}) =>
      setParams((current) => changedStoreList(name, current, next, switched.get()), {
        replace,
        preventScrollReset: true,
      }),
    [name, setParams, switched],
  );

  const { pages } = list;
  const isUnsaid = lacksDelivery(params, orderType);
  useEffect(() => {
    if (isUnsaid) change({ pages });
  }, [isUnsaid, change, pages]);
  // The switch while the list is shown, and not what it stood on before: a link may show something else.
  useEffect(
    () => switched.subscribe(() => change({ delivery: usualDelivery(switched.get()) }, { replace: true })),
    [switched, change],
  );
  return { list, change };
}
