import { clearScope, customerQuery, queryClient, requestGuest, logOut } from '@souk/api-client';
import { localStore, ROUTES, STORAGE_KEYS } from '@souk/contracts';
import type { Customer, Readable, SessionState, ShellHistory, ShellServices, Toast } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { QueryObserver } from '@tanstack/react-query';
import { withLock } from '../browser/with-lock.ts';
import { createStore } from '../state/store.ts';
import { text } from '../texts/texts.ts';
import { withReturnPath } from '../history/return-path.ts';
import { signOuts } from './sign-outs.ts';

/** How long the customer sees the dialog say yes before the session ends, in milliseconds (SES-14). */
const LOGOUT_DELAY_MS = 500;

export interface Session {
  services: Omit<ShellServices['session'], 'begin'>;
  token(): string | null;
  /** A number that identifies the session in cache keys; null for guests. */
  scope(): number | null;
  /** The stored guest, if any; asks the server for none. */
  storedGuestId(): string | null;
  /** Asks who the customer is; when the page starts, for a session that began before. */
  loadCustomer(): Promise<void>;
  /** Takes a token in after sign-in or sign-up; the guest is kept until {@link dropGuest}. */
  begin(token: string): Promise<void>;
  /** Removes the guest whose cart was taken over (SES-12). */
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

interface SessionOptions {
  history: ShellHistory;
  /** Whether a live release draws a page of no module. */
  isDrawn(path: string): boolean;
  toast(toast: Toast): void;
}

/** Who the visitor is: a customer with a token, or a guest, who gets an id when one is first needed (SES-1, SES-2). */
export function createSession({ history, isDrawn, toast }: SessionOptions): Session {
  const token = () => localStore.get(STORAGE_KEYS.token);
  const storedGuestId = () => localStore.get(STORAGE_KEYS.guestId);
  const read = (): SessionState => ({
    status: token() === null ? 'guest' : 'customer',
    guestId: storedGuestId(),
    customer: null,
  });
  const state = createStore<SessionState>(read(), 'session');

  let stopWaiting = () => {};
  const loadCustomer = async () => {
    const tokenBefore = token();
    stopWaiting();
    if (tokenBefore === null) return;
    const take = (customer: Customer | undefined) => {
      if (customer && token() === tokenBefore) state.set({ ...state.get(), customer });
    };
    try {
      take(await queryClient.fetchQuery(customerQuery()));
    } catch {
      // Asked again by "Try again" and once the connection is back, as everything on the page.
      const observer = new QueryObserver(queryClient, { ...customerQuery(), retryOnMount: false });
      stopWaiting();
      stopWaiting = observer.subscribe(({ data }) => {
        if (data) stopWaiting();
        take(data);
      });
    }
  };
  let known = token();
  const changed = async () => {
    known = token();
    state.set(read());
    signOuts.notice();
    await clearScope();
    bus.emit('session:changed', { status: state.get().status });
    void loadCustomer();
  };

  const signOut = () => {
    signOuts.mark();
    localStore.remove(STORAGE_KEYS.token);
    return changed();
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

  const open = (path: string, returnTo?: string) => {
    if (isDrawn(path)) history.push(withReturnPath(path, history, returnTo));
    // A visitor who cannot sign in stays on the page.
    else toast({ kind: 'error', id: 'sign-in', text: text('session.unavailable') });
  };

  // Another tab signed in or out, or its session expired.
  window.addEventListener('storage', ({ key }) => {
    // No key: everything was cleared.
    if (key === null) signOuts.mark();
    if (key === STORAGE_KEYS.token || key === null) void changed();
    if (key === STORAGE_KEYS.guestId) state.set({ ...state.get(), guestId: storedGuestId() });
  });
  // A page in the back/forward cache receives no events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    signOuts.notice();
    if (token() !== known) void changed();
  });

  return {
    token,
    storedGuestId,
    scope: () => {
      const current = token();
      return current === null ? null : numberOf(current);
    },
    loadCustomer,
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
      await new Promise((done) => setTimeout(done, LOGOUT_DELAY_MS));
      // The token is removed from this device even where the server does not respond.
      const revoked = logOut(token()).catch(() => undefined);
      await signOut();
      await revoked;
    },
    services: {
      state: state satisfies Readable<SessionState>,
      guestId,
      async reload() {
        await queryClient.invalidateQueries({ queryKey: customerQuery().queryKey });
        await loadCustomer();
      },
      forget: signOut,
      signIn: (returnTo) => open(ROUTES.signIn, returnTo),
      signUp: (returnTo) => open(ROUTES.signUp, returnTo),
    },
  };
}
