import { browserDatabase, CUSTOMER_KEY_PREFIX, localStore, sessionStore } from '@souk/contracts';
import type { SessionState } from '@souk/contracts';
import { bus } from '@souk/event-bus';

const isCustomers = (name: string | undefined) => name?.startsWith(CUSTOMER_KEY_PREFIX) ?? false;

/**
 * What remotes stored for a customer goes when their session ends, on whichever page that is (SES-14, CHT-6).
 * @param status the session's when the page was opened
 */
export function forgetCustomerData(status: SessionState['status']): void {
  let last = status;
  bus.on('session:changed', ({ status: next }) => {
    const ended = last === 'customer' || next === 'guest';
    last = next;
    if (!ended) return;
    for (const store of [localStore, sessionStore])
      for (const name of store.keys()) if (isCustomers(name)) store.remove(name);
    void deleteDatabases();
  });
}

async function deleteDatabases(): Promise<void> {
  try {
    const database = browserDatabase();
    for (const { name } of (await database?.databases()) ?? [])
      if (name !== undefined && isCustomers(name)) database?.deleteDatabase(name);
  } catch {
    // A browser that refuses its databases, or cannot list them, has none that we could delete.
  }
}
