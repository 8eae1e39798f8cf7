import { listHead } from '@souk/contracts';
import type { PageHead } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';

/** What a list of the module says of itself: the same as the edge says in the HTML. */
export function useListHead(title: string, canonicalOf: (moduleId: number) => string): PageHead {
  const module = useReadable(useShell().module.current);
  return module ? listHead(title, canonicalOf(module.id), module) : { title };
}
