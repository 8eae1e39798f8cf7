import {
  getCountries,
  getCountryCallingCode,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import type { CountryCode } from 'libphonenumber-js';
import { string } from 'yup';
import { drawsFlags, flagOf } from './flag.ts';
import { text } from './texts/texts.ts';

/** A number as it is typed, and the country that it is read in where it names none. */
export interface PhoneValues {
  country: CountryCode;
  phone: string;
}

/** @param number E.164, or empty */
export function toPhoneValues(number: string, country: CountryCode): PhoneValues {
  const parsed = number ? parsePhoneNumberFromString(number) : undefined;
  return parsed?.country
    ? { country: parsed.country, phone: parsed.formatNational() }
    : { country, phone: number };
}

/** E.164, of a number that the schema has passed. */
export const toNumber = ({ country, phone }: PhoneValues): string =>
  parsePhoneNumberFromString(phone, country)?.number ?? phone;

/** ADR-5 */
export const phoneSchema = () =>
  string()
    .required(text('form.phoneNeeded'))
    .test('phone', text('form.phoneWrong'), (value, { parent }) =>
      isValidPhoneNumber(value, (parent as PhoneValues).country),
    );

export interface PhoneCountry {
  code: CountryCode;
  /** With its flag and its calling code first: the field shows little more than that. */
  label: string;
}

/** Every country that has telephones, by its name in the page's language. */
export function phoneCountries(language: string): PhoneCountry[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const flags = drawsFlags();
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
    .map(({ code, name }) => ({
      code,
      // Flag and code read from the left in every language.
      label: `\u200e${flags ? flagOf(code) : code} +${getCountryCallingCode(code)}\u200e ${name}`,
    }));
}
