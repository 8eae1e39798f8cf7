import { words } from '../insert.ts';
import type { PutRow } from './put-row.ts';

export type WorldModules = Awaited<ReturnType<typeof putModules>>;

/** Two zones, and the modules that are in them. */
export async function putModules(put: PutRow) {
  const zone = (name: string, area: string, cash: boolean) =>
    put('zones', { name: words(name), area, cash_on_delivery: cash });
  const north = await zone('North', '((0,0),(1,0),(1,1),(0,1))', true);
  const south = await zone('South', '((0,-1),(1,-1),(1,0),(0,0))', false);

  const module = async (type: string, position: number, zones: number[]) => {
    const id = await put('modules', {
      module_type: type,
      slug: type,
      name: words(type),
      description: words(`All ${type}`),
      icon: `modules/${type}`,
      thumbnail: `modules/${type}-thumbnail`,
      position,
    });
    for (const zone_id of zones) await put('module_zones', { module_id: id, zone_id });
    return id;
  };
  const food = await module('food', 1, [north, south]);
  const grocery = await module('grocery', 2, [north]);
  const parcel = await module('parcel', 3, [north]);
  return { zones: { north, south }, modules: { food, grocery, parcel } };
}
