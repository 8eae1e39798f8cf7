import type { MarketplaceModule } from '@souk/contracts';
import { createStore } from '../state/store.ts';
import type { Store } from '../state/store.ts';
import type { StoredModule } from './stored-module.ts';

/** Which module the page is in, and which there are; `createModules` changes it. */
export interface ModuleState {
  /** The id and type that the page is in, known before the list of modules has arrived. */
  key: Store<StoredModule | null>;
  current: Store<MarketplaceModule | null>;
  /** Those that serve the place; null until they are known. */
  available: Store<readonly MarketplaceModule[] | null>;
  /** Whether the list could not be fetched. */
  failed: Store<boolean>;
  /** Whether a module of this type serves the place, as far as its modules are known. */
  serves(moduleType: string): boolean;
}

/** The state alone: what is made before the modules reads it, such as the headers of requests. */
export function createModuleState(): ModuleState {
  const available = createStore<readonly MarketplaceModule[] | null>(null, 'modules');
  return {
    key: createStore<StoredModule | null>(null, 'module'),
    current: createStore<MarketplaceModule | null>(null, 'module-details'),
    available,
    failed: createStore(false, 'modules-failed'),
    serves: (moduleType) => available.get()?.some(({ module_type }) => module_type === moduleType) ?? false,
  };
}
