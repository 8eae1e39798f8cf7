import { storePath } from '@souk/contracts';
import type { OrderAddress, Reorder, ReorderLine, ShellServices } from '@souk/contracts';

/** Whether nothing has to be said before a former order is in the cart again. */
export const isAsItWas = ({ store_state, lines }: Reorder): boolean =>
  store_state === 'open' && lines.every(isLineAsItWas);

/** Whether a line can be ordered as it was, for what it cost. */
export const isLineAsItWas = ({ problem, missing_add_ons, previous_total, total }: ReorderLine): boolean =>
  problem === null && missing_add_ons.length === 0 && previous_total === total;

/** The lines of which something can be ordered. */
export const linesToAdd = ({ store_state, lines }: Reorder): ReorderLine[] =>
  store_state === 'gone' ? [] : lines.filter(({ quantity, item }) => quantity > 0 && item !== null);

/** Where the order went. */
export type OrderedTo = Pick<OrderAddress, 'latitude' | 'longitude'>;

/**
 * Puts what can be ordered of a former order into the cart, and shows the cart (ORD-16). A visitor without a location picks one
 * first, from where the order went.
 */
export async function fillCart(
  reorder: Reorder,
  shell: ShellServices,
  orderedTo: OrderedTo | null,
): Promise<void> {
  const { cart, location, module, navigate } = shell;
  const lines = linesToAdd(reorder);
  if (lines.length > 0 && orderedTo && !location.current.get()) {
    const start = { lat: orderedTo.latitude, lng: orderedTo.longitude };
    if (!(await location.pick({ flow: 'store', start }))) return;
  }
  let added = 0;
  for (const { item, quantity, variation, add_ons, note } of lines) {
    if (!item) continue;
    // One after the other: the first decides over the store.
    const outcome = await cart.add({ item, quantity, variation, addOns: add_ons, note });
    if (outcome === 'done') added += 1;
    // A customer who keeps the cart of another store, or picks no place, is not asked again for each line.
    else if (added === 0) return;
  }
  if (added === 0) return;
  if (module.current.get()?.id !== reorder.module_id)
    navigate(storePath({ ...reorder.store, module_id: reorder.module_id }));
  cart.open();
}
