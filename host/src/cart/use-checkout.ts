import { useConfig } from '@souk/api-client';
import { ROUTES } from '@souk/contracts';
import type { CartLine } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { useHost } from '../shell/host-context.ts';
import { useText } from './texts/texts.ts';

const CHECKOUT = `${ROUTES.checkout}?page=cart`;

/** Where the drawer's button leads (CRT-5): home, checkout, the guest prompt, or sign-in. */
export function useCheckout() {
  const t = useText();
  const { cart, session: host } = useHost();
  const { session, dialogs, navigate, canNavigate, toast } = useShell();
  const guestsMayOrder = useConfig().data?.guest_checkout_status === 1;

  const go = () => {
    if (canNavigate(CHECKOUT)) navigate(CHECKOUT);
    else toast({ kind: 'info', id: 'checkout', text: t('checkoutClosed') });
  };

  return async (lines: readonly CartLine[]) => {
    cart.close();
    if (lines.length === 0) return navigate(ROUTES.home);
    if (host.token() !== null) return go();
    if (!guestsMayOrder) return session.signIn(CHECKOUT);
    const choice = await dialogs.loginOrGuest();
    if (choice === 'guest') go();
    if (choice === 'login') session.signIn(CHECKOUT);
    if (choice === 'sign-up') session.signUp(CHECKOUT);
  };
}
