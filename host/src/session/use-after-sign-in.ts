import { mergeCart } from '@souk/api-client';
import { ROUTES } from '@souk/contracts';
import type { SignedIn } from '@souk/contracts';
import { useSearchParams, useShell } from '@souk/remote-kit';
import { useHost } from '../shell/host-context.ts';
import { useText } from '../texts/texts.ts';
import { RETURN_PARAM, safeReturnPath } from './session.ts';

/**
 * What follows a sign-in or sign-up: the token is kept, the customer decides between two carts of different stores
 * (SES-12), the guest is dropped, and the customer is back where they came from (RTE-4).
 */
export function useAfterSignIn() {
  const t = useText();
  const { session, cart, location } = useHost();
  const { dialogs, toast, navigate } = useShell();
  const [params] = useSearchParams();

  const settleCarts = async (answer: SignedIn, guestId: string | null) => {
    const [conflict] = answer.cart_conflicts;
    if (guestId === null) return;
    if (conflict) {
      const keepGuest = await dialogs.confirm({
        title: t('session.twoCarts'),
        text: t('session.twoCartsText', {
          guest: conflict.guest_store_name,
          customer: conflict.customer_store_name,
        }),
        confirmLabel: t('session.keepCart', { store: conflict.guest_store_name }),
        cancelLabel: t('session.keepCart', { store: conflict.customer_store_name }),
      });
      try {
        await mergeCart({ guest_id: guestId, keep: keepGuest ? 'guest' : 'customer' });
      } catch {
        // They are signed in all the same; the guest's cart is kept for the next time.
        toast({ kind: 'error', text: t('errors.server') });
        return;
      }
      cart.refetch();
    }
    session.dropGuest();
  };

  return async (answer: SignedIn, message: string) => {
    const guestId = session.storedGuestId();
    await session.begin(answer.token);
    toast({ kind: 'success', text: message });
    await settleCarts(answer, guestId);
    const back = safeReturnPath(params.get(RETURN_PARAM));
    navigate(back ?? (location.services.current.get() ? ROUTES.home : ROUTES.landing), { replace: true });
  };
}
