import { randomBytes, randomUUID } from 'node:crypto';
import type { ObjectStore } from './object-store.ts';
import { StoreRefusedError } from './store-errors.ts';

/** Tries what releases rely on: the bytes come back as they were, and a write on a condition is one. */
export async function requireSafeStore(store: ObjectStore, host: string): Promise<void> {
  const key = `probe/${randomUUID()}`;
  const first = randomBytes(1024);
  const second = randomBytes(1024);
  const refuse = (why: string) => new StoreRefusedError(`The store at ${host} ${why}.`);
  try {
    if (!(await store.put(key, first, 'absent'))) throw refuse('says that a new object is there already');
    const written = await store.get(key);
    if (!written?.bytes.equals(first)) throw refuse('answers with other bytes than were written');
    if (await store.put(key, second, 'absent'))
      throw refuse('ignores conditional writes (If-None-Match), so one publication could overwrite another');
    if (!(await store.get(key))?.bytes.equals(first))
      throw refuse('writes although it says that the condition (If-None-Match) does not hold');
    if (!(await store.put(key, second, { etag: written.etag })))
      throw refuse('refuses a conditional write (If-Match) whose condition holds');
    if (await store.put(key, first, { etag: written.etag }))
      throw refuse('ignores conditional writes (If-Match), so one publication could overwrite another');
    if (!(await store.get(key))?.bytes.equals(second))
      throw refuse('answers with bytes that are out of date');
  } finally {
    await store.remove(key).catch(() => undefined);
  }
}
