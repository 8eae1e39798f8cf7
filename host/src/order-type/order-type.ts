import { localStore, STORAGE_KEYS } from '@souk/contracts';
import type { GoodsOrderType, OrderTypeServices } from '@souk/contracts';
import { createStore } from '../state/store.ts';

const PICKUP = 'take_away';

/** Whether goods are to be delivered or picked up, as last chosen in this browser. */
export function createOrderType(): OrderTypeServices {
  const stored = localStore.get(STORAGE_KEYS.orderType) === PICKUP ? PICKUP : 'delivery';
  const current = createStore<GoodsOrderType>(stored, 'order-type');
  return {
    current,
    choose(type) {
      localStore.set(STORAGE_KEYS.orderType, type);
      current.set(type);
    },
  };
}
