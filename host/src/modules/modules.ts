import { modulesQuery, queryClient } from '@souk/api-client';
import { MODULE_PARAM, ROUTES, inModule } from '@souk/contracts';
import type {
  MarketplaceModule,
  PickedLocation,
  Readable,
  ShellHistory,
  ShellServices,
} from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { createStore } from '../shell/store.ts';
import { readStoredModule, storeModule } from './stored-module.ts';
import type { StoredModule } from './stored-module.ts';

export interface Modules {
  services: ShellServices['module'];
  /** The id and type that the page is in, known before the list of modules has arrived. */
  key: Readable<StoredModule | null>;
  /** Whether the list could not be fetched. */
  failed: Readable<boolean>;
  dialog: { open: Readable<boolean>; close(): void };
  /** The customer's pick in the dialog (MOD-2). */
  select(module: MarketplaceModule): void;
  /** The module dialog, unless there is exactly one module, which is then taken (MOD-2). */
  choose(): void;
  /** The same, once the modules of a place that was just picked are known (LOC-8). */
  chooseAfterPick(): void;
  refetch(): void;
}

interface ModulesOptions {
  history: ShellHistory;
  location: Readable<PickedLocation | null>;
  /** Whether a path belongs to a module, so that its URL must say which. */
  isModulePath(pathname: string): boolean;
}

/** The module in a URL, null where it names none. */
export function moduleInUrl(search: string): number | null {
  const id = Number(new URLSearchParams(search).get(MODULE_PARAM));
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** Modules that serve one of the picked zones (MOD-3). */
export const servingModules = (all: readonly MarketplaceModule[], zoneIds: readonly number[]) =>
  all.filter(({ zones }) => zones.some((zone) => zoneIds.includes(zone)));

/** Which module the page is in. The URL wins; what was stored only seeds pages whose URL does not say. */
export function createModules({ history, location, isModulePath }: ModulesOptions): Modules {
  const key = createStore<StoredModule | null>(null);
  const current = createStore<MarketplaceModule | null>(null);
  const available = createStore<readonly MarketplaceModule[] | null>(null);
  const failed = createStore(false);
  const open = createStore(false);

  const settle = () => {
    const stored = key.get() ?? readStoredModule();
    const wanted = moduleInUrl(history.location.search) ?? stored?.id ?? null;
    const known = available.get()?.find(({ id }) => id === wanted) ?? null;
    const next = known ?? (stored?.id === wanted ? stored : null);
    const before = key.get()?.id ?? null;
    current.set(known);
    if (next && next.id !== before) {
      key.set({ id: next.id, module_type: next.module_type });
      storeModule(next);
      bus.emit('module:changed', { moduleId: next.id });
    }
  };

  /** A page of a module always says so in its URL, and asks for a module where none is known. */
  const address = () => {
    const { pathname, search, hash } = history.location;
    if (!isModulePath(pathname)) return;
    const wanted = moduleInUrl(search);
    const list = available.get();
    const served = list === null || list.some(({ id }) => id === wanted);
    if (wanted !== null && served) return;
    const fallback = key.get() ?? readStoredModule();
    if (fallback && (list === null || list.some(({ id }) => id === fallback.id))) {
      history.replace(inModule(`${pathname}${search}`, fallback.id) + hash);
    } else if (list !== null) choose();
  };

  const load = async () => {
    const place = location.get();
    if (!place) return;
    try {
      const all = await queryClient.fetchQuery(modulesQuery());
      // The answer for a place that was left meanwhile.
      if (location.get() !== place) return;
      failed.set(false);
      available.set(servingModules(all, place.zoneIds));
    } catch {
      if (location.get() !== place) return;
      failed.set(true);
    }
    settle();
    address();
  };

  const go = ({ id, module_type }: StoredModule) => {
    open.set(false);
    key.set({ id, module_type });
    storeModule({ id, module_type });
    current.set(available.get()?.find((candidate) => candidate.id === id) ?? null);
    bus.emit('module:changed', { moduleId: id });
    const { pathname, search } = history.location;
    const home = inModule(ROUTES.home, id);
    if (`${pathname}${search}` !== home) history.push(home);
  };

  function choose() {
    const [only, ...others] = available.get() ?? [];
    if (only && others.length === 0) go(only);
    else open.set(true);
  }

  settle();
  address();
  history.listen(() => {
    settle();
    address();
  });
  // Once the whole shell stands: the request's headers are made of its parts.
  let loading = Promise.resolve().then(load);
  location.subscribe(() => {
    loading = load();
  });

  return {
    key,
    failed,
    dialog: {
      open,
      close() {
        open.set(false);
        // A module must be selected to go on (MOD-8): without one there is only the landing page.
        if (key.get() === null && isModulePath(history.location.pathname)) history.replace(ROUTES.landing);
      },
    },
    select: go,
    choose,
    chooseAfterPick: () => void loading.then(choose),
    refetch: () => void load(),
    services: {
      current,
      available,
      choose,
      switchTo(moduleId) {
        const module = available.get()?.find(({ id }) => id === moduleId);
        if (module) go(module);
      },
    },
  };
}
