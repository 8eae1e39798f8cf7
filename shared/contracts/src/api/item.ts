import Type from 'typebox';
import { Flag, Id, Nullable } from './shapes.ts';

/** Food: a group of choices (POP-21). `required` is 'on' or 'off'; `min` and `max` count for type multi only. */
export const FoodVariation = Type.Object({
  name: Type.String(),
  type: Type.Union([Type.Literal('single'), Type.Literal('multi')]),
  min: Type.Integer(),
  max: Type.Integer(),
  required: Type.Union([Type.Literal('on'), Type.Literal('off')]),
  values: Type.Array(
    Type.Object({ label: Type.String(), optionPrice: Type.Number(), isSelected: Type.Boolean() }),
  ),
});
export type FoodVariation = Type.Static<typeof FoodVariation>;

/** Other modules: one axis of choice, such as Size (POP-23). */
export const ChoiceOption = Type.Object({
  name: Type.String(),
  title: Type.String(),
  options: Type.Array(Type.String()),
});
export type ChoiceOption = Type.Static<typeof ChoiceOption>;

/** Other modules: what one combination of choices costs. `type` is the chosen options joined by '-', spaces removed (POP-23). */
export const Variation = Type.Object({ type: Type.String(), price: Type.Number(), stock: Type.Integer() });
export type Variation = Type.Static<typeof Variation>;

export const AddOn = Type.Object({ id: Id(), store_id: Id(), name: Type.String(), price: Type.Number() });
export type AddOn = Type.Static<typeof AddOn>;

export const DiscountType = Type.Union([Type.Literal('percent'), Type.Literal('amount')]);
export type DiscountType = Type.Static<typeof DiscountType>;

/** The flash sale that sets an item's price: how many units still have it, and the discount of all further ones (POP-16, PRO-9). */
export const ItemFlashSale = Type.Object({
  id: Id(),
  units_left: Type.Integer(),
  regular: Type.Object({
    discount: Type.Number(),
    discount_type: DiscountType,
    store_discount: Type.Number(),
  }),
});
export type ItemFlashSale = Type.Static<typeof ItemFlashSale>;

/** Grams, millilitres or pieces. */
export const NetContent = Type.Object({
  amount: Type.Integer({ minimum: 1 }),
  unit: Type.Union([Type.Literal('g'), Type.Literal('ml'), Type.Literal('piece')]),
});
export type NetContent = Type.Static<typeof NetContent>;

/**
 * An item of a store (ENT-1, ENT-2). Times are HH:mm in the marketplace's own time, dates ISO 8601.
 * Campaign items, and only these, carry `available_date_starts` and `available_date_ends`.
 * `store_discount` is a percentage that wins over the item's own discount when above zero (POP-20).
 * Items in a running flash sale, and only these, carry `flash_sale`; their discount is the sale's.
 */
export const Item = Type.Object({
  id: Id(),
  slug: Type.String(),
  name: Type.String(),
  title: Type.Optional(Type.String()),
  description: Type.String(),
  price: Type.Number(),
  unit_type: Nullable(Type.String()),
  /** How much one price buys; null where nobody said, and where it depends on what is chosen. */
  net_content: Nullable(NetContent),
  store_id: Id(),
  store_name: Type.String(),
  store_slug: Type.String(),
  store_delivery_time: Type.String({ description: 'Minutes, such as 20-30' }),
  module_id: Id(),
  module: Type.Object({ module_type: Type.String() }),
  module_type: Type.String(),
  zone_id: Id(),
  category_id: Id(),
  category_ids: Type.Array(Type.Object({ id: Id(), name: Type.String() })),
  brand_id: Nullable(Id()),
  variations: Type.Array(Variation),
  food_variations: Type.Array(FoodVariation),
  choice_options: Type.Array(ChoiceOption),
  add_ons: Type.Array(AddOn),
  stock: Nullable(Type.Integer({ description: 'null where stock is not counted, as in food' })),
  maximum_cart_quantity: Nullable(Type.Integer()),
  discount: Type.Number(),
  discount_type: DiscountType,
  store_discount: Type.Number(),
  restaurant_discount: Type.Number({ description: 'The same as store_discount, older spelling' }),
  flash_sale: Type.Optional(ItemFlashSale),
  available_time_starts: Type.String(),
  available_time_ends: Type.String(),
  available_date_starts: Type.Optional(Type.String()),
  available_date_ends: Type.Optional(Type.String()),
  schedule_order: Type.Boolean(),
  image_full_url: Type.String(),
  images_full_url: Type.Array(Type.String()),
  veg: Flag(),
  halal_tag_status: Flag(),
  is_halal: Flag(),
  recommended: Flag(),
  organic: Flag(),
  is_prescription_required: Flag(),
  generic_name: Type.Array(Type.String()),
  nutritions_name: Type.Array(Type.String()),
  allergies_name: Type.Array(Type.String()),
  tags: Type.Array(Type.String()),
  avg_rating: Type.Number(),
  rating_count: Type.Integer(),
  wishlist_count: Type.Integer(),
  whislists_count: Type.Integer({ description: 'The same as wishlist_count, older spelling' }),
  order_count: Type.Integer(),
  created_at: Type.String(),
});
export type Item = Type.Static<typeof Item>;
