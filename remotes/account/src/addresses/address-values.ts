import { isAddressType } from '@souk/contracts';
import type { AddressType, Contact, DeliveryAddress } from '@souk/contracts';
import { type CountryCode, type PhoneValues, toNumber, toPhoneValues } from '@souk/phone';

/** A position with its address and zones: what the map says. */
export type Spot = Pick<DeliveryAddress, 'address' | 'latitude' | 'longitude' | 'zone_ids'>;

/** What the address form holds (ADDR-4). */
export interface AddressValues extends PhoneValues {
  /** Null while the map's position has no address. */
  spot: Spot | null;
  type: AddressType;
  label: string;
  name: string;
  email: string;
  house: string;
  floor: string;
  road: string;
  information: string;
}

export const spotOf = ({ address, latitude, longitude, zone_ids }: DeliveryAddress): Spot => ({
  address,
  latitude,
  longitude,
  zone_ids,
});

/**
 * @param contact the contact where the address has none
 * @param country what a number is taken to be of that names none
 */
export function toValues(
  address: DeliveryAddress | null,
  contact: Contact | null,
  spot: Spot | null,
  country: CountryCode,
): AddressValues {
  const type = address?.address_type ?? '';
  return {
    spot,
    type: isAddressType(type) ? type : type === '' ? 'home' : 'other',
    label: address?.address_label ?? '',
    name: address?.contact_person_name || (contact?.name ?? ''),
    ...toPhoneValues(address?.contact_person_number || (contact?.number ?? ''), country),
    email: address?.contact_person_email ?? contact?.email ?? '',
    house: address?.house ?? '',
    floor: address?.floor ?? '',
    road: address?.road ?? '',
    information: address?.additional_information ?? '',
  };
}

/** @param spot that of `values`, which the schema has found to be there */
export function toAddress(values: AddressValues, spot: Spot, id: number | null): DeliveryAddress {
  const label = values.type === 'other' ? values.label.trim() : '';
  return {
    ...spot,
    id,
    // A label of the customer’s own replaces the type (ADDR-7).
    address_type: label || values.type,
    address_label: label,
    contact_person_name: values.name.trim(),
    contact_person_number: toNumber(values),
    contact_person_email: values.email.trim() || null,
    house: values.house.trim(),
    floor: values.floor.trim(),
    road: values.road.trim(),
    additional_information: values.information.trim(),
  };
}
