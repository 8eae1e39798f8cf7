import { storeQuery, withShownError } from '@souk/api-client';
import { slugOf } from '@souk/contracts';
import type { CartLine, StoreDetails } from '@souk/contracts';
import { useQuery, useReadable } from '@souk/remote-kit';
import { useCart } from './cart-context.ts';

/** The store that a cart is from, asked for while the cart is open. Until it is known, and where it never is, the checkout says the same. */
export function useCartStore([line]: readonly CartLine[]): StoreDetails | undefined {
  const open = useReadable(useCart().isOpen);
  const { store_id = 0, store_slug } = line?.item ?? {};
  const id = slugOf({ id: store_id, slug: store_slug });
  return useQuery({ ...withShownError(storeQuery({ id })), enabled: open && line !== undefined }).data;
}
