/**
 * Whether a release's route covers a path, which may have a query. A route that ends in `/*` covers everything below it, one
 * that ends in `?name` the path with that search parameter.
 */
export function routeCovers(route: string, path: string): boolean {
  const [routePath = '', parameter] = route.split('?');
  const [pathname = '', search = ''] = path.split('?');
  if (!coversPathname(routePath, pathname)) return false;
  return parameter === undefined || Boolean(new URLSearchParams(search).get(parameter));
}

function coversPathname(route: string, pathname: string): boolean {
  if (!route.endsWith('/*')) return route === pathname;
  const base = route.slice(0, -2);
  return pathname === base || pathname.startsWith(`${base}/`);
}
