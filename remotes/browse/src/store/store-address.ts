import { cleanSearch } from '@souk/contracts';
import type { ListingFilter } from '@souk/contracts';
import { oneOf } from '../page/one-of.ts';

/** What the address of a store's page says beside which store it is (STR-5). */
export interface StoreAddress {
  /** What is looked for within the store. */
  search: string;
  diet: Extract<ListingFilter, 'veg' | 'non_veg'> | null;
  /** In kilometres, as the page knew it that led here. */
  distance: number | null;
  /** Where the page stood that led here. */
  from: { lat: number; lng: number } | null;
}

function decimal(text: string | null, max: number): number | null {
  const number = text !== null && /^-?\d{1,5}(\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(number) <= max ? number : null;
}

const MAX_KILOMETRES = 20_100;

/** Reads an address; what makes no sense in it counts as not there. */
export function readStoreAddress(params: URLSearchParams): StoreAddress {
  const distance = decimal(params.get('distance'), MAX_KILOMETRES);
  const lat = decimal(params.get('lat'), 90);
  const lng = decimal(params.get('lng'), 180);
  return {
    search: cleanSearch(params.get('search') ?? ''),
    diet: oneOf(['veg', 'non_veg'], params.get('filter')),
    distance: distance !== null && distance >= 0 ? distance : null,
    from: lat === null || lng === null ? null : { lat, lng },
  };
}

/** The same address with other words or another diet. */
export function changedStoreAddress(
  params: URLSearchParams,
  change: Partial<Pick<StoreAddress, 'search' | 'diet'>>,
): URLSearchParams {
  const { search, diet } = { ...readStoreAddress(params), ...change };
  const next = new URLSearchParams(params);
  if (search === '') next.delete('search');
  else next.set('search', search);
  if (diet === null) next.delete('filter');
  else next.set('filter', diet);
  return next;
}
