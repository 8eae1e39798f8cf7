import { useConfig } from '@souk/api-client';
import { isSupportedCountry } from 'libphonenumber-js';
import type { CountryCode } from 'libphonenumber-js';

export type { CountryCode };

/** Where the marketplace does not say where it is, and before its settings have arrived. */
const UNTIL_KNOWN: CountryCode = 'AE';

/** Whether a text is the code of a country that has telephones. */
export const isCountry = (code: string): code is CountryCode => isSupportedCountry(code);

/** The country of the marketplace, which numbers start in (ADDR-4), and whether another may be picked (ADDR-19). */
export function usePhoneCountry(): { country: CountryCode; pickable: boolean } {
  const config = useConfig().data;
  const country = config?.country ?? '';
  return {
    country: isCountry(country) ? country : UNTIL_KNOWN,
    pickable: config?.country_picker_status === 1,
  };
}
