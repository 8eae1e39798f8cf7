import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import type { CountryCode } from 'libphonenumber-js';
import { string } from 'yup';
import { text } from '../texts/texts.ts';

/** A number as it is typed, and the country that it is read in where it names none. */
export interface PhoneValues {
  country: CountryCode;
  phone: string;
}

/** Where the marketplace does not say where it is. */
const UNTIL_KNOWN: CountryCode = 'AE';

export const countryOf = (code: string | undefined): CountryCode =>
  code !== undefined && isSupportedCountry(code) ? code : UNTIL_KNOWN;

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

/** As in the address form (ADR-5). */
export const phoneSchema = () =>
  string()
    .required(text('delivery.phoneNeeded'))
    .test('phone', text('delivery.phoneWrong'), (value, { parent }) =>
      isValidPhoneNumber(value, (parent as PhoneValues).country),
    );

/** Every country that has telephones, by its name in the page's language; its calling code comes first, the field shows little more. */
export function phoneCountries(language: string): { code: CountryCode; label: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
    .map(({ code, name }) => ({
      code,
      // The code reads from the left in every language.
      label: `\u200e${code} +${getCountryCallingCode(code)}\u200e ${name}`,
    }));
}
