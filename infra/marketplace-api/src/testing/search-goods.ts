import type pg from 'pg';
import { insert } from './insert.ts';
import type { World } from './world.ts';

export type SearchGoods = Awaited<ReturnType<typeof addSearchGoods>>;

/** Equal loaves, for more than two pages. */
export const LOAVES = 30;

/**
 * A module of the north with names to search. At the time of the tests the Levant is open and two kilometres away, and the
 * Night Shop is closed and far away.
 */
export async function addSearchGoods(pool: pg.Pool, { zones }: World) {
  const put = (table: string, row: Record<string, unknown>) => insert(pool, table, row);
  const words = (en: string, ar: string) => ({ en, ar });
  let made = 0;
  const slug = () => `goods-${(made += 1)}`;

  const module_id = await put('modules', {
    module_type: 'ecommerce',
    slug: 'goods',
    name: words('Goods', 'بضائع'),
    description: words('Goods', 'بضائع'),
    icon: 'modules/m',
    thumbnail: 'modules/m',
    position: 9,
  });
  await put('module_zones', { module_id, zone_id: zones.north });

  const store = async (
    name: { en: string; ar: string },
    [opens, closes]: [string, string],
    more: Record<string, unknown>,
  ) => {
    const id = await put('stores', {
      module_id,
      zone_id: zones.north,
      slug: slug(),
      name,
      address: words('1 Main Street', 'الشارع ١'),
      logo: 'stores/logo',
      cover: 'stores/cover',
      longitude: 0.5,
      delivery_time: '20-30',
      ...more,
    });
    for (let day = 0; day < 7; day += 1) await put('store_schedules', { store_id: id, day, opens, closes });
    return id;
  };
  const levant = await store(words('Levant', 'بلاد الشام'), ['00:00', '00:00'], {
    latitude: 0.518,
    order_count: 60,
    rating_sum: 9,
    rating_count: 2,
  });
  const night = await store(words('Night Shop', 'دكان الليل'), ['20:00', '23:00'], {
    latitude: 0.9,
    order_count: 10,
    rating_sum: 3,
    rating_count: 1,
    discount_percent: 10,
  });

  const category = (name: { en: string; ar: string }, parent_id: number | null = null) =>
    put('categories', { module_id, parent_id, slug: slug(), name, image: 'categories/c' });
  const meals = await category(words('Meals', 'وجبات'));
  const soups = await category(words('Soups', 'شوربات'), meals);
  const pantry = await category(words('Pantry', 'مؤونة'));
  const brand = (name: { en: string; ar: string }) =>
    put('brands', { module_id, slug: slug(), name, image: 'brands/b' });
  const wadi = await brand(words('Wadi', 'الوادي'));
  const medo = await brand(words('Medo', 'ميدو'));

  const item = (
    name: { en: string; ar: string },
    store_id: number,
    category_id: number,
    price: number,
    more: Record<string, unknown> = {},
  ) =>
    put('items', {
      module_id,
      store_id,
      category_id,
      slug: slug(),
      name,
      description: words('Freshly made', 'طازج'),
      price,
      image: 'items/dish',
      created_at: new Date(Date.UTC(2026, 0, 1) + made * 60_000),
      ...more,
    });
  const stars = (rating_sum: number) => ({ rating_sum, rating_count: 2 });
  await item(words('Lentil Soup', 'شوربة العدس'), levant, soups, 1500, {
    veg: true,
    order_count: 80,
    ...stars(9),
  });
  await item(words('Chicken Soup', 'شوربة دجاج'), levant, soups, 2200, { order_count: 40, ...stars(6) });
  await item(words('Harira', 'حريرة'), levant, soups, 1700, {
    veg: true,
    order_count: 500,
    tags: ['Ramadan'],
  });
  await item(words('Grilled Chicken', 'دجاج مشوي'), levant, meals, 4500, {
    order_count: 90,
    discount: 10,
    ...stars(9),
  });
  await item(words('Chicken Wrap', 'لفافة دجاج'), night, meals, 1800, { order_count: 200 });
  await item(words('Breakfast Chicken', 'دجاج الفطور'), levant, meals, 2600, {
    order_count: 150,
    available_from: '06:00',
    available_to: '11:00',
  });
  await item(words('Sold Out Chicken', 'دجاج نافد'), levant, meals, 2700, { order_count: 120, stock: 0 });
  await item(words('Headache Tablets', 'أقراص الصداع'), levant, pantry, 900, {
    brand_id: medo,
    generic_name: ['Paracetamol'],
    tags: ['Pain Relief'],
  });
  await item(words('Rose Water', 'ماء الورد'), levant, pantry, 1100, { brand_id: wadi, veg: true });
  await item(words('Café Crème', 'قهوةٌ بالكريـــمة'), levant, pantry, 1300, { veg: true });
  await item(words('Olive Oil', 'زيت زيتون أصلي'), levant, pantry, 5200, { brand_id: wadi, veg: true });
  await item(words('Sweets', 'حلوى'), night, pantry, 2100, { veg: true });
  await item(words('Retired Soup', 'شوربة قديمة'), levant, soups, 2100, { active: false });
  for (let loaf = 1; loaf <= LOAVES; loaf += 1)
    await item(words(`Loaf ${loaf}`, `رغيف ${loaf}`), levant, pantry, 300);

  return {
    moduleId: module_id,
    stores: { levant, night },
    categories: { meals, soups, pantry },
    brands: { wadi, medo },
  };
}
