import type { Address, Contact, Customer, DeliveryAddress, PickedLocation } from '@souk/contracts';

/** What is known of where an order may go, and whom to ask for. */
export interface DeliveryFacts {
  /** The saved addresses; undefined while a customer's are on their way, empty for guests. */
  saved: readonly Address[] | undefined;
  place: PickedLocation | null;
  customer: Customer | null;
  /** What was chosen or written on this page; an address without id stands in for the current one. */
  chosen: DeliveryAddress | null;
  contact: Contact | null;
}

export interface DeliveryView {
  list: readonly DeliveryAddress[] | null;
  selected: DeliveryAddress | null;
  contact: Contact | null;
}

/** The current address followed by the saved ones (ADDR-2), which of them is selected, and whom to ask for there. */
export function viewOf({ saved, place, customer, chosen, contact }: DeliveryFacts): DeliveryView {
  const account = accountContact(customer);
  const here = place && unsavedAt(place, contact ?? account);
  const savedHere = here && saved?.find((address) => isSamePlace(address, here));
  const unsaved = chosen?.id === null ? chosen : savedHere ? null : here;
  const first = unsaved ?? savedHere ?? null;
  const list = saved && (first ? [first, ...saved.filter((address) => address !== first)] : saved);
  // One that was removed meanwhile is not chosen any more.
  const known = chosen && chosen.id !== null && saved ? saved.find(({ id }) => id === chosen.id) : chosen;
  const selected = known ?? (saved ? first : null);
  return {
    list: list ?? null,
    selected,
    contact: contact ?? (selected && contactOf(selected)) ?? account,
  };
}

/** The current position as an address, without a name, a door or a label. */
const unsavedAt = (place: PickedLocation, contact: Contact | null): DeliveryAddress => ({
  id: null,
  address: place.address,
  address_type: '',
  address_label: '',
  ...contactFields(contact),
  latitude: place.lat,
  longitude: place.lng,
  road: '',
  house: '',
  floor: '',
  additional_information: '',
  zone_ids: place.zoneIds,
});

/** The contact of an address; null where name or phone is missing (ADDR-16). */
export const contactOf = (address: DeliveryAddress): Contact | null =>
  address.contact_person_name && address.contact_person_number
    ? {
        name: address.contact_person_name,
        number: address.contact_person_number,
        email: address.contact_person_email,
      }
    : null;

export const contactFields = (contact: Contact | null) => ({
  contact_person_name: contact?.name ?? '',
  contact_person_number: contact?.number ?? '',
  contact_person_email: contact?.email ?? null,
});

/** First and last name joined (ADDR-23). */
const accountContact = (customer: Customer | null): Contact | null =>
  customer?.phone
    ? {
        name: `${customer.f_name} ${customer.l_name}`.trim(),
        number: customer.phone,
        email: null,
      }
    : null;

type At = Pick<Address, 'latitude' | 'longitude'>;

/** To a tenth of a metre. */
export const isSamePlace = (a: At, b: At): boolean =>
  a.latitude.toFixed(6) === b.latitude.toFixed(6) && a.longitude.toFixed(6) === b.longitude.toFixed(6);
