import type { AddOn, ChoiceOption, FoodVariation, Item, Variation } from '@souk/contracts';

/** A list of `count` things, built from 1 to `count`. */
export const several = <T>(count: number, build: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => build(index + 1));

/** A food item without choices, on sale all day; the fields of `changes` win. */
export const anItem = (changes: Partial<Item> = {}): Item => ({
  id: 1,
  slug: 'lentil-soup',
  name: 'Lentil Soup',
  description: 'Red lentils with lemon and cumin.',
  price: 4.5,
  unit_type: null,
  net_content: null,
  store_id: 1,
  store_name: 'Olive Kitchen',
  store_slug: 'olive-kitchen',
  store_delivery_time: '20-30',
  module_id: 1,
  module: { module_type: 'food' },
  module_type: 'food',
  zone_id: 1,
  category_id: 1,
  category_ids: [{ id: 1, name: 'Soups' }],
  brand_id: null,
  variations: [],
  food_variations: [],
  choice_options: [],
  add_ons: [],
  stock: null,
  maximum_cart_quantity: null,
  discount: 0,
  discount_type: 'percent',
  store_discount: 0,
  restaurant_discount: 0,
  // A window that ends where it starts is the whole day.
  available_time_starts: '00:00',
  available_time_ends: '00:00',
  schedule_order: false,
  image_full_url: '/media/items/lentil-soup-480.webp',
  images_full_url: ['/media/items/lentil-soup-480.webp'],
  veg: 1,
  halal_tag_status: 0,
  is_halal: 0,
  recommended: 0,
  organic: 0,
  is_prescription_required: 0,
  generic_name: [],
  nutritions_name: [],
  allergies_name: [],
  tags: [],
  avg_rating: 4.5,
  rating_count: 12,
  wishlist_count: 3,
  whislists_count: 3,
  order_count: 40,
  created_at: '2026-01-05T09:00:00.000Z',
  ...changes,
});

/** A food item with a required size (POP-21). */
export const aFoodItemWithSizes = (changes: Partial<Item> = {}): Item =>
  anItem({
    name: 'Margherita',
    slug: 'margherita',
    price: 8,
    food_variations: [aFoodVariation()],
    ...changes,
  });

/** A required choice of one of two sizes. */
export const aFoodVariation = (changes: Partial<FoodVariation> = {}): FoodVariation => ({
  name: 'Size',
  type: 'single',
  min: 0,
  max: 0,
  required: 'on',
  values: [
    { label: 'Medium', optionPrice: 0, isSelected: false },
    { label: 'Large', optionPrice: 2.5, isSelected: false },
  ],
  ...changes,
});

export const anAddOn = (changes: Partial<AddOn> = {}): AddOn => ({
  id: 1,
  store_id: 1,
  name: 'Garlic bread',
  price: 1.5,
  ...changes,
});

/** An item of a shop, with counted stock. */
export const aGroceryItem = (changes: Partial<Item> = {}): Item =>
  anItem({
    name: 'Olive Oil',
    slug: 'olive-oil',
    price: 9,
    unit_type: 'bottle',
    module_id: 2,
    module: { module_type: 'grocery' },
    module_type: 'grocery',
    store_id: 2,
    store_name: 'Corner Grocer',
    store_slug: 'corner-grocer',
    stock: 20,
    ...changes,
  });

/** An item with one axis of choice, each with its own price and stock (POP-23). */
export const anItemWithVariations = (changes: Partial<Item> = {}): Item =>
  aGroceryItem({
    name: 'Cotton Shirt',
    slug: 'cotton-shirt',
    price: 20,
    choice_options: [aChoiceOption()],
    variations: [aVariation(), aVariation({ type: 'Large', price: 22, stock: 0 })],
    ...changes,
  });

export const aChoiceOption = (changes: Partial<ChoiceOption> = {}): ChoiceOption => ({
  name: 'choice_1',
  title: 'Size',
  options: ['Small', 'Large'],
  ...changes,
});

export const aVariation = (changes: Partial<Variation> = {}): Variation => ({
  type: 'Small',
  price: 20,
  stock: 5,
  ...changes,
});
