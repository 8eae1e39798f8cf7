/** What a zone charges for a delivery, in cents. */
interface DeliveryRates {
  delivery_fee_per_km: number;
  minimum_delivery_fee: number;
  maximum_delivery_fee: number;
}

/** The fee of a distance, within its bounds (CHK-11). All amounts are in cents. */
export function distanceFee(
  metres: number,
  { perKm, min, max = Infinity }: { perKm: number; min: number; max?: number },
): number {
  return Math.min(Math.max(Math.round((metres * perKm) / 1000), min), Math.max(max, min));
}

/** The fee in cents of a delivery from a store, before it is free for any reason (CHK-11). */
export const deliveryFee = (metres: number, rates: DeliveryRates): number =>
  distanceFee(metres, {
    perKm: rates.delivery_fee_per_km,
    min: rates.minimum_delivery_fee,
    max: rates.maximum_delivery_fee,
  });
