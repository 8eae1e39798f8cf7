import { isCampaignItem, isIdsByModule, localStore, readStored, STORAGE_KEYS } from '@souk/contracts';
import type { IdsByModule, Readable, RecentServices } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { createStore } from '../state/store.ts';

/** As many as are shown, and the one that is being looked at. */
const MAX_ITEMS = 13;
/** More modules than a marketplace has. */
const MAX_MODULES = 20;

const NONE: readonly number[] = [];

const read = (): IdsByModule => readStored(localStore, STORAGE_KEYS.recent, isIdsByModule) ?? {};

/** The recently viewed items of this browser, by module. They are never sent to a server. */
export function createRecent(module: Readable<{ id: number } | null>): RecentServices {
  const byModule = createStore<IdsByModule>(read());
  const items = createStore<readonly number[]>(NONE, 'recent');
  const follow = () => {
    const id = module.get()?.id;
    items.set((id !== undefined && byModule.get()[id]) || NONE);
  };
  follow();
  module.subscribe(follow);
  byModule.subscribe(follow);

  const store = (next: IdsByModule) => {
    if (Object.keys(next).length === 0) localStore.remove(STORAGE_KEYS.recent);
    else localStore.set(STORAGE_KEYS.recent, JSON.stringify(next));
    byModule.set(next);
  };
  // Another tab looked at something, or cleared the list.
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEYS.recent || key === null) byModule.set(read());
  });
  // The next user of this browser may be another person.
  bus.on('session:changed', ({ status }) => {
    if (status === 'guest') store({});
  });

  return {
    items,
    add(item) {
      if (isCampaignItem(item)) return;
      const { id, module_id } = item;
      const known = byModule.get();
      const others = (known[module_id] ?? []).filter((other) => other !== id);
      const modules = Object.entries(known).slice(-MAX_MODULES);
      store({ ...Object.fromEntries(modules), [module_id]: [id, ...others].slice(0, MAX_ITEMS) });
    },
    clear() {
      const id = module.get()?.id;
      store(Object.fromEntries(Object.entries(byModule.get()).filter(([key]) => Number(key) !== id)));
    },
  };
}
