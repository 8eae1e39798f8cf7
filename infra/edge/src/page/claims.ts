import { HOST_NAME, ROUTES, routeCovers } from '@souk/contracts';
import type { DiscoveryDocument } from '@souk/contracts';

const HOST_PATHS: ReadonlySet<string> = new Set(Object.values(ROUTES));

/** Whether anybody draws a path; where nobody does, the page says so with status 404 (RTE-3). */
export function isClaimed(document: DiscoveryDocument, pathname: string): boolean {
  if (HOST_PATHS.has(pathname)) return true;
  return Object.entries(document.microFrontends).some(
    ([remote, releases]) =>
      remote !== HOST_NAME &&
      releases.some(({ extras }) => extras.routes.some((route) => routeCovers(route, pathname))),
  );
}
