import { mergeCart } from '@souk/api-client';
import type { CartConflict, ConfirmRequest, Toast } from '@souk/contracts';
import type { DialogQueue } from '../state/dialog-queue.ts';
import { text } from '../texts/texts.ts';
import type { Session } from './session.ts';

/** What knows of the carts of a guest and of an account, and can ask. */
export interface CartOwner {
  session: Session;
  cart: { refetch(): void };
  dialogs: { confirmations: DialogQueue<ConfirmRequest, boolean | null> };
  toasts: { show(toast: Toast): void };
}

/**
 * What becomes of a guest's cart when its owner has signed in: where the account has one of another store, the customer
 * says which to keep. Closing the question decides nothing: both stay, and the next start asks again (SES-12).
 */
export async function settleCarts(
  { session, cart, dialogs, toasts }: CartOwner,
  guestId: string,
  [conflict]: readonly CartConflict[],
): Promise<void> {
  if (conflict) {
    const { guest_store_name: guest, customer_store_name: customer } = conflict;
    const keepGuest = await dialogs.confirmations.ask({
      title: text('session.twoCarts'),
      text: text('session.twoCartsText', { guest, customer }),
      confirmLabel: text('session.keepCart', { store: guest }),
      cancelLabel: text('session.keepCart', { store: customer }),
    });
    if (keepGuest === null) return;
    try {
      await mergeCart({ guest_id: guestId, keep: keepGuest ? 'guest' : 'customer' });
    } catch {
      // The customer is signed in anyway; the guest's cart is settled at the next start.
      toasts.show({ kind: 'error', text: text('errors.server') });
      return;
    }
    cart.refetch();
  }
  session.dropGuest();
}

/** Repeats a question that an earlier visit left open (SES-12). */
export async function settleOpenCarts(host: CartOwner): Promise<void> {
  const guestId = host.session.storedGuestId();
  if (host.session.token() === null || guestId === null) return;
  // If the question cannot be asked now, the next start asks it.
  const answer = await mergeCart({ guest_id: guestId }).catch(() => null);
  if (answer === null || host.session.token() === null) return;
  if (answer.cart_conflicts.length === 0) host.cart.refetch();
  await settleCarts(host, guestId, answer.cart_conflicts);
}
