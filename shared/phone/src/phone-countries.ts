import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import type { CountryCode } from 'libphonenumber-js';
import { drawsFlags, flagOf } from './flag.ts';

interface PhoneCountry {
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
