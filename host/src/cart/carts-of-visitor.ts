import { errorCause, type ErrorCause } from '@souk/api-client';
import type { CartLine, PickedLocation, Readable, ShellServices } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { createStore } from '../state/store.ts';
import { CartSync } from './cart-sync.ts';

/** What the cart must know of who is here. */
interface CartVisitor {
  token(): string | null;
  scope(): number | null;
  storedGuestId(): string | null;
  dropGuest(): void;
  services: Pick<ShellServices['session'], 'guestId'>;
}

export interface CartsOptions {
  session: CartVisitor;
  module: Readable<{ id: number } | null>;
  location: Readable<PickedLocation | null>;
}

export interface CartsOfVisitor {
  /** Of the module that the page is in; null until they are known. */
  lines: Readable<readonly CartLine[] | null>;
  /** Why the lines could not be loaded at all; null where they were, or still may be. */
  failure: Readable<ErrorCause | null>;
  /** The cart of the module that the page is in; null outside of any. */
  current(): CartSync | null;
  of(moduleId: number): CartSync;
  refetch(): void;
}

/** The carts of whoever is here, one for each module, and the lines of the one that the page is in. */
export function cartsOfVisitor({ session, module, location }: CartsOptions): CartsOfVisitor {
  const lines = createStore<readonly CartLine[] | null>(null, 'cart');
  const failure = createStore<ErrorCause | null>(null);
  const carts = new Map<string, CartSync>();
  let current: CartSync | null = null;
  let unfollow = () => {};

  const of = (moduleId: number): CartSync => {
    const key = `${session.scope() ?? 'guest'} ${moduleId}`;
    const known = carts.get(key);
    if (known) return known;
    const made = new CartSync({
      moduleId,
      guestId: session.token() === null ? session.services.guestId : undefined,
      knownGuestId: session.storedGuestId,
      forgetGuest: session.dropGuest,
    });
    carts.set(key, made);
    void made.refetch().catch((error: unknown) => made === current && failure.set(errorCause(error)));
    return made;
  };
  const follow = () => {
    unfollow();
    const moduleId = module.get()?.id;
    failure.set(null);
    current = moduleId === undefined ? null : of(moduleId);
    const read = () => {
      // Outside of any module there is nothing to wait for.
      lines.set(current ? current.lines.get() : []);
      if (lines.get() !== null) failure.set(null);
      bus.emit('cart:changed', { count: lines.get()?.length ?? 0 });
    };
    unfollow = current?.lines.subscribe(read) ?? (() => {});
    read();
  };
  const forgetAll = () => {
    carts.forEach((cart) => cart.close());
    carts.clear();
    follow();
  };
  const refetch = () => {
    failure.set(null);
    void current
      ?.refetch()
      .catch((error: unknown) => failure.set(lines.get() === null ? errorCause(error) : null));
  };

  follow();
  module.subscribe(follow);
  bus.on('session:changed', forgetAll);
  // A new place may change the cart (LOC-7), and another tab may have.
  location.subscribe(refetch);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refetch();
    else current?.flush();
  });
  return { lines, failure, current: () => current, of, refetch };
}
