import { words } from '../insert.ts';
import type { WorldModules } from './modules.ts';
import { hoursFromNow } from './now.ts';
import type { PutRow } from './put-row.ts';

/** Inserts stores, categories and items: food of the north unless said otherwise, each newer one listed as older. */
export function catalogueRows(put: PutRow, { zones: { north }, modules: { food } }: WorldModules) {
  let made = 0;
  const slug = (name: string) => `${name}-${(made += 1)}`;
  const store = async (name: string, more: Record<string, unknown>) => {
    const id = await put('stores', {
      module_id: food,
      zone_id: north,
      slug: slug(name.toLowerCase().replaceAll(' ', '-')),
      name: words(name),
      address: words('1 Main Street'),
      logo: 'stores/logo',
      cover: 'stores/cover',
      latitude: 0.5,
      longitude: 0.5,
      delivery_time: '20-30',
      created_at: hoursFromNow(-100 - made),
      ...more,
    });
    for (let day = 0; day < 7; day += 1)
      await put('store_schedules', { store_id: id, day, opens: '00:00', closes: '00:00' });
    return id;
  };
  const category = (name: string, module_id: number, more: Record<string, unknown> = {}) =>
    put('categories', {
      module_id,
      slug: slug(name.toLowerCase()),
      name: words(name),
      image: 'categories/c',
      ...more,
    });
  const item = (name: string, store_id: number, category_id: number, more: Record<string, unknown> = {}) =>
    put('items', {
      module_id: food,
      store_id,
      category_id,
      slug: slug(name.toLowerCase().replaceAll(' ', '-')),
      name: words(name),
      description: words(`${name}, freshly made`),
      price: 1000,
      image: 'items/dish',
      created_at: hoursFromNow(-100 - made),
      ...more,
    });
  return { store, category, item };
}
