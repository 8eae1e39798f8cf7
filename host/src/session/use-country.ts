import { useConfig } from '@souk/api-client';
import { isSupportedCountry } from 'libphonenumber-js';
import type { CountryCode } from 'libphonenumber-js';

/** Before the marketplace's settings have arrived. */
const UNTIL_KNOWN: CountryCode = 'AE';

/** What a number without a country code is taken to be of: the marketplace's country. */
export function useCountry(): CountryCode {
  const configured = useConfig().data?.country ?? UNTIL_KNOWN;
  return isSupportedCountry(configured) ? configured : UNTIL_KNOWN;
}
