/** Request headers of the marketplace API (API-2, API-3), in the spelling that they are sent in. */
export const HEADERS = {
  latitude: 'latitude',
  longitude: 'longitude',
  zone: 'zoneid',
  module: 'moduleId',
  language: 'X-localization',
  software: 'X-software-id',
  /** The guest's id, in the place of a query's `guest_id`: addresses are written down by proxies, logs and histories. */
  guest: 'X-guest-id',
  idempotency: 'Idempotency-Key',
} as const;
