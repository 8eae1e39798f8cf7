import { useEffect } from 'react';
import { orderTypeOf } from '@souk/contracts';
import type { GoodsOrderType } from '@souk/contracts';
import { useReadable, useSearchParams, useShell } from '@souk/remote-kit';
import { lacksDelivery, startWith } from './delivery.ts';

const IN_PLACE = { replace: true, preventScrollReset: true };

/**
 * The header's switch, which the list of the address follows. Under pickup the list starts with what can be picked up, as the
 * address then says; moving the switch shows the first page of the other list.
 */
export function useOrderType(): GoodsOrderType {
  const switched = orderTypeOf(useShell());
  const orderType = useReadable(switched);
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    if (lacksDelivery(params, orderType)) setParams(startWith(orderType, params), IN_PLACE);
  }, [params, orderType, setParams]);
  // The switch while the list is shown, and not what it stood on before: a link may show something else.
  useEffect(
    () =>
      switched.subscribe(() =>
        setParams((current) => {
          const next = startWith(switched.get(), current);
          next.delete('page');
          return next;
        }, IN_PLACE),
      ),
    [switched, setParams],
  );
  return orderType;
}
