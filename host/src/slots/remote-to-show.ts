import { resolvePage } from '@souk/contracts';
import type { PickedRelease } from '@souk/contracts';

/** The remote that draws a path; null while the page is not yet in the module that the path is of. */
export function remoteToShow(
  releases: Record<string, PickedRelease>,
  path: string,
  moduleType: string | null,
): string | null {
  const page = resolvePage(releases, path, moduleType);
  if (page.kind !== 'remote') return null;
  return page.moduleType === null || page.moduleType === moduleType ? page.remote : null;
}
