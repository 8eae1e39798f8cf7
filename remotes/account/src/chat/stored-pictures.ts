import { browserDatabase, CUSTOMER_KEY_PREFIX } from '@souk/contracts';

const DATABASE = `${CUSTOMER_KEY_PREFIX}account.outbox`;
const STORE = 'pictures';

/** Null, or a rejection, where this browser stores nothing of the kind, as in some private windows. */
const open = (): Promise<IDBDatabase | null> =>
  new Promise((done) => {
    const request = browserDatabase()?.open(DATABASE, 1);
    if (!request) return done(null);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => done(request.result);
    request.onerror = () => done(null);
  });

/** Opened for each request alone: an open database could not be deleted when the session ends. */
async function runRequest(
  mode: IDBTransactionMode,
  start: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await open().catch(() => null);
  if (!database) return null;
  try {
    return await new Promise<unknown>((done) => {
      const transaction = database.transaction(STORE, mode);
      const request = start(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(request.result);
      transaction.onabort = () => done(null);
    });
  } catch {
    return null;
  } finally {
    database.close();
  }
}

/** Stores the pictures of a message that is not sent yet. */
export async function storePictures(key: string, images: readonly Blob[]): Promise<void> {
  await runRequest('readwrite', (store) => store.put([...images], key));
}

/** The pictures of a message; none where they could not be stored. */
export async function readPictures(key: string): Promise<Blob[]> {
  const found = await runRequest('readonly', (store) => store.get(key));
  return Array.isArray(found) ? found.filter((each) => each instanceof Blob) : [];
}

export async function dropPictures(key: string): Promise<void> {
  await runRequest('readwrite', (store) => store.delete(key));
}
