import { localStore, sessionStore, STORAGE_KEYS } from '@souk/contracts';
import { bus } from '@souk/event-bus';

const KEY = STORAGE_KEYS.signedOut;

/**
 * The last sign-out in this browser, and the last one that this tab knows of. That the token is gone does not say which it
 * was: the session may have expired. And a tab that was frozen or closed may find the next customer's token.
 */
export const signOuts = {
  /** Call it before the token is removed: other tabs look when they see that it is gone. */
  mark(): void {
    localStore.set(KEY, String(Date.now()));
  },
  /** Notifies this tab of a sign-out that it does not know of. */
  notice(): void {
    const last = localStore.get(KEY) ?? '';
    if (last === (sessionStore.get(KEY) ?? '')) return;
    sessionStore.set(KEY, last);
    bus.emit('session:signed-out', {});
  },
};
