/** How many items the demo has unless another number is asked for. */
export const DEFAULT_ITEMS = 2600;

export const MOST_ITEMS = 100_000;

/** Raised with every change of the data, so that the next start fills anew. */
const DATA_VERSION = 1;

export const FINGERPRINT_KEY = 'demo_data';

export const fingerprintOf = (items: number): string => `${DATA_VERSION}-${items}`;
