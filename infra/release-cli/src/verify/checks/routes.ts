import type { Found, Look } from '../look.ts';
import type { ReleaseOnPage } from '../release-on-page.ts';

/** Draws each of its routes, in a fresh page each, and lets it be looked at there. */
export async function drawsItsRoutes(
  { paths, open }: Look,
  onDrawn: (path: string, release: ReleaseOnPage) => Promise<void>,
): Promise<Found> {
  for (const path of paths) {
    const release = await open();
    await release.open(path);
    await onDrawn(path, release);
    await release.page.close();
  }
  return { findings: [], detail: paths.join(', ') };
}
