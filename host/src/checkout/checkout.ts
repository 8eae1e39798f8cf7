import { configQuery, queryClient } from '@souk/api-client';
import { ROUTES, checkoutPath } from '@souk/contracts';
import type {
  CartLine,
  CheckoutServices,
  CheckoutStart,
  PickedLocation,
  Readable,
  ShellServices,
  Toast,
} from '@souk/contracts';
import { createPendingCheckout } from './pending-checkout.ts';
import type { OwnerSession } from './pending-checkout.ts';
import { text } from './texts/texts.ts';

export interface Checkout {
  services: CheckoutServices;
  /** The drawer's button (CRT-5). */
  fromCart(lines: readonly CartLine[]): Promise<void>;
}

interface CheckoutOptions {
  session: OwnerSession & {
    token(): string | null;
    services: Pick<ShellServices['session'], 'signIn' | 'signUp'>;
  };
  module: Readable<{ id: number } | null>;
  /** Asks for a place where there is none; null where the visitor picks none (LOC-19). */
  requireLocation(): Promise<PickedLocation | null>;
  /** The same, and answers whether what is sold in the zone is delivered there. */
  requireServed(zoneId: number, retry: () => void): Promise<boolean>;
  loginOrGuest: ShellServices['dialogs']['loginOrGuest'];
  navigate(path: string): void;
  canNavigate(path: string): boolean;
  toast(toast: Toast): void;
  refetchCart(): void;
}

/**
 * The only entry to the checkout, from the cart and from Buy Now: it decides who may order, and who is asked first (CRT-5,
 * CRT-6, POP-8, POP-9).
 */
export function createCheckout(options: CheckoutOptions): Checkout {
  const {
    session,
    module,
    requireLocation,
    requireServed,
    loginOrGuest,
    navigate,
    canNavigate,
    toast,
    refetchCart,
  } = options;

  const pending = createPendingCheckout(session);

  const guestsMayOrder = async () => {
    const config = await queryClient.fetchQuery(configQuery()).catch(() => null);
    return config?.guest_checkout_status === 1;
  };

  const lead = async (page: CheckoutStart['page'] | 'cart', moduleId = module.get()?.id) => {
    const path = checkoutPath(page, moduleId);
    if (!canNavigate(path)) return toast({ kind: 'info', id: 'checkout', text: text('closed') });
    if (session.token() !== null) return navigate(path);
    if (page === 'campaign') {
      toast({ kind: 'error', id: 'checkout', text: text('notLoggedIn') });
      return session.services.signIn(path);
    }
    if (!(await guestsMayOrder())) return session.services.signIn(path);
    const choice = await loginOrGuest();
    if (choice === 'guest') navigate(path);
    if (choice === 'login') session.services.signIn(path);
    if (choice === 'sign-up') session.services.signUp(path);
  };

  const start = async (started: CheckoutStart): Promise<void> => {
    const { page } = started;
    const item = page === 'parcel' ? null : started.choice.item;
    const goesOn = item
      ? await requireServed(item.zone_id, () => void start(started))
      : (await requireLocation()) !== null;
    if (!goesOn) return;
    pending.save(started);
    await lead(page, item?.module_id);
  };

  return {
    async fromCart(lines) {
      if (lines.length === 0) return navigate(ROUTES.home);
      if (await requireLocation()) await lead('cart');
    },
    services: {
      start,
      started: pending.read,
      done(page) {
        if (page === 'cart') refetchCart();
        else pending.remove(page);
      },
    },
  };
}
