import { withShownError, zoneLookupQuery } from '@souk/api-client';
import type { OrderDetails } from '@souk/contracts';
import { useQuery, useReadable, useShell } from '@souk/remote-kit';

/** Whether an unpaid order may be switched to cash: its own word, and that of the zone where it is delivered or picked up (PAY-3). */
export function useOffersCash({
  can_switch_to_cash,
  delivery_address,
  store_position,
}: OrderDetails): boolean {
  const here = useReadable(useShell().location.current);
  const place = delivery_address ?? store_position;
  const position = place
    ? { lat: place.latitude, lng: place.longitude }
    : here && { lat: here.lat, lng: here.lng };
  const { data } = useQuery({
    // Where the zone is not known, cash is not offered: nobody asked for more.
    ...withShownError(zoneLookupQuery(position ?? { lat: 0, lng: 0 })),
    enabled: can_switch_to_cash === 1 && position !== null,
  });
  return can_switch_to_cash === 1 && data?.zone_data[0]?.cash_on_delivery === 1;
}
