import type { ModuleCapabilities, PickedRelease } from '@souk/contracts';
import { useReadable } from '@souk/remote-kit';
import { useDiscovery } from '../federation/discovery-context.ts';
import { useModules } from './modules-context.ts';
import { releaseOf } from './follow-module-profile.ts';

/** What a page without a module, or with one that no release draws, can do. */
const NONE: ModuleCapabilities = { cart: true, wishlist: true, delivery: true };

/** The live release that draws the current module, null where there is none. */
export function useModuleRelease(): PickedRelease | null {
  const discovery = useDiscovery();
  const modules = useModules();
  useReadable(discovery.document);
  const type = useReadable(modules.key)?.module_type;
  return releaseOf(discovery, type);
}

/** What customers can do in the current module (HDR-2). */
export const useCapabilities = (): ModuleCapabilities => useModuleRelease()?.extras.capabilities ?? NONE;

/** The same of the module that the first page's address names, before the page is in any. */
export function useLinkedCapabilities(): ModuleCapabilities {
  const discovery = useDiscovery();
  const modules = useModules();
  useReadable(discovery.document);
  return releaseOf(discovery, modules.linked?.module_type)?.extras.capabilities ?? NONE;
}
