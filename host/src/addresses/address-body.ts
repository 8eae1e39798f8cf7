import type { AddressBody, DeliveryAddress } from '@souk/contracts';

/** An address that nobody labelled is saved as one of the others. */
const UNLABELLED = 'other';

/** What the server is sent of an address (ADR-23). */
export function toAddressBody({
  id: _,
  zone_ids: __,
  contact_person_email: email,
  address_type,
  ...address
}: DeliveryAddress): AddressBody {
  return {
    ...address,
    address_type: address_type || UNLABELLED,
    ...(email && { contact_person_email: email }),
  };
}
