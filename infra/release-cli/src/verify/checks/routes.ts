import type { Found, Look } from '../look.ts';

/** Draws each of its routes, in a fresh page each. */
export async function drawsItsRoutes({ paths, open }: Look): Promise<Found> {
  for (const path of paths) {
    const release = await open();
    await release.open(path);
    await release.page.close();
  }
  return { findings: [], detail: paths.join(', ') };
}
