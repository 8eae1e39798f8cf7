import { moduleOf } from '../modules.ts';
import { seeded } from '../random.ts';
import type { DemoStore } from '../stores/stores.ts';
import { slugOf } from '../words.ts';
import { assortmentOf } from './assortment.ts';
import { choicesOf, unitOf } from './choices.ts';
import { foodGroups } from './food-variations.ts';
import { netContentOf } from './net-content.ts';
import { nutritionOf } from './nutrition.ts';
import type { Product } from './products.ts';

const HOUR = 3_600_000;

/** Kitchens that sell their own trade under a brand. */
const kitchenBrands: Record<string, string> = {
  pizzeria: 'forno-group',
  coffee: 'caravan-coffee',
  sweets: 'nour-sweets',
  burgers: 'dockside',
  levant: 'lulwa-table',
  noodles: 'red-lantern',
  chicken: 'crackle',
  healthy: 'verdant',
  'ice-cream': 'perla',
};

function brandOf(store: DemoStore, product: Product): string | undefined {
  if (product.module !== 'food') return product.options.get('brand');
  return product.category === store.kind.categories[0] ? kitchenBrands[store.kind.name] : undefined;
}

export interface ItemContext {
  now: Date;
  categoryIds: ReadonlyMap<string, number>;
  brandIds: ReadonlyMap<string, number>;
}

function discountOf(product: Product, random: ReturnType<typeof seeded>) {
  if (random.chance(0.18))
    return { discount: random.pick([5, 10, 15, 20, 25, 30]), discount_type: 'percent' };
  if (random.chance(0.08))
    return { discount: Math.max(100, Math.round(product.price / 1000) * 100), discount_type: 'amount' };
  return { discount: 0, discount_type: 'percent' };
}

function windowOf(product: Product, random: ReturnType<typeof seeded>) {
  if (product.options.get('w') === 'morning') return { available_from: '06:00', available_to: '11:30' };
  if (product.module === 'food' && random.chance(0.03))
    return { available_from: '18:00', available_to: '01:00' };
  return { available_from: '00:00', available_to: '00:00' };
}

function itemRow(
  store: DemoStore,
  product: Product,
  id: number,
  { now, categoryIds, brandIds }: ItemContext,
) {
  const slug = `${slugOf(product.name.en)}-${store.slug}`;
  const random = seeded(`item-${slug}`);
  const has = (option: string) => product.options.has(option);
  const food = product.module === 'food';
  const price = Math.max(100, Math.round((product.price * (0.9 + random.next() * 0.25)) / 25) * 25);
  const choices = choicesOf(food ? undefined : product.options.get('w'), price, random);
  const counted = choices.variations.reduce((sum, { stock }) => sum + stock, 0);
  const soldOut = random.chance(0.04);
  const meat = food && !has('veg');
  return {
    id,
    module_id: moduleOf(product.module).id,
    store_id: store.id,
    category_id: categoryIds.get(product.category),
    brand_id: brandIds.get(brandOf(store, product) ?? '') ?? null,
    slug,
    name: product.name,
    description: product.description,
    price,
    unit_type: unitOf(product.module, product.options.get('unit')),
    ...netContentOf(product),
    stock: food ? null : soldOut ? 0 : counted || random.whole(3, 180),
    maximum_cart_quantity:
      Number(product.options.get('max')) || (random.chance(0.08) ? random.whole(3, 10) : null),
    ...discountOf(product, random),
    ...windowOf(product, random),
    image: `items/${product.picture}`,
    images: [`items/${product.picture}`, `scenes/${product.category}`],
    veg: has('veg'),
    halal_tag: meat || has('halal'),
    halal: meat || has('halal'),
    recommended: has('rec') && random.chance(0.7),
    organic: has('org'),
    basic: has('basic'),
    prescription: has('rx'),
    generic_name: product.options.get('gen')?.split(',') ?? [],
    nutritions: nutritionOf(product.category).nutritions,
    allergies: nutritionOf(product.category).allergies,
    tags: [product.category, ...(has('org') ? ['organic'] : [])],
    food_variations: food ? (foodGroups.get(product.category) ?? []) : [],
    choice_options: choices.choice_options,
    variations: soldOut
      ? choices.variations.map((variation) => ({ ...variation, stock: 0 }))
      : choices.variations,
    rating_sum: 0,
    rating_count: 0,
    wishlist_count: random.whole(0, 60),
    order_count: Math.floor(900 / (1 + random.next() * 80)),
    active: true,
    created_at: new Date(now.getTime() - random.whole(1, 24 * 420) * HOUR).toISOString(),
  };
}

/** Distributes `count` items among the stores; returns each with its product. */
export function itemsOf(stores: readonly DemoStore[], count: number, context: ItemContext) {
  let id = 0;
  return stores.flatMap((store, index) => {
    const share = Math.floor(count / stores.length) + (index < count % stores.length ? 1 : 0);
    return assortmentOf(store, share).map((product) => {
      id += 1;
      return { row: itemRow(store, product, id, context), product, store };
    });
  });
}

export type DemoItem = ReturnType<typeof itemsOf>[number];
