import { AddressDialogs } from '../addresses/address-dialogs.tsx';
import { useDeliveryLocation } from '../location/location-context.ts';

/** The dialogs of addresses, which find places on the map and by the device. */
export function AddressesPlace() {
  const { lookUpPlace, locate } = useDeliveryLocation();
  return <AddressDialogs lookUp={lookUpPlace} locate={locate} />;
}
