import type { DeliveryMan, Tracking } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Reader } from '../entities/item.ts';
import { pictureUrlOrNull } from '../entities/pictures.ts';
import { ratingOf } from '../entities/rating.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { notFound } from '../http/problem.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { estimateArrival } from './estimated-arrival.ts';
import { listedOrders, summaryOf, type ListedOrder } from './order-list.ts';
import { PAST } from './order-steps.ts';
import { estimateRoadMetres } from './route-distance.ts';

const STEPS = [
  'pending',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refunded',
] as const;

/** An order with the facts that lists show. @throws Problem 404 */
export async function listedOrder(db: Queryable, orderId: number): Promise<ListedOrder> {
  const [order] = await listedOrders(db, sql`o.id = ${orderId}`);
  if (!order) throw notFound('order');
  return order;
}

/** Where an order is and its history (ORD-7). Only the owner sees the delivery person's last name and phone (ORD-17). */
export async function trackingOf(
  db: Queryable,
  order: ListedOrder,
  reader: Reader,
  byOwner: boolean,
  now: Date,
): Promise<Tracking> {
  const events = await rows<{ status: string; at: Date }>(
    db,
    sql`select status, min(at) as at from marketplace.order_events where order_id = ${order.id} group by status`,
  );
  const at = (step: string) => events.find(({ status }) => status === step)?.at.toISOString() ?? null;
  const reached = Object.fromEntries(STEPS.map((step) => [step, at(step)])) as Record<
    (typeof STEPS)[number],
    string | null
  >;
  const store = order.store_id === null ? null : await storeAt(db, order.store_id);
  const deliveryMan = await deliveryManOf(db, order, reader, byOwner);
  const began = reached.processing ?? reached.confirmed;
  const arrival = estimateArrival(
    {
      ...order,
      began_at: began === null ? null : new Date(began),
      preparation_minutes: store?.preparation_minutes ?? null,
      rider_metres: metresLeft(order, deliveryMan),
    },
    now,
  );
  return {
    ...summaryOf(byOwner ? order : { ...order, can_review: false }, reader),
    ...reached,
    pending: reached.pending ?? order.created_at.toISOString(),
    delivery_address: order.address,
    receiver_details: order.receiver ?? order.address,
    store_position: store && {
      latitude: store.latitude,
      longitude: store.longitude,
      address: textIn(reader.language, store.address),
    },
    delivery_man: deliveryMan,
    estimated_arrival: arrival?.toISOString() ?? null,
  };
}

/** From the delivery person to the door; null while the order has no delivery person. */
function metresLeft({ status, receiver, address }: ListedOrder, man: DeliveryMan | null): number | null {
  const door = receiver ?? address;
  if (status !== 'picked_up' || !man || !door) return null;
  return estimateRoadMetres(man, { lat: door.latitude, lng: door.longitude });
}

const storeAt = (db: Queryable, id: number) =>
  row<{ latitude: number; longitude: number; address: LocalizedText; preparation_minutes: number }>(
    db,
    sql`select latitude, longitude, address, preparation_minutes from marketplace.stores where id = ${id}`,
  );

interface ManRow extends Omit<DeliveryMan, 'image_full_url' | 'avg_rating' | 'lat' | 'lng'> {
  image: string | null;
  rating_sum: number;
  rating_count: number;
  latitude: number;
  longitude: number;
}

async function deliveryManOf(
  db: Queryable,
  order: ListedOrder,
  { mediaUrl }: Reader,
  byOwner: boolean,
): Promise<DeliveryMan | null> {
  const man = await row<ManRow>(
    db,
    sql`select * from marketplace.delivery_men where id = ${order.delivery_man_id}`,
  );
  if (!man) return null;
  // After the order has ended, the delivery person's position is private: the destination is shown instead.
  const door = PAST.includes(order.status) ? (order.receiver ?? order.address) : null;
  return {
    id: man.id,
    f_name: man.f_name,
    l_name: byOwner ? man.l_name : '',
    image_full_url: pictureUrlOrNull(mediaUrl, man.image),
    avg_rating: ratingOf(man),
    phone: byOwner ? man.phone : '',
    lat: door?.latitude ?? man.latitude,
    lng: door?.longitude ?? man.longitude,
  };
}
