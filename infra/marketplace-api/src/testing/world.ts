import { INFORMATION_PAGES } from '@souk/contracts';
import type pg from 'pg';
import { insert, words } from './insert.ts';

/** The time of the tests: a Wednesday, 16:00 in the city (Asia/Dubai), 12:00 UTC. */
export const NOW = new Date('2026-03-04T12:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
const running = { starts_at: hours(-1), ends_at: hours(1) };

export type World = Awaited<ReturnType<typeof buildWorld>>;

/**
 * A small marketplace: two adjacent zones (north has latitudes 0 to 1, south -1 to 0; longitudes 0 to 1),
 * food in both, grocery in the north only, and parcel.
 */
export async function buildWorld(pool: pg.Pool) {
  const put = (table: string, row: Record<string, unknown>) => insert(pool, table, row);
  let made = 0;
  const slug = (name: string) => `${name}-${(made += 1)}`;

  await put('settings', { key: 'time_zone', value: 'Asia/Dubai' });
  await put('settings', { key: 'business_name', value: words('Souk', 'سوق') });
  await put('settings', { key: 'free_delivery_over', value: 15_000 });

  for (const name of INFORMATION_PAGES)
    await put('information_pages', {
      slug: name,
      title: words(`The ${name}`),
      description: words(`All about the ${name}`),
      content: words(`<h2>${name}</h2><p>In full</p>`),
    });

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
      created_at: hours(-100 - made),
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
      created_at: hours(-100 - made),
      ...more,
    });

  const meals = await category('Meals', food, { featured: true });
  const pizzas = await category('Pizzas', food, { parent_id: meals });
  const empty = await category('Empty', food);
  const fruit = await category('Fruit', grocery, { featured: true });

  const kitchen = await store('Kitchen', { order_count: 5, rating_sum: 9, rating_count: 2, latitude: 0.6 });
  const grill = await store('Grill', {
    order_count: 9,
    discount_percent: 20,
    rating_sum: 5,
    rating_count: 1,
    take_away: false,
  });
  const southern = await store('Southern', { zone_id: south, latitude: -0.5 });
  const shut = await store('Shut', { active: false });
  const market = await store('Market', { module_id: grocery, schedule_order: true });
  const farAway = await store('Far Away', { module_id: grocery, zone_id: south, latitude: -0.5 });

  const soup = await item('Soup', kitchen, meals, {
    order_count: 3,
    veg: true,
    rating_sum: 8,
    rating_count: 2,
  });
  const pizza = await item('Pizza', kitchen, pizzas, {
    order_count: 7,
    recommended: true,
    maximum_cart_quantity: 5,
    food_variations: [
      {
        name: words('Size', 'الحجم'),
        type: 'single',
        min: 0,
        max: 0,
        required: true,
        values: [
          { label: words('Small', 'صغير'), price: 0 },
          { label: words('Large', 'كبير'), price: 500 },
        ],
      },
      {
        name: words('Toppings', 'إضافات'),
        type: 'multi',
        min: 1,
        max: 2,
        required: false,
        values: ['Olives', 'Onion', 'Corn'].map((label) => ({ label: words(label), price: 100 })),
      },
    ],
  });
  const cheese = await put('add_ons', { store_id: kitchen, name: words('Cheese'), price: 150 });
  await put('item_add_ons', { item_id: pizza, add_on_id: cheese });
  const steak = await item('Steak', grill, meals, { order_count: 1, discount: 10 });
  const southernStew = await item('Southern Stew', southern, meals, { order_count: 50 });
  const shutPie = await item('Shut Pie', shut, meals, { order_count: 60 });
  const retired = await item('Retired', kitchen, meals, { active: false, order_count: 70 });
  const breakfast = await item('Breakfast', kitchen, meals, {
    available_from: '06:00',
    available_to: '11:00',
  });

  const apple = await item('Apple', market, fruit, {
    module_id: grocery,
    stock: 10,
    unit_type: words('kg'),
    basic: true,
  });
  const shirt = await item('Shirt', market, fruit, {
    module_id: grocery,
    stock: 9,
    choice_options: [{ title: words('Size', 'المقاس'), options: [words('S'), words('XL', 'كبير جدا')] }],
    variations: [
      { options: [0], price: 2000, stock: 3 },
      { options: [1], price: 2500, stock: 0 },
    ],
  });
  const soldOut = await item('Sold Out', market, fruit, { module_id: grocery, stock: 0 });
  const lunch = await item('Lunch Box', market, fruit, {
    module_id: grocery,
    stock: 5,
    available_from: '06:00',
    available_to: '11:00',
  });
  const farPear = await item('Far Pear', farAway, fruit, { module_id: grocery, stock: 10, order_count: 90 });

  const brand = await put('brands', {
    module_id: grocery,
    slug: 'acme',
    name: words('Acme'),
    image: 'brands/acme',
  });
  await pool.query('update marketplace.items set brand_id = $1 where id in ($2, $3)', [
    brand,
    apple,
    farPear,
  ]);
  const cough = await put('conditions', { module_id: grocery, name: words('Cough') });
  await put('item_conditions', { item_id: apple, condition_id: cough });
  await put('item_conditions', { item_id: farPear, condition_id: cough });

  const sale = await put('flash_sales', { module_id: grocery, title: words('Flash'), ...running });
  const inSale = { flash_sale_id: sale, discount: 50, discount_type: 'percent', available_stock: 4 };
  await put('flash_sale_items', { ...inSale, item_id: apple, sold: 1 });
  await put('flash_sale_items', { ...inSale, item_id: lunch, sold: 4 });
  await put('flash_sale_items', { ...inSale, item_id: farPear });
  const campaign = await put('campaigns', {
    module_id: food,
    slug: 'soup-week',
    title: words('Soup week'),
    description: words('A week of soups'),
    image: 'campaigns/soup',
    ...running,
  });
  const campaignSoup = await put('campaign_items', {
    campaign_id: campaign,
    item_id: soup,
    price: 700,
    ...running,
  });
  const over = { starts_at: hours(-9), ends_at: hours(-8) };
  const pastSoup = await put('campaign_items', { item_id: soup, price: 100, ...over });
  await put('campaign_items', { item_id: southernStew, price: 100, ...running });

  const coupon = (code: string, more: Record<string, unknown>) =>
    put('coupons', {
      module_id: food,
      title: words(code),
      code,
      discount_type: 'amount',
      discount: 500,
      ...running,
      ...more,
    });
  await coupon('ALL', {});
  await coupon('SOUTH', { store_id: southern });
  await coupon('OVER', over);

  const banner = (title: string, more: Record<string, unknown>) =>
    put('banners', { module_id: food, title: words(title), type: 'default', image: 'banners/b', ...more });
  await banner('Plain', { link: '/home' });
  await banner('Kitchen', { type: 'store_wise', store_id: kitchen });
  await banner('Soup', { type: 'item_wise', item_id: soup });
  await banner('South only', { zone_id: south });
  await banner('Stew', { type: 'item_wise', item_id: southernStew });
  const ad = (store_id: number, add_type: string) =>
    put('advertisements', {
      module_id: food,
      store_id,
      add_type,
      title: words('Ad'),
      description: words('Come'),
      ...running,
    });
  await ad(kitchen, 'store_promotion');
  await ad(southern, 'video_promotion');
  await put('cashback_offers', {
    title: words('Back'),
    cashback_type: 'percentage',
    cashback_amount: 5,
    ...running,
  });
  await put('promotional_banners', { module_id: food, promotional: 'banners/promo' });
  const inParcel = { module_id: parcel, image: 'parcel/p' };
  await put('parcel_categories', { ...inParcel, name: words('Documents'), description: words('Papers') });
  await put('parcel_banners', {
    ...inParcel,
    kind: 'banner',
    title: words('Send'),
    short_description: words('it'),
  });
  await put('parcel_banners', {
    ...inParcel,
    kind: 'why_choose',
    title: words('Fast'),
    short_description: words('very'),
  });

  const place = (id: string, name: ReturnType<typeof words>, latitude: number, longitude: number) =>
    put('places', {
      id,
      kind: 'place',
      name,
      address: words('Old Harbour', 'المرفأ القديم'),
      latitude,
      longitude,
    });
  await place('library', words('Harbour Library', 'مكتبة المرفأ'), 0.5, 0.5);
  await place('harbour', words('Harbour', 'المرفأ'), 0.51, 0.5);
  await place('percent', words('100% Cotton', 'قطن'), 0.52, 0.5);

  return {
    zones: { north, south },
    modules: { food, grocery, parcel },
    stores: { kitchen, grill, southern, shut, market, farAway },
    categories: { meals, pizzas, empty, fruit },
    items: {
      soup,
      pizza,
      steak,
      southernStew,
      shutPie,
      retired,
      breakfast,
      apple,
      shirt,
      soldOut,
      lunch,
      farPear,
    },
    addOns: { cheese },
    campaignItems: { soup: campaignSoup, past: pastSoup },
    conditions: { cough },
    sale,
  };
}
