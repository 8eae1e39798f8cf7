import type { Found, Look } from '../look.ts';

/** Draws each of its routes, in a fresh page each, and tells which of its files that took. */
export async function drawsItsRoutes(
  { paths, open }: Look,
  onDrawn: (path: string, files: ReadonlySet<string>) => void,
): Promise<Found> {
  for (const path of paths) {
    const release = await open();
    await release.open(path);
    onDrawn(path, release.loaded);
    await release.page.close();
  }
  return { findings: [], detail: paths.join(', ') };
}
