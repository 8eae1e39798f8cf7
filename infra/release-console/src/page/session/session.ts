import { useSyncExternalStore } from 'react';
import { sessionStore } from '@souk/contracts';

/** Stored for this tab only. */
const KEY = 'souk-console-token';

export interface Session {
  token: string | null;
  /** The registry no longer takes the token; the page stays as it is until there is another one. */
  expired: boolean;
}

const read = () => sessionStore.get(KEY);

let session: Session = { token: read(), expired: false };
const listeners = new Set<() => void>();

function become(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

export const currentSession = (): Session => session;

export function signIn(token: string): void {
  sessionStore.set(KEY, token);
  become({ token, expired: false });
}

export function signOut(): void {
  sessionStore.remove(KEY);
  become({ token: null, expired: false });
}

/** Called with the refused token, so that a newer one is kept. */
export function expire(token: string | null): void {
  if (session.token === token && !session.expired) become({ token, expired: true });
}

function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSession = (): Session => useSyncExternalStore(subscribeToSession, currentSession);
