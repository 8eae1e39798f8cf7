import type { NetContent } from '@souk/contracts/api';
import { sql } from 'kysely';
import { rows, type Queryable } from '../sql.ts';
import { cityTime } from './city-time.ts';
import type { LocalizedText } from './localized-text.ts';

interface FoodGroupRow {
  name: LocalizedText;
  type: 'single' | 'multi';
  min: number;
  max: number;
  required: boolean;
  values: { label: LocalizedText; price: number }[];
}

/** An item with everything that the API and the cart's rules need. Amounts are in cents. */
export interface ItemRow {
  id: number;
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  price: number;
  unit_type: LocalizedText | null;
  net_amount: number | null;
  net_unit: NetContent['unit'] | null;
  stock: number | null;
  maximum_cart_quantity: number | null;
  discount: number;
  discount_type: 'percent' | 'amount';
  available_from: string;
  available_to: string;
  image: string;
  images: string[];
  veg: boolean;
  halal_tag: boolean;
  halal: boolean;
  recommended: boolean;
  organic: boolean;
  prescription: boolean;
  generic_name: string[];
  nutritions: LocalizedText[];
  allergies: LocalizedText[];
  tags: string[];
  food_variations: FoodGroupRow[];
  choice_options: { title: LocalizedText; options: LocalizedText[] }[];
  variations: { options: number[]; price: number; stock: number }[];
  rating_sum: number;
  rating_count: number;
  wishlist_count: number;
  order_count: number;
  active: boolean;
  created_at: Date;
  brand_id: number | null;
  module_id: number;
  module_type: string;
  store_id: number;
  store_name: LocalizedText;
  store_slug: string;
  store_delivery_time: string;
  store_active: boolean;
  store_latitude: number;
  store_longitude: number;
  store_discount: number;
  schedule_order: boolean;
  zone_id: number;
  category_id: number;
  category_name: LocalizedText;
  parent_id: number | null;
  parent_name: LocalizedText | null;
  add_ons: { id: number; name: LocalizedText; price: number }[];
  /** HH:mm in the city's time, for the item's daily hours. */
  city_time: string;
  campaign: { id: number; starts_at: string; ends_at: string } | null;
  /** The flash sale that sets the price, the units left in it, and the discount of further units. */
  flash: {
    id: number;
    units_left: number;
    regular: Pick<ItemRow, 'discount' | 'discount_type' | 'store_discount'>;
  } | null;
}

/** The flash sale that sets an item's price at `now`: running, with reserved units left. */
const runningFlash = (now: Date) => sql`
  select entry.id, entry.available_stock - entry.sold as units_left, entry.discount, entry.discount_type
  from marketplace.flash_sale_items entry
  join marketplace.flash_sales sale on sale.id = entry.flash_sale_id
  where entry.item_id = i.id and entry.sold < entry.available_stock and sale.starts_at <= ${now} and sale.ends_at > ${now}
  order by sale.ends_at, entry.id limit 1`;

/** The ids of all items whose price a flash sale sets at `now`: few, and queried once per list. */
export const itemsInFlash = (now: Date) => sql`
  select entry.item_id from marketplace.flash_sale_items entry
  join marketplace.flash_sales sale on sale.id = entry.flash_sale_id
  where entry.sold < entry.available_stock and sale.starts_at <= ${now} and sale.ends_at > ${now}`;

const columns = sql`
  i.id, i.slug, i.name, i.description, i.unit_type, i.net_amount, i.net_unit, i.stock, i.maximum_cart_quantity, i.available_from, i.available_to,
  i.image, i.images, i.veg, i.halal_tag, i.halal, i.recommended, i.organic, i.prescription, i.generic_name, i.nutritions, i.allergies,
  i.tags, i.food_variations, i.rating_sum, i.rating_count, i.wishlist_count, i.order_count, i.active, i.created_at,
  i.brand_id, i.module_id, i.store_id, i.category_id,
  m.module_type, s.name as store_name, s.slug as store_slug, s.delivery_time as store_delivery_time, s.active as store_active, s.latitude as store_latitude, s.longitude as store_longitude, s.schedule_order, s.zone_id,
  c.name as category_name, c.parent_id, parent.name as parent_name,
  coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'price', a.price) order by a.id)
    from marketplace.item_add_ons link join marketplace.add_ons a on a.id = link.add_on_id where link.item_id = i.id), '[]') as add_ons`;

const joins = sql`
  join marketplace.stores s on s.id = i.store_id
  join marketplace.modules m on m.id = i.module_id
  join marketplace.categories c on c.id = i.category_id
  left join marketplace.categories parent on parent.id = c.parent_id`;

/** Items by id, in the order of the ids, in one query. A running flash sale's discount replaces every other. */
export async function itemRows(db: Queryable, ids: readonly number[], now: Date): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  return rows<ItemRow>(
    db,
    sql<ItemRow>`
      select ${columns}, i.price, i.choice_options, i.variations,
        coalesce(flash.discount, i.discount) as discount, coalesce(flash.discount_type, i.discount_type) as discount_type,
        case when flash.discount is null then s.discount_percent else 0 end as store_discount,
        to_char(${cityTime(now)}, 'HH24:MI') as city_time, null as campaign,
        case when flash.id is not null then jsonb_build_object('id', flash.id, 'units_left', flash.units_left,
          'regular', jsonb_build_object('discount', i.discount, 'discount_type', i.discount_type, 'store_discount', s.discount_percent)) end as flash
      from unnest(${ids}::integer[]) with ordinality as wanted (id, place)
      join marketplace.items i on i.id = wanted.id ${joins}
      left join lateral (${runningFlash(now)}) flash on true
      order by wanted.place`,
  );
}

/** Items at their campaign's price, by the ids of campaign entries; only running campaigns are included. */
export async function campaignItemRows(db: Queryable, ids: readonly number[], now: Date): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  return rows<ItemRow>(
    db,
    sql<ItemRow>`
      select ${columns}, entry.price, '[]'::jsonb as choice_options, '[]'::jsonb as variations,
        entry.discount, entry.discount_type, 0 as store_discount,
        to_char(${cityTime(now)}, 'HH24:MI') as city_time,
        jsonb_build_object('id', entry.id, 'starts_at', entry.starts_at, 'ends_at', entry.ends_at) as campaign,
        null as flash
      from unnest(${ids}::integer[]) with ordinality as wanted (id, place)
      join marketplace.campaign_items entry on entry.id = wanted.id
      join marketplace.items i on i.id = entry.item_id ${joins}
      where entry.starts_at <= ${now} and entry.ends_at > ${now}
      order by wanted.place`,
  );
}
