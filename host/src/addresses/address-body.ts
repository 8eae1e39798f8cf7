import type { AddressBody, DeliveryAddress } from '@souk/contracts';

/** An address without a label is saved with the type `other`. */
const UNLABELLED = 'other';

/** What the server is sent of an address (ADDR-23); the label goes as the type (ADDR-7). */
export function toAddressBody({
  id: _,
  zone_ids: __,
  contact_person_email: email,
  address_type,
  address_label: ___,
  ...address
}: DeliveryAddress): AddressBody {
  return {
    ...address,
    address_type: address_type || UNLABELLED,
    ...(email && { contact_person_email: email }),
  };
}
