import { modulesQuery, queryClient, withShownError } from '@souk/api-client';
import { ROUTES, inModule, isHostPath } from '@souk/contracts';
import type {
  MarketplaceModule,
  PickedLocation,
  Readable,
  ShellHistory,
  ShellServices,
} from '@souk/contracts';
import { isCancelledError } from '@tanstack/react-query';
import { createStore } from '../state/store.ts';
import { moduleInUrl, moduleOfPage } from './module-of-page.ts';
import type { ModuleState } from './module-state.ts';
import { readStoredModule } from './stored-module.ts';
import type { StoredModule } from './stored-module.ts';
import { createWantedModule } from './wanted-module.ts';

export interface Modules {
  services: Omit<ShellServices['module'], 'profile'>;
  /** The id and type that the page is in, known before the list of modules has arrived. */
  key: Readable<StoredModule | null>;
  /** The module that the first page's address names, before it is known whether it serves the place. */
  linked: StoredModule | null;
  /** Whether the list could not be fetched. */
  failed: Readable<boolean>;
  dialog: { open: Readable<boolean>; close(): void };
  /** The customer's pick in the dialog (MOD-2). */
  select(module: MarketplaceModule): void;
  /** The module dialog, unless there is exactly one module, which is then taken (MOD-2). */
  choose(): void;
  /** The same, once the modules of a place that was just picked are known; always on to the module's home (LOC-8). */
  chooseAfterPick(): void;
  /** The module that was pressed before a place is known; null where none is picked for it. */
  want(moduleId: number | null): void;
  /** After a pick: on to the wanted module once its modules are known, if one was wanted. Answers whether. */
  goToWanted(): boolean;
  /** The same as `choose`, but only where the place is not served by the module that the page is in (ADDR-13). */
  chooseUnlessServed(): void;
  /** Whether a module of this type serves the place, as far as its modules are known. */
  serves(moduleType: string): boolean;
  /** Asks for the modules of the place: when the page starts, and again where that failed. */
  load(): void;
}

interface ModulesOptions {
  state: ModuleState;
  history: ShellHistory;
  location: Readable<PickedLocation | null>;
  /** Whether a path belongs to a module, so that its URL must say which. */
  isModulePath(pathname: string): boolean;
  /** The type of module that alone has such a page; null where several do, or none (RTE-1). */
  onlyModuleType(pathname: string): string | null;
  linked: StoredModule | null;
  /** Whether the visitor is asked for their interests on the way to a module (MOD-4). */
  asksForInterests(moduleId: number): boolean;
}

/** Modules that serve one of the picked zones (MOD-3). */
export const servingModules = (all: readonly MarketplaceModule[], zoneIds: readonly number[]) =>
  all.filter(({ zones }) => zones.some((zone) => zoneIds.includes(zone)));

/** Which module the page is in. The URL wins; what was stored only seeds pages whose URL does not say. */
export function createModules({
  state,
  history,
  location,
  isModulePath,
  onlyModuleType,
  linked,
  asksForInterests,
}: ModulesOptions): Modules {
  const { key, current, available, failed, serves } = state;
  const { settle, enter, nameInUrl } = moduleOfPage(state, history, linked);
  const open = createStore(false);
  /** Whether the choice in the dialog is for the page that is shown, and not for a home. */
  let choosesForPage = false;

  /**
   * The URL of a module's page always names the module. A page that only one type of module has is in a module of that type; the
   * others are asked for where none is known.
   */
  const address = () => {
    const { pathname, search } = history.location;
    if (!isModulePath(pathname)) return;
    const only = onlyModuleType(pathname);
    const hasPage = ({ module_type }: StoredModule) => only === null || module_type === only;
    const wanted = moduleInUrl(search);
    const stored = key.get() ?? readStoredModule();
    const list = available.get()?.filter(hasPage);
    if (!list) {
      if (wanted === null && stored && hasPage(stored)) nameInUrl(stored.id);
      return;
    }
    if (list.some(({ id }) => id === wanted)) return;
    const fallback = list.find(({ id }) => id === stored?.id) ?? (only === null ? undefined : list[0]);
    if (fallback) nameInUrl(fallback.id);
    else if (only === null) choose();
  };

  const load = async (): Promise<void> => {
    const place = location.get();
    if (!place) return;
    try {
      const query = modulesQuery();
      // An open dialog shows itself that they could not be loaded (API-5).
      const all = await queryClient.fetchQuery(open.get() ? withShownError(query) : query);
      // The answer is for a place that was changed meanwhile.
      if (location.get() !== place) return;
      failed.set(false);
      available.set(servingModules(all, place.zoneIds));
    } catch (error) {
      if (location.get() !== place) return;
      // The part of the page that waited for the same answer was left, and its query cancelled with it.
      if (isCancelledError(error) && error.revert) return load();
      failed.set(true);
    }
    settle();
    address();
    if (open.get()) goToOnly();
  };

  const go = (module: StoredModule) => {
    const { id } = module;
    open.set(false);
    enter(module);
    if (choosesForPage) return nameInUrl(id);
    const { pathname, search } = history.location;
    const isAsked = current.get()?.has_interests === 1 && asksForInterests(id);
    const next = inModule(isAsked ? ROUTES.interest : ROUTES.home, id);
    if (`${pathname}${search}` !== next) history.push(next);
  };

  /** Nobody is asked to choose one of one (MOD-2). */
  function goToOnly(): boolean {
    const [only, ...others] = available.get() ?? [];
    if (!only || others.length > 0) return false;
    go(only);
    return true;
  }

  function choose({ forPage = false } = {}) {
    choosesForPage = forPage;
    if (!goToOnly()) open.set(true);
  }

  settle();
  address();
  history.listen(() => {
    settle();
    address();
  });
  let loading = Promise.resolve();
  const startLoading = () => {
    loading = load();
  };
  location.subscribe(startLoading);

  const wantedModule = createWantedModule(async (moduleId) => {
    await loading;
    const wanted = available.get()?.find(({ id }) => id === moduleId);
    return wanted ? go(wanted) : choose();
  });
  return {
    key,
    linked,
    failed,
    dialog: {
      open,
      close() {
        open.set(false);
        // Pages need a selected module (MOD-8): without one there is only the landing page.
        if (key.get() === null && isModulePath(history.location.pathname)) history.replace(ROUTES.landing);
      },
    },
    select: go,
    choose,
    chooseAfterPick: () => void loading.then(() => choose()),
    ...wantedModule,
    chooseUnlessServed() {
      const isServed = () => available.get()?.some(({ id }) => id === key.get()?.id) ?? false;
      void loading.then(() => isServed() || choose());
    },
    serves,
    load: startLoading,
    services: {
      current,
      available,
      choose() {
        const { pathname } = history.location;
        // A page that is drawn in every module and has none yet, such as the checkout, stays.
        choose({ forPage: key.get() === null && !isHostPath(pathname) && !isModulePath(pathname) });
      },
      switchTo(moduleId) {
        const module = available.get()?.find(({ id }) => id === moduleId);
        choosesForPage = false;
        if (module) go(module);
      },
    },
  };
}
