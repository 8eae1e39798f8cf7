import type { ModuleCapabilities, PickedRelease } from '@souk/contracts';
import { useReadable } from '@souk/remote-kit';
import { useHost } from '../shell/host-context.ts';

/** What a page without a module, or with one that no release draws, can do. */
const NONE: ModuleCapabilities = { cart: true, wishlist: true, delivery: true };

/** The live release that draws the current module, null where there is none. */
export function useModuleRelease(): PickedRelease | null {
  const { discovery, modules } = useHost();
  useReadable(discovery.document);
  const type = useReadable(modules.key)?.module_type;
  return Object.values(discovery.releases()).find(({ extras }) => extras.moduleType === type) ?? null;
}

/** What customers can do in the current module (HDR-2). */
export const useCapabilities = (): ModuleCapabilities => useModuleRelease()?.extras.capabilities ?? NONE;
