import { browserDatabase, localStore, OUTBOX } from '@souk/contracts';
import { bus } from '@souk/event-bus';

/** What a customer wrote and had not sent goes with their session, whichever page it ends on (CHT-6). */
export function forgetOutboxWithSession(): void {
  bus.on('session:changed', () => {
    for (const name of localStore.keys()) if (name.startsWith(OUTBOX.prefix)) localStore.remove(name);
    try {
      browserDatabase()?.deleteDatabase(OUTBOX.pictures);
    } catch {
      // A browser that refuses its database has no pictures in it.
    }
  });
}
