import { addressLabel, isRecord, localStore, readStored, STORAGE_KEYS } from '@souk/contracts';
import type { Contact, DeliveryAddress } from '@souk/contracts';

/** What the visitor chose or wrote for the order under way; a guest's is stored only here (ADDR-20). */
export interface StoredDelivery {
  address: DeliveryAddress | null;
  contact: Contact | null;
}

export const NO_DELIVERY: StoredDelivery = { address: null, contact: null };

/** @param owner the number of the session, null for a guest: the values of another session are removed unread */
export function readStoredDelivery(owner: number | null): StoredDelivery {
  const stored = readStored(localStore, STORAGE_KEYS.delivery, isRecord);
  if (stored?.owner !== owner) {
    localStore.remove(STORAGE_KEYS.delivery);
    return NO_DELIVERY;
  }
  const address = labelled(stored.address);
  return {
    address: isLike(address, ADDRESS) ? address : null,
    contact: isLike(stored.contact, CONTACT) ? stored.contact : null,
  };
}

export function writeStoredDelivery(owner: number | null, { address, contact }: StoredDelivery): void {
  if (address || contact) localStore.set(STORAGE_KEYS.delivery, JSON.stringify({ owner, address, contact }));
  else localStore.remove(STORAGE_KEYS.delivery);
}

/** What each field is of; null beside it where that may be missing. */
const ADDRESS: Shape<DeliveryAddress> = {
  id: ['number', 'null'],
  address: ['string'],
  address_type: ['string'],
  address_label: ['string'],
  contact_person_name: ['string'],
  contact_person_number: ['string'],
  contact_person_email: ['string', 'null'],
  latitude: ['number'],
  longitude: ['number'],
  road: ['string'],
  house: ['string'],
  floor: ['string'],
  additional_information: ['string'],
  zone_ids: ['list'],
};
const CONTACT: Shape<Contact> = { name: ['string'], number: ['string'], email: ['string', 'null'] };

/** What was stored before addresses had labels (ADDR-20). */
const labelled = (address: unknown): unknown =>
  isRecord(address) && typeof address.address_type === 'string'
    ? { address_label: addressLabel(address.address_type), ...address }
    : address;

type Kind = 'string' | 'number' | 'list' | 'null' | 'other';
type Shape<T> = Record<keyof T, Kind[]>;

const kindOf = (value: unknown): Kind => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.every(Number.isInteger) ? 'list' : 'other';
  return typeof value === 'string' || Number.isFinite(value) ? (typeof value as Kind) : 'other';
};

const isLike = <T extends object>(value: unknown, shape: Shape<T>): value is T =>
  isRecord(value) &&
  Object.entries<Kind[]>(shape).every(([field, kinds]) => kinds.includes(kindOf(value[field])));
