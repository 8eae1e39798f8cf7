import { MODULE_PARAM, inModule } from '@souk/contracts';
import type { ShellHistory } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import type { ModuleState } from './module-state.ts';
import { readStoredModule, storeModule } from './stored-module.ts';
import type { StoredModule } from './stored-module.ts';

/** The module in a URL, null where it names none. */
export function moduleInUrl(search: string): number | null {
  const id = Number(new URLSearchParams(search).get(MODULE_PARAM));
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** The module that the page is in, in state, storage and URL. */
export function moduleOfPage(
  { key, current, available }: ModuleState,
  history: ShellHistory,
  linked: StoredModule | null,
) {
  const enter = ({ id, module_type }: StoredModule) => {
    key.set({ id, module_type });
    storeModule({ id, module_type });
    bus.emit('module:changed', { moduleId: id });
  };
  return {
    enter,
    /** Enters the module that the URL names, else the one that was stored. */
    settle() {
      const stored = key.get() ?? readStoredModule();
      const wanted = moduleInUrl(history.location.search) ?? stored?.id ?? null;
      const known = available.get()?.find(({ id }) => id === wanted) ?? null;
      // Until the modules are known, the one that the first address names: the server rendered the page in it.
      const unproved = available.get() === null ? [stored, linked] : [stored];
      const next = known ?? unproved.find((module) => module?.id === wanted) ?? null;
      current.set(known);
      if (next && next.id !== (key.get()?.id ?? null)) enter(next);
    },
    nameInUrl(moduleId: number) {
      const { pathname, search, hash } = history.location;
      history.replace(inModule(`${pathname}${search}`, moduleId) + hash);
    },
  };
}
