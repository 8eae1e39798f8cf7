import { fetchItem } from '@souk/api-client';
import type { BillLine, CartServices } from '@souk/contracts';

/** Puts what was ordered into the cart again, as far as it is still sold (AMB-16). */
export async function orderAgain(lines: readonly BillLine[], cart: CartServices): Promise<void> {
  for (const { item_type, item_id, slug, quantity, variation, add_ons } of lines) {
    if (item_type !== 'Item') continue;
    const item = await fetchItem({ id: slug || item_id });
    const addOns = add_ons.map(({ id, quantity: count }) => ({ id, quantity: count }));
    // One after the other: the first decides over the store.
    await cart.add({ item, quantity, variation, addOns });
  }
}
