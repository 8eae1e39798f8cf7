import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { CountryCode } from 'libphonenumber-js';
import { string } from 'yup';
import { text } from './texts/texts.ts';

/** A number as it is typed, and the country that it is read in where it names none. */
export interface PhoneValues {
  country: CountryCode;
  phone: string;
}

/**
 * A known number as a form shows it.
 * @param number E.164, or empty
 * @param country of a number that names none
 */
export function toPhoneValues(number: string, country: CountryCode): PhoneValues {
  const parsed = number ? parsePhoneNumberFromString(number) : undefined;
  return parsed?.country
    ? { country: parsed.country, phone: parsed.formatNational() }
    : { country, phone: number };
}

/** E.164, of a number that the schema has passed. */
export const toNumber = ({ country, phone }: PhoneValues): string =>
  parsePhoneNumberFromString(phone, country)?.number ?? phone;

/**
 * A valid phone number (ADDR-5).
 * @param country what one without a country code is taken to be of; left out, the `country` beside it says so
 */
export const phoneSchema = (country?: CountryCode) =>
  string()
    .required(text('needed'))
    .test(
      'phone',
      text('wrong'),
      (value, { parent }) => !value || isValidPhoneNumber(value, country ?? (parent as PhoneValues).country),
    );
