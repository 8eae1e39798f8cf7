import { ROUTES } from '@souk/contracts';
import type { PickedLocation, Readable, ShellHistory, ShellServices } from '@souk/contracts';
import { returnPathOf } from '../history/return-path.ts';
import { settleCarts, type CartOwner } from './settle-carts.ts';

interface BeginOptions extends CartOwner {
  history: ShellHistory;
  location: Readable<PickedLocation | null>;
}

/**
 * What follows a sign-in or sign-up: the token is stored, the customer decides between two carts of different stores
 * (SES-12), and is back where they came from (RTE-4).
 */
export function createBeginSession({
  history,
  location,
  ...owner
}: BeginOptions): ShellServices['session']['begin'] {
  const { session, toasts } = owner;
  return async ({ token, cart_conflicts }, message) => {
    const guestId = session.storedGuestId();
    const back = returnPathOf(history);
    await session.begin(token);
    toasts.show({ kind: 'success', text: message });
    if (guestId !== null) await settleCarts(owner, guestId, cart_conflicts);
    history.replace(back ?? (location.get() ? ROUTES.home : ROUTES.landing));
  };
}
