import { randomBytes, randomUUID } from 'node:crypto';
import type { ObjectStore } from './object-store.ts';
import { StoreRefusedError } from './store-errors.ts';

/** Tries what releases rely on: the bytes come back as they were, and a conditional write is one. */
export async function requireSafeStore(store: ObjectStore, host: string): Promise<void> {
  const key = `probe/${randomUUID()}`;
  const first = randomBytes(1024);
  const second = randomBytes(1024);
  const refuse = (why: string) => new StoreRefusedError(`The store at ${host} ${why}.`);
  try {
    if (!(await store.putNew(key, first))) throw refuse('says that a new object is there already');
    if (!(await store.get(key))?.equals(first)) throw refuse('answers with other bytes than were written');
    if (await store.putNew(key, second))
      throw refuse('ignores conditional writes (If-None-Match), so one publication could overwrite another');
    if (!(await store.get(key))?.equals(first))
      throw refuse('writes although it says that the condition (If-None-Match) does not hold');
  } finally {
    await store.remove(key).catch(() => undefined);
  }
}
