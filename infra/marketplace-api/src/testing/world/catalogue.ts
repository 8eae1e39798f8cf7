import { words } from '../insert.ts';
import { catalogueRows } from './catalogue-rows.ts';
import type { WorldModules } from './modules.ts';
import type { PutRow } from './put-row.ts';

const PIZZA_VARIATIONS = [
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
];

export type WorldCatalogue = Awaited<ReturnType<typeof putCatalogue>>;

/** Stores with their categories, items, brands and conditions. */
export async function putCatalogue(put: PutRow, world: WorldModules) {
  const {
    zones: { south },
    modules: { food, grocery },
  } = world;
  const { store, category, item } = catalogueRows(put, world);
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
    food_variations: PIZZA_VARIATIONS,
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

  const brand = await put('brands', {
    module_id: grocery,
    slug: 'acme',
    name: words('Acme'),
    image: 'brands/acme',
  });
  const apple = await item('Apple', market, fruit, {
    module_id: grocery,
    stock: 10,
    unit_type: words('kg'),
    basic: true,
    brand_id: brand,
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
  const farPear = await item('Far Pear', farAway, fruit, {
    module_id: grocery,
    stock: 10,
    order_count: 90,
    brand_id: brand,
  });

  const cough = await put('conditions', { module_id: grocery, name: words('Cough') });
  await put('item_conditions', { item_id: apple, condition_id: cough });
  await put('item_conditions', { item_id: farPear, condition_id: cough });

  return {
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
    conditions: { cough },
  };
}
