import { ROUTES } from '@souk/contracts';
import type { SignedIn } from '@souk/contracts';
import { useSearchParams, useShell } from '@souk/remote-kit';
import { useHost } from '../shell/host-context.ts';
import { RETURN_PARAM, safeReturnPath } from './session.ts';
import { settleCarts } from './settle-carts.ts';

/**
 * What follows a sign-in or sign-up: the token is kept, the customer decides between two carts of different stores
 * (SES-12), and is back where they came from (RTE-4).
 */
export function useAfterSignIn() {
  const host = useHost();
  const { toast, navigate } = useShell();
  const [params] = useSearchParams();

  return async (answer: SignedIn, message: string) => {
    const guestId = host.session.storedGuestId();
    await host.session.begin(answer.token);
    toast({ kind: 'success', text: message });
    if (guestId !== null) await settleCarts(host, guestId, answer.cart_conflicts);
    const back = safeReturnPath(params.get(RETURN_PARAM));
    navigate(back ?? (host.location.services.current.get() ? ROUTES.home : ROUTES.landing), {
      replace: true,
    });
  };
}
