import type pg from 'pg';
import { insert } from './insert.ts';
import { putBanners } from './world/banners.ts';
import { putCatalogue } from './world/catalogue.ts';
import { putMarketplace } from './world/marketplace.ts';
import { putModules } from './world/modules.ts';
import { putPromotions } from './world/promotions.ts';
import type { PutRow } from './world/put-row.ts';

export { NOW } from './world/now.ts';

export type World = Awaited<ReturnType<typeof buildWorld>>;

/**
 * A small marketplace: two adjacent zones (north has latitudes 0 to 1, south -1 to 0; longitudes 0 to 1),
 * food in both, grocery in the north only, and parcel.
 */
export async function buildWorld(pool: pg.Pool) {
  const put: PutRow = (table, row) => insert(pool, table, row);
  await putMarketplace(put);
  const modules = await putModules(put);
  const catalogue = await putCatalogue(put, modules);
  const promotions = await putPromotions(put, modules, catalogue);
  await putBanners(put, modules, catalogue);
  return { ...modules, ...catalogue, ...promotions };
}
