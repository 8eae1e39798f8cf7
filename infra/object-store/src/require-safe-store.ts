import { randomBytes, randomUUID } from 'node:crypto';
import type { ObjectStore } from './object-store.ts';
import { StoreRefusedError } from './store-errors.ts';

/** Tests what releases rely on: objects are returned unchanged, and conditional writes work. */
export async function requireSafeStore(store: ObjectStore, host: string): Promise<void> {
  const key = `probe/${randomUUID()}`;
  const first = randomBytes(1024);
  const second = randomBytes(1024);
  const refuse = (why: string) =>
    new StoreRefusedError(`The store at ${host} is not safe for releases: it ${why}. Use another store.`);
  try {
    if (!(await store.putNew(key, first))) throw refuse('reported a new object as existing');
    if (!(await store.get(key))?.equals(first)) throw refuse('returned other bytes than were written');
    if (await store.putNew(key, second))
      throw refuse('ignores conditional writes (If-None-Match), so one publication could overwrite another');
    if (!(await store.get(key))?.equals(first))
      throw refuse('wrote an object although it refused the condition (If-None-Match)');
  } finally {
    await store.remove(key).catch(() => undefined);
  }
}
