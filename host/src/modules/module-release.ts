import { ROUTES, routeCovers } from '@souk/contracts';
import type { ModuleCapabilities, ModuleProfile, PickedRelease, Readable } from '@souk/contracts';
import { language } from '@souk/i18n';
import { useReadable } from '@souk/remote-kit';
import type { Discovery } from '../federation/discovery.ts';
import { useHost } from '../shell/host-context.ts';
import { createStore } from '../shell/store.ts';
import type { StoredModule } from './stored-module.ts';

/** What a page without a module, or with one that no release draws, can do. */
const NONE: ModuleCapabilities = { cart: true, wishlist: true, delivery: true };

/** What draws the module's home speaks for it: other pages of its type may be another remote's. */
export const releaseOf = (discovery: Discovery, type: string | undefined): PickedRelease | null =>
  Object.values(discovery.releases()).find(
    ({ extras }) =>
      extras.moduleType === type && extras.routes.some((route) => routeCovers(route, ROUTES.home)),
  ) ?? null;

/** What the live release of the current module says of it, for remotes that are drawn in every module. */
export function followModuleProfile(
  discovery: Discovery,
  key: Readable<StoredModule | null>,
): Readable<ModuleProfile | null> {
  const profile = createStore<ModuleProfile | null>(null);
  const follow = () => {
    const { capabilities, words } = releaseOf(discovery, key.get()?.module_type)?.extras ?? {};
    profile.set(capabilities ? { capabilities, words: words?.[language()] ?? null } : null);
  };
  follow();
  discovery.document.subscribe(follow);
  key.subscribe(follow);
  return profile;
}

/** The live release that draws the current module, null where there is none. */
export function useModuleRelease(): PickedRelease | null {
  const { discovery, modules } = useHost();
  useReadable(discovery.document);
  const type = useReadable(modules.key)?.module_type;
  return releaseOf(discovery, type);
}

/** What customers can do in the current module (HDR-2). */
export const useCapabilities = (): ModuleCapabilities => useModuleRelease()?.extras.capabilities ?? NONE;

/** The same of the module that the first page's address names, before the page is in any. */
export function useLinkedCapabilities(): ModuleCapabilities {
  const { discovery, modules } = useHost();
  useReadable(discovery.document);
  return releaseOf(discovery, modules.linked?.module_type)?.extras.capabilities ?? NONE;
}
