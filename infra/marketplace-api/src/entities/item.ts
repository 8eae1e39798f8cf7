import { variationType, type PricedQuantity } from '@souk/contracts';
import type { AddOn, CategoryTab, FoodVariation, Item, Variation } from '@souk/contracts/api';
import type { Language } from '../texts/translate.ts';
import { flag } from './flag.ts';
import type { ItemRow } from './item-row.ts';
import { pictureUrl } from './pictures.ts';
import { ratingOf } from './rating.ts';
import { textIn } from './localized-text.ts';

/** The customer's language and the addresses of pictures, which rows need to be shown. */
export interface Reader {
  language: Language;
  mediaUrl: string;
}

/** An item as the API returns it (ENT-1, ENT-2), with both spellings of AMB-21. */
export function itemOf(row: ItemRow, { language, mediaUrl }: Reader): Item {
  const name = textIn(language, row.name);
  return {
    id: row.campaign?.id ?? row.id,
    slug: row.slug,
    name,
    title: name,
    description: textIn(language, row.description),
    unit_type: row.unit_type && textIn(language, row.unit_type),
    net_content: netContentOf(row),
    store_id: row.store_id,
    store_name: textIn(language, row.store_name),
    store_slug: row.store_slug,
    store_delivery_time: row.store_delivery_time,
    module_id: row.module_id,
    module: { module_type: row.module_type },
    module_type: row.module_type,
    zone_id: row.zone_id,
    category_id: row.category_id,
    category_ids: categoriesOf(row, language),
    brand_id: row.brand_id,
    variations: variationsOf(row, language),
    food_variations: foodVariationsOf(row, language),
    choice_options: row.choice_options.map(({ title, options }, at) => ({
      name: `choice_${at}`,
      title: textIn(language, title),
      options: options.map((option) => textIn(language, option)),
    })),
    add_ons: addOnsOf(row, language),
    stock: row.stock,
    maximum_cart_quantity: row.maximum_cart_quantity,
    ...pricingOf(row),
    restaurant_discount: row.store_discount,
    available_time_starts: row.available_from.slice(0, 5),
    available_time_ends: row.available_to.slice(0, 5),
    ...(row.campaign && {
      available_date_starts: new Date(row.campaign.starts_at).toISOString(),
      available_date_ends: new Date(row.campaign.ends_at).toISOString(),
    }),
    schedule_order: row.schedule_order,
    image_full_url: pictureUrl(mediaUrl, row.image),
    images_full_url: row.images.map((image) => pictureUrl(mediaUrl, image)),
    veg: flag(row.veg),
    halal_tag_status: flag(row.halal_tag),
    is_halal: flag(row.halal),
    recommended: flag(row.recommended),
    organic: flag(row.organic),
    is_prescription_required: flag(row.prescription),
    generic_name: row.generic_name,
    nutritions_name: row.nutritions.map((words) => textIn(language, words)),
    allergies_name: row.allergies.map((words) => textIn(language, words)),
    tags: row.tags,
    avg_rating: ratingOf(row),
    rating_count: row.rating_count,
    wishlist_count: row.wishlist_count,
    whislists_count: row.wishlist_count,
    order_count: row.order_count,
    created_at: row.created_at.toISOString(),
  };
}

const netContentOf = ({ net_amount, net_unit, variations }: ItemRow): Item['net_content'] =>
  net_amount === null || net_unit === null || variations.length > 0
    ? null
    : { amount: net_amount, unit: net_unit };

/** The parts of an item's price, as the API returns them. */
export function pricingOf(row: ItemRow): PricedQuantity['item'] {
  const { price, flash } = row;
  return {
    price: price / 100,
    ...discountsOf(row),
    ...(flash && { flash_sale: { ...flash, regular: discountsOf(flash.regular) } }),
  };
}

/** Percent, or an amount in units of the currency. */
const discountsOf = (of: Pick<ItemRow, 'discount' | 'discount_type' | 'store_discount'>) => ({
  discount: of.discount_type === 'amount' ? of.discount / 100 : of.discount,
  discount_type: of.discount_type,
  store_discount: of.store_discount,
});

function categoriesOf(row: ItemRow, language: Language): CategoryTab[] {
  const own = { id: row.category_id, name: textIn(language, row.category_name) };
  return row.parent_id === null
    ? [own]
    : [{ id: row.parent_id, name: textIn(language, row.parent_name) }, own];
}

function variationsOf({ choice_options, variations }: ItemRow, language: Language): Variation[] {
  return variations.map(({ options, price, stock }) => {
    const labels = options.map((option, at) => textIn(language, choice_options[at]?.options[option] ?? null));
    return { type: variationType(labels), price: price / 100, stock };
  });
}

function foodVariationsOf({ food_variations }: ItemRow, language: Language): FoodVariation[] {
  return food_variations.map((group) => ({
    name: textIn(language, group.name),
    type: group.type,
    min: group.min,
    max: group.max,
    required: group.required ? 'on' : 'off',
    values: group.values.map(({ label, price }) => ({
      label: textIn(language, label),
      optionPrice: price / 100,
      isSelected: false,
    })),
  }));
}

function addOnsOf({ add_ons, store_id }: ItemRow, language: Language): AddOn[] {
  return add_ons.map(({ id, name, price }) => ({
    id,
    store_id,
    name: textIn(language, name),
    price: price / 100,
  }));
}

/** The category tabs of these items: their top categories, in the same order on every page (HOM-10, HOM-12). */
export function tabsOf(items: readonly Item[]): CategoryTab[] {
  const tops = items.flatMap(({ category_ids }) => category_ids.slice(0, 1));
  return [...new Map(tops.map((top) => [top.id, top])).values()].sort((a, b) => a.id - b.id);
}
