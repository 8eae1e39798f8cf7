import { storePath } from '@souk/contracts';
import type {
  CartChoice,
  CartOutcome,
  OrderAddress,
  Reorder,
  ReorderLine,
  ShellServices,
} from '@souk/contracts';

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

/** Hosts before 1.13.0 do not say whether a rule refused or the customer declined: nothing follows a refusal of the first. */
async function addAll({ cart }: ShellServices, choices: readonly CartChoice[]): Promise<CartOutcome> {
  if (cart.addAll) return cart.addAll(choices);
  const [first, ...others] = choices;
  if (!first || (await cart.add(first)) !== 'done') return 'refused';
  for (const choice of others) await cart.add(choice);
  return 'done';
}

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
  const choices = lines.flatMap(({ item, quantity, variation, add_ons, note }) =>
    item ? [{ item, quantity, variation, addOns: add_ons, note }] : [],
  );
  if ((await addAll(shell, choices)) !== 'done') return;
  if (module.current.get()?.id !== reorder.module_id)
    navigate(storePath({ ...reorder.store, module_id: reorder.module_id }));
  cart.open();
}
