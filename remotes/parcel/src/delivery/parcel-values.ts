import type { CheckoutStart, Contact, DeliveryAddress, ParcelBody, ParcelEnd } from '@souk/contracts';
import { type CountryCode, type PhoneValues, toNumber, toPhoneValues } from '@souk/phone';

export type Spot = Pick<ParcelEnd, 'address' | 'latitude' | 'longitude'>;
export type EndName = 'sender' | 'receiver';
export type StartedParcel = Extract<CheckoutStart, { page: 'parcel' }>;

/** Who hands the parcel over, or takes it, and where. */
export interface EndValues extends PhoneValues {
  /** Null until it is chosen on the map. */
  spot: Spot | null;
  name: string;
  email: string;
  house: string;
  floor: string;
  road: string;
}

/** What the form holds (PCL-4). */
export interface ParcelValues {
  /** Its id; empty until it is chosen. */
  category: string;
  sender: EndValues;
  receiver: EndValues;
  payer: ParcelBody['charge_payer'];
  note: string;
}

const emptyEnd = (country: CountryCode): EndValues => ({
  spot: null,
  name: '',
  country,
  phone: '',
  email: '',
  house: '',
  floor: '',
  road: '',
});

/** What an address, saved or sent before, says of an end. */
function endOf(
  end: Partial<Omit<ParcelEnd, 'contact_person_email'>> & Spot & { contact_person_email?: string | null },
  country: CountryCode,
): EndValues {
  const { address, latitude, longitude } = end;
  return {
    spot: { address, latitude, longitude },
    name: end.contact_person_name ?? '',
    ...toPhoneValues(end.contact_person_number ?? '', country),
    email: end.contact_person_email ?? '',
    house: end.house ?? '',
    floor: end.floor ?? '',
    road: end.road ?? '',
  };
}

/** The sender is who is here, as far as that is known. */
export function knownSender(
  address: DeliveryAddress | null,
  contact: Contact | null,
  country: CountryCode,
): EndValues {
  const end = address ? endOf(address, country) : emptyEnd(country);
  const number = address?.contact_person_number || (contact?.number ?? '');
  return {
    ...end,
    name: end.name || (contact?.name ?? ''),
    ...toPhoneValues(number, country),
    email: end.email || (contact?.email ?? ''),
  };
}

/** An empty form, but for the sender. */
export const newParcel = (sender: EndValues, country: CountryCode): ParcelValues => ({
  category: '',
  sender,
  receiver: emptyEnd(country),
  payer: 'sender',
  note: '',
});

/** What was taken to the checkout and has not been ordered yet, to be changed. */
export const parcelAgain = ({ parcel, note = '' }: StartedParcel, country: CountryCode): ParcelValues => ({
  category: String(parcel.parcel_category_id),
  sender: endOf(parcel.sender, country),
  receiver: endOf(parcel.receiver, country),
  payer: parcel.charge_payer,
  note,
});

const filled = <K extends string>(texts: Record<K, string>): Partial<Record<K, string>> =>
  Object.fromEntries(
    Object.entries<string>(texts)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  ) as Partial<Record<K, string>>;

function toEnd({ spot, name, email, house, floor, road, ...phone }: EndValues): ParcelEnd {
  if (!spot) throw new Error('toEnd: a location is required for sender and receiver');
  return {
    ...spot,
    contact_person_name: name.trim(),
    contact_person_number: toNumber(phone),
    ...filled({ contact_person_email: email, house, floor, road }),
  };
}

/**
 * What the checkout orders (PCL-4).
 * @throws Error without both places, which the schema does not let through
 */
export function toStart({ category, sender, receiver, payer, note }: ParcelValues): StartedParcel {
  return {
    page: 'parcel',
    parcel: {
      parcel_category_id: Number(category),
      sender: toEnd(sender),
      receiver: toEnd(receiver),
      charge_payer: payer,
    },
    ...filled({ note }),
  };
}
