import { moduleOf } from '../modules.ts';
import { seeded } from '../random.ts';
import type { DemoStore } from '../stores/stores.ts';
import { slugOf } from '../words.ts';
import { assortmentOf } from './assortment.ts';
import { choicesOf, unitOf } from './choices.ts';
import { foodGroupsOf } from './food-variations.ts';
import { netContentOf } from './net-content.ts';
import { nutritionOf } from './nutrition.ts';
import { writtenDiscount, writtenPrice } from './prices.ts';
import type { Product } from './products.ts';
import { sceneOf } from './scene-of.ts';

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

function brandOf(store: DemoStore, product: Product): string | null {
  if (product.module !== 'food') return product.brand;
  return (product.category === store.kind.categories[0] && kitchenBrands[store.kind.name]) || null;
}

export interface ItemContext {
  now: Date;
  categoryIds: ReadonlyMap<string, number>;
  brandIds: ReadonlyMap<string, number>;
}

/** A shop that reduces everything reduces nothing further. */
function discountOf(price: number, store: DemoStore, random: ReturnType<typeof seeded>) {
  if (store.discountPercent === 0 && random.chance(0.24))
    return writtenDiscount(price, [10, 15, 20, 25, 30], random);
  return { discount: 0, discount_type: 'percent' };
}

function windowOf(product: Product, random: ReturnType<typeof seeded>) {
  if (product.morning) return { available_from: '06:00', available_to: '11:30' };
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
  const food = product.module === 'food';
  const price = writtenPrice(
    product.module,
    product.price * (0.92 + random.next() * 0.18),
    store.discountPercent,
  );
  const choices = choicesOf(product, store, price, random);
  const counted = choices.variations.reduce((sum, { stock }) => sum + stock, 0);
  const soldOut = random.chance(0.04);
  const scene = sceneOf(product);
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
    unit_type: unitOf(product),
    ...netContentOf(product),
    stock: food ? null : soldOut ? 0 : counted || random.whole(3, 180),
    maximum_cart_quantity: product.maximum ?? (random.chance(0.08) ? random.whole(3, 10) : null),
    ...discountOf(price, store, random),
    ...windowOf(product, random),
    image: `items/${product.picture}`,
    images: [`items/${product.picture}`, ...(scene === null ? [] : [scene])],
    veg: product.vegetarian,
    halal_tag: isHalal(product),
    halal: isHalal(product),
    recommended: product.recommended && random.chance(0.7),
    organic: product.organic,
    basic: product.basic,
    prescription: product.prescription,
    generic_name: product.ingredients,
    nutritions: nutritionOf(product.category).nutritions,
    allergies: nutritionOf(product.category).allergies,
    tags: tagsOf(product),
    food_variations: food ? foodGroupsOf(product.category) : [],
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

/** All meat of the demo is halal. */
const isHalal = ({ module, vegetarian, halal }: Product) => halal || (module === 'food' && !vegetarian);

/** Words that customers search for beside the name, in both languages. */
const tagsOf = (product: Product) => [
  product.category,
  ...(product.organic ? ['organic', 'عضوي'] : []),
  ...(isHalal(product) ? ['halal', 'حلال'] : []),
  ...(product.module === 'food' && product.vegetarian ? ['vegetarian', 'نباتي', 'نباتية'] : []),
];

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
