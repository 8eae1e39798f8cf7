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
  const knownBy = (id: number | null) => available.get()?.find((module) => module.id === id) ?? null;
  const enter = ({ id, module_type }: StoredModule) => {
    // First whose page it is: the remote of the module before does not follow into this one.
    key.set({ id, module_type });
    current.set(knownBy(id));
    storeModule({ id, module_type });
    bus.emit('module:changed', { moduleId: id });
  };
  return {
    enter,
    /** Enters the module that the URL names, else the one that was stored. */
    settle() {
      const stored = key.get() ?? readStoredModule();
      const wanted = moduleInUrl(history.location.search) ?? stored?.id ?? null;
      const known = knownBy(wanted);
      // Until the modules are known, the one that the first address names: the server rendered the page in it.
      const unproved = available.get() === null ? [stored, linked] : [stored];
      const next = known ?? unproved.find((module) => module?.id === wanted) ?? null;
      if (next && next.id !== (key.get()?.id ?? null)) enter(next);
      else current.set(known);
    },
    nameInUrl(moduleId: number) {
      const { pathname, search, hash } = history.location;
      history.replace(inModule(`${pathname}${search}`, moduleId) + hash);
    },
  };
}
