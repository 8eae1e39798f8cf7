import { clearScope, customerQuery, queryClient, requestGuest, logOut } from '@souk/api-client';
import { localStore, ROUTES, STORAGE_KEYS } from '@souk/contracts';
import type { Readable, SessionState, ShellHistory, ShellServices } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { withLock } from '../browser/with-lock.ts';
import { createStore } from '../shell/store.ts';

/** How long the customer sees the dialog say yes before the session ends, in milliseconds (SES-14). */
const LOGOUT_DELAY = 500;

export interface Session {
  services: ShellServices['session'];
  token(): string | null;
  /** A number that stands for the session in cache keys; null for guests. */
  scope(): number | null;
  /** The stored guest, if any; asks the server for none. */
  storedGuestId(): string | null;
  /** Takes a token in after sign-in or sign-up; the guest is kept until {@link dropGuest}. */
  begin(token: string): Promise<void>;
  /** Forgets the guest whose cart was taken over (SES-12). */
  dropGuest(): void;
  /** The server refused the token (API-4). */
  expire(): void;
  /** Ends the session on this device and on the server (SES-14). */
  end(): Promise<void>;
}

/** A token is a secret, so cache keys carry a number made of it. */
function numberOf(token: string): number {
  let hash = 0x811c9dc5;
  for (const char of token) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** The query key of the way back, after what had to come first (RTE-4). */
export const RETURN_PARAM = 'return';

/** Where to go after signing in: only ever a path of this site. */
export function safeReturnPath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(value, window.location.origin);
    // What a browser makes of it counts: a backslash or a tab may lead to another site.
    const ours = origin === window.location.origin && !pathname.startsWith('//');
    return ours && !pathname.startsWith('/auth/') ? `${pathname}${search}${hash}` : null;
  } catch {
    return null;
  }
}

function signInPath(base: string, history: ShellHistory, returnTo?: string): string {
  const { pathname, search } = history.location;
  const back = safeReturnPath(returnTo ?? `${pathname}${search}`);
  return back && back !== ROUTES.landing ? `${base}?${RETURN_PARAM}=${encodeURIComponent(back)}` : base;
}

/** Who the visitor is: a customer with a token, or a guest, who gets an id when one is first needed (SES-1, SES-2). */
export function createSession(history: ShellHistory): Session {
  const token = () => localStore.get(STORAGE_KEYS.token);
  const storedGuestId = () => localStore.get(STORAGE_KEYS.guestId);
  const read = (): SessionState => ({
    status: token() === null ? 'guest' : 'customer',
    guestId: storedGuestId(),
    customer: null,
  });
  const state = createStore<SessionState>(read(), 'session');

  const loadCustomer = async () => {
    const tokenBefore = token();
    if (tokenBefore === null) return;
    const customer = await queryClient.fetchQuery(customerQuery()).catch(() => null);
    if (customer && token() === tokenBefore) state.set({ ...state.get(), customer });
  };
  const changed = async () => {
    state.set(read());
    await clearScope();
    bus.emit('session:changed', { status: state.get().status });
    void loadCustomer();
  };

  /** Two parts of the page, and two tabs, that need a guest at once get the same one (SES-3). */
  let asking: Promise<string> | null = null;
  const guestId = () => (asking ??= askForGuest().finally(() => (asking = null)));
  const askForGuest = () =>
    withLock('souk-guest', async () => {
      const stored = storedGuestId();
      if (stored !== null) return stored;
      const { guest_id } = await requestGuest();
      localStore.set(STORAGE_KEYS.guestId, guest_id);
      state.set({ ...state.get(), guestId: guest_id });
      return guest_id;
    });

  // Another tab signed in or out.
  window.addEventListener('storage', ({ key }) => {
    // No key: everything was cleared.
    if (key === STORAGE_KEYS.token || key === null) void changed();
    if (key === STORAGE_KEYS.guestId) state.set({ ...state.get(), guestId: storedGuestId() });
  });
  // Once the whole shell stands: the request's headers are made of its parts.
  queueMicrotask(() => void loadCustomer());

  return {
    token,
    storedGuestId,
    scope: () => {
      const current = token();
      return current === null ? null : numberOf(current);
    },
    async begin(next) {
      localStore.set(STORAGE_KEYS.token, next);
      await changed();
    },
    dropGuest() {
      localStore.remove(STORAGE_KEYS.guestId);
      state.set({ ...state.get(), guestId: null });
    },
    expire() {
      localStore.remove(STORAGE_KEYS.token);
      void changed();
      bus.emit('session:expired', { hadToken: true });
    },
    async end() {
      await new Promise((done) => setTimeout(done, LOGOUT_DELAY));
      // The token is gone from this device even where the server cannot be told.
      const revoked = logOut(token()).catch(() => undefined);
      localStore.remove(STORAGE_KEYS.token);
      await changed();
      await revoked;
    },
    services: {
      state: state satisfies Readable<SessionState>,
      guestId,
      async reload() {
        await queryClient.invalidateQueries({ queryKey: customerQuery().queryKey });
        await loadCustomer();
      },
      async forget() {
        localStore.remove(STORAGE_KEYS.token);
        await changed();
      },
      signIn: (returnTo) => history.push(signInPath(ROUTES.signIn, history, returnTo)),
      signUp: (returnTo) => history.push(signInPath(ROUTES.signUp, history, returnTo)),
    },
  };
}
