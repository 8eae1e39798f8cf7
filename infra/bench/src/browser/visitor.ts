import type { BrowserContext } from '@playwright/test';
import {
  COOKIES,
  STORAGE_KEYS,
  inModule,
  ROUTES,
  type MarketplaceModule,
  type ZoneLookup,
} from '@souk/contracts';
import { asScript } from './in-page.ts';

/** A place of the demo city where every module delivers. */
const PLACE = { lat: 24.77684, lng: 54.76297, address: 'Goldsmiths, Marsa Lulwa' };

/** What a visitor who was here before brings along. */
export interface KnownVisitor {
  modules: readonly MarketplaceModule[];
  zoneIds: number[];
}

async function get<T>(url: string, path: string): Promise<T> {
  const answer = await fetch(new URL(path, url));
  if (!answer.ok) throw new Error(`${path} responded with status ${answer.status}`);
  return (await answer.json()) as T;
}

export async function knownVisitor(url: string): Promise<KnownVisitor> {
  const { zone_id } = await get<ZoneLookup>(
    url,
    `/api/v1/config/get-zone-id?lat=${PLACE.lat}&lng=${PLACE.lng}`,
  );
  return { modules: await get<MarketplaceModule[]>(url, '/api/v1/module'), zoneIds: zone_id };
}

/** @throws Error where the marketplace has no such module */
export function moduleOf({ modules }: KnownVisitor, type: string): MarketplaceModule {
  const found = modules.find(({ module_type }) => module_type === type);
  if (!found) throw new Error(`The marketplace has no module of the type ${type}`);
  return found;
}

export const homeOf = (visitor: KnownVisitor, type: string): string =>
  inModule(ROUTES.home, moduleOf(visitor, type).id);

/** Gives a browser what it would remember of an earlier visit to a module. */
export async function placeVisitor(
  context: BrowserContext,
  visitor: KnownVisitor,
  url: string,
  type: string,
): Promise<void> {
  const { id, module_type } = moduleOf(visitor, type);
  const zones = JSON.stringify(visitor.zoneIds);
  const stored: Record<string, string> = {
    [STORAGE_KEYS.zone]: zones,
    [STORAGE_KEYS.position]: JSON.stringify({ lat: PLACE.lat, lng: PLACE.lng }),
    [STORAGE_KEYS.address]: PLACE.address,
    [STORAGE_KEYS.module]: JSON.stringify({ id, module_type }),
    [STORAGE_KEYS.interests]: JSON.stringify(
      Object.fromEntries(visitor.modules.map((module) => [module.id, []])),
    ),
  };
  const content = asScript((values: Record<string, string>) => {
    for (const [key, value] of Object.entries(values))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, stored);
  await context.addInitScript({ content });
  const cookie = (name: string, value: string) => ({ name, value: encodeURIComponent(value), url });
  await context.addCookies([cookie(COOKIES.zone, zones), cookie(COOKIES.module, `${id}:${module_type}`)]);
}
