import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@souk/remote-kit';
import { useOrderType } from '../page/use-order-type.ts';
import { changedAddress, readListing } from './listing-address.ts';
import type { Narrowing, Subject } from './listing-address.ts';

/**
 * The listing of the address, and how to change it. What is shown changes makes an entry of the history; how many pages are
 * shown belongs to the entry.
 * @param subject what the page lists, where its path says so
 */
export function useListing(subject?: Subject) {
  const [params, setParams] = useSearchParams();
  const orderType = useOrderType();
  const listing = useMemo(
    () => ({ ...readListing(params, orderType), ...subject }),
    [params, orderType, subject],
  );
  const change = useCallback(
    (next: Partial<Narrowing>) =>
      setParams((current) => changedAddress(current, next, orderType), {
        replace: 'pages' in next || 'view' in next,
        preventScrollReset: true,
      }),
    [setParams, orderType],
  );
  return { listing, change };
}
