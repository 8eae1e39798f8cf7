import type { Contact, DeliveryAddress } from '@souk/contracts';
import { type CountryCode, type PhoneValues, toNumber, toPhoneValues } from '@souk/phone';

/** Whom a guest names, as it is typed (CHK-7). */
export interface GuestContact extends PhoneValues {
  name: string;
  email: string;
}

/** @param country what a number is taken to be of that names none */
export const guestContact = (contact: Contact | null, country: CountryCode): GuestContact => ({
  name: contact?.name ?? '',
  email: contact?.email ?? '',
  ...toPhoneValues(contact?.number ?? '', country),
});

/** The same for the API; the schema has passed it where it is sent. */
export const contactOf = ({ name, email, ...phone }: GuestContact): Contact => ({
  name: name.trim(),
  number: toNumber(phone),
  email: email.trim() || null,
});

/** Whom an address names. */
export const contactOfAddress = (address: DeliveryAddress): Contact => ({
  name: address.contact_person_name,
  number: address.contact_person_number,
  email: address.contact_person_email,
});

/** An address with whom to ask for there. */
export const addressWith = (address: DeliveryAddress, { name, number, email }: Contact): DeliveryAddress => ({
  ...address,
  contact_person_name: name,
  contact_person_number: number,
  contact_person_email: email,
});
