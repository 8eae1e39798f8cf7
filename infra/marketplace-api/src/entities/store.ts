import type { Store } from '@souk/contracts/api';
import { deliveryFee } from '../orders/delivery-fee.ts';
import { flag } from './flag.ts';
import type { Reader } from './item.ts';
import { pictureUrl } from './pictures.ts';
import { ratingOf } from './rating.ts';
import type { StoreRow } from './store-row.ts';
import { textIn } from './localized-text.ts';

/** A store as the API returns it (STR-6). */
export function storeOf(row: StoreRow, { language, mediaUrl }: Reader): Store {
  return {
    id: row.id,
    slug: row.slug,
    name: textIn(language, row.name),
    address: textIn(language, row.address),
    logo_full_url: pictureUrl(mediaUrl, row.logo),
    cover_photo_full_url: pictureUrl(mediaUrl, row.cover),
    latitude: row.latitude,
    longitude: row.longitude,
    avg_rating: ratingOf(row),
    rating_count: row.rating_count,
    distance: row.distance === null ? null : Math.round(row.distance * 1000) / 1000,
    delivery_time: row.delivery_time,
    free_delivery: flag(row.free_delivery),
    delivery_fee: deliveryFeeOf(row),
    minimum_order: row.minimum_order / 100,
    store_discount: row.discount_percent,
    active: flag(row.active),
    open: flag(row.open),
    featured: flag(row.featured),
    veg: flag(row.veg),
    non_veg: flag(row.non_veg),
    delivery: flag(row.delivery),
    take_away: flag(row.take_away),
    schedule_order: row.schedule_order,
    prescription_order: flag(row.prescription_order),
    next_opening: row.next_opening,
    kinds: row.kinds.map((kind) => textIn(language, kind)),
    total_items: row.total_items,
    module_id: row.module_id,
    module_type: row.module_type,
    zone_id: row.zone_id,
    created_at: row.created_at.toISOString(),
  };
}

/** The least that a delivery to the customer's position costs: a route is never shorter than the straight line. */
function deliveryFeeOf(row: StoreRow): number | null {
  if (!row.delivery) return null;
  if (row.free_delivery) return 0;
  if (row.distance === null) return null;
  return deliveryFee(row.distance * 1000, row) / 100;
}
