import { MODULE_PARAM, routeCovers } from '@souk/contracts';
import type { Storefront } from './storefront.ts';

const TIMEOUT_MS = 15_000;
const MAX_PARTS = 20;

/**
 * An address for each route that ends in `/*`, which names none by itself: the first of the storefront's sitemap in its module.
 * Routes that the sitemap says nothing of have none.
 */
export async function readExamples(
  { url, module }: Pick<Storefront, 'url' | 'module'>,
  routes: readonly string[],
): Promise<string[]> {
  const open = new Set(routes.filter((route) => route.endsWith('/*')));
  const examples: string[] = [];
  if (open.size === 0) return examples;
  const parts = await readLocations(new URL('/sitemap.xml', url));
  for (const part of parts.slice(0, MAX_PARTS)) {
    if (open.size === 0) break;
    for (const { pathname, search, searchParams } of await readLocations(new URL(part.pathname, url))) {
      if (searchParams.get(MODULE_PARAM) !== String(module.id)) continue;
      const path = pathname + search;
      const covering = [...open].filter((route) => routeCovers(route, path));
      if (covering.length > 0) examples.push(path);
      for (const route of covering) open.delete(route);
    }
  }
  return examples;
}

/** The addresses that a sitemap names; none where there is none. */
async function readLocations(sitemap: URL): Promise<URL[]> {
  const response = await fetch(sitemap, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  const text = response?.ok ? await response.text() : '';
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, address = '']) => {
    const unescaped = address.replaceAll('&amp;', '&');
    return URL.canParse(unescaped) ? [new URL(unescaped)] : [];
  });
}
