import { addressLabel } from '@souk/contracts';
import type { Address } from '@souk/contracts';

/** A saved address of {@link aCustomer}, where {@link aLocation} is not. */
export const anAddress = (changes: Partial<Address> = {}): Address => ({
  address_label: addressLabel(changes.address_type ?? 'home'),
  id: 1,
  address: '7 Lighthouse Road, Harbour',
  address_type: 'home',
  contact_person_name: 'Lena Haddad',
  contact_person_number: '+966500000002',
  contact_person_email: null,
  latitude: 24.71,
  longitude: 46.67,
  road: '',
  house: '',
  floor: '',
  additional_information: '',
  zone_ids: [1],
  ...changes,
});
