import { moduleOf } from '../modules.ts';
import { groupBy } from '../group-by.ts';
import { seeded } from '../random.ts';
import type { DemoStore } from '../stores/stores.ts';
import { addOnsOf } from './add-ons.ts';
import type { DemoItem } from './items.ts';

/** The add-ons of the food stores, and the dishes that offer them. */
export function addOnRows(stores: readonly DemoStore[], items: readonly DemoItem[]) {
  let id = 0;
  const addOns = stores
    .filter(({ module }) => moduleOf(module).type === 'food')
    .flatMap((store) =>
      addOnsOf(store.kind).map((addOn) => {
        id += 1;
        return { id, store_id: store.id, ...addOn };
      }),
    );
  const ofStore = groupBy(addOns, ({ store_id }) => store_id);
  const links = items.flatMap(({ row, store }) => {
    const random = seeded(`add-ons-${row.slug}`);
    if (!random.chance(0.7)) return [];
    const offered = ofStore.get(store.id) ?? [];
    return offered.slice(0, random.whole(2, 6)).map((addOn) => ({ item_id: row.id, add_on_id: addOn.id }));
  });
  return { addOns, links };
}
