import type { Tracking } from '@souk/contracts';

/** A marker on the map of an order. */
export interface TrackedPlace {
  id: 'start' | 'rider' | 'end';
  lat: number;
  lng: number;
}

const at = (id: TrackedPlace['id'], place: { latitude: number; longitude: number } | null) =>
  place ? [{ id, lat: place.latitude, lng: place.longitude }] : [];

/** Store or sender, door, and from pickup on the delivery person, who stands above the others (ORD-11). */
export function placesOf(order: Tracking): TrackedPlace[] {
  const { order_status, order_type, delivery_address, receiver_details, store_position } = order;
  const rider = order_status === 'picked_up' ? order.delivery_man : null;
  const door = order_type === 'take_away' ? null : (receiver_details ?? delivery_address);
  return [
    ...at('start', order_type === 'parcel' ? delivery_address : store_position),
    ...at('end', door),
    ...(rider ? [{ id: 'rider' as const, lat: rider.lat, lng: rider.lng }] : []),
  ];
}
