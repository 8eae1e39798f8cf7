import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import type { CountryCode } from 'libphonenumber-js';
import { drawsFlags, flagOf } from './flag.ts';

interface PhoneCountry {
  code: CountryCode;
  /** Its flag and its calling code: what the field shows. Reads from the left in every language. */
  short: string;
  /** With its name. */
  label: string;
}

/** Every country that has telephones, by its name in the page's language. */
export function phoneCountries(language: string): PhoneCountry[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const flags = drawsFlags();
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
    .map(({ code, name }) => {
      const short = `${flags ? flagOf(code) : code} +${getCountryCallingCode(code)}`;
      return { code, short, label: `\u200e${short}\u200e ${name}` };
    });
}
