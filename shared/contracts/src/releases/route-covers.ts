/** A route of a release in its parts. */
export interface ParsedRoute {
  /** Without a trailing `/*`. */
  pathname: string;
  /** Whether the route covers everything below its pathname too. */
  isOpen: boolean;
  /** The search parameter that the path must have; undefined where the route names none. */
  parameter: string | undefined;
}

/** A route that ends in `/*` covers everything below it, one that ends in `?name` the path with that search parameter. */
export function parseRoute(route: string): ParsedRoute {
  const [path = '', parameter] = route.split('?');
  const isOpen = path.endsWith('/*');
  return { pathname: isOpen ? path.slice(0, -2) : path, isOpen, parameter };
}

/** Pathname and search of a path, which may have a query. */
export function parsePath(path: string): { pathname: string; search: string } {
  const [pathname = '', search = ''] = path.split('?');
  return { pathname, search };
}

/** {@link routeCovers}, of a route and a path that were parsed before. */
export function parsedRouteCovers(route: ParsedRoute, path: ReturnType<typeof parsePath>): boolean {
  const isWithin =
    route.pathname === path.pathname || (route.isOpen && path.pathname.startsWith(`${route.pathname}/`));
  if (!isWithin) return false;
  return route.parameter === undefined || Boolean(new URLSearchParams(path.search).get(route.parameter));
}

/** Whether a release's route covers a path, which may have a query. */
export const routeCovers = (route: string, path: string): boolean =>
  parsedRouteCovers(parseRoute(route), parsePath(path));
