import { COOKIES, isRecord, localStore, readStored, STORAGE_KEYS } from '@souk/contracts';
import { writeCookie } from '../browser/cookie.ts';

/** What is remembered of a module between visits (SES-8). */
export interface StoredModule {
  id: number;
  module_type: string;
}

export function readStoredModule(): StoredModule | null {
  const stored = readStored(localStore, STORAGE_KEYS.module, isRecord);
  const id = Number(stored?.id);
  return Number.isInteger(id) && id > 0 && typeof stored?.module_type === 'string'
    ? { id, module_type: stored.module_type }
    : null;
}

/** Initial value of new tabs; the edge reads it to preload files of the remote. */
export function storeModule({ id, module_type }: StoredModule): void {
  localStore.set(STORAGE_KEYS.module, JSON.stringify({ id, module_type }));
  writeCookie(COOKIES.module, `${id}:${module_type}`);
}
