import { useConfig } from '@souk/api-client';
import { isSupportedCountry } from 'libphonenumber-js';
import type { CountryCode } from 'libphonenumber-js';

/** Before the marketplace's settings have arrived. */
const UNTIL_KNOWN: CountryCode = 'AE';

/** The country of the marketplace, which numbers start in (ADR-4), and whether another may be picked (ADR-19). */
export function usePhoneCountry(): { country: CountryCode; pickable: boolean } {
  const config = useConfig().data;
  const country = config?.country ?? '';
  return {
    country: isSupportedCountry(country) ? country : UNTIL_KNOWN,
    pickable: config?.country_picker_status === 1,
  };
}
