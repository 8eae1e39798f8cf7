import { OUTBOX } from '@souk/contracts';
import { bus } from '@souk/event-bus';

/** What a customer wrote and had not sent goes with their session, whichever page it ends on (CHT-6). */
export function forgetOutboxWithSession(): void {
  bus.on('session:changed', () => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(OUTBOX.prefix)) localStorage.removeItem(name);
    if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(OUTBOX.pictures);
  });
}
