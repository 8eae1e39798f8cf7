import { COOKIES, STORAGE_KEYS } from '@souk/contracts';
import { writeCookie } from '../page/cookie.ts';

/** What is remembered of a module between visits (SES-8). */
export interface StoredModule {
  id: number;
  module_type: string;
}

export function readStoredModule(): StoredModule | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.module) ?? 'null');
    if (typeof value !== 'object' || value === null || !('id' in value) || !('module_type' in value))
      return null;
    const id = Number(value.id);
    return Number.isInteger(id) && id > 0 && typeof value.module_type === 'string'
      ? { id, module_type: value.module_type }
      : null;
  } catch {
    return null;
  }
}

/** Seeds new tabs, and tells the edge which remote's files to send along. */
export function storeModule({ id, module_type }: StoredModule): void {
  localStorage.setItem(STORAGE_KEYS.module, JSON.stringify({ id, module_type }));
  writeCookie(COOKIES.module, `${id}:${module_type}`);
}
