import type { SearchParams } from '@souk/api-client';
import { SEARCH_PAGE_SIZE } from '@souk/contracts';
import type { Listing } from './listing-address.ts';

/** The parameters of a listing's request (SRC-8). */
export function searchParamsOf(listing: Listing): SearchParams {
  const { type, search, id, brandId, tab, sort, delivery, filters, categoryIds, brandIds } = listing;
  const { without, minPrice, maxPrice, minRating } = listing;
  // Picks within the category or brand of the link are narrower than it.
  const categories = type === 'category' && id !== null && categoryIds.length === 0 ? [id] : categoryIds;
  const brands = type === 'brand' && brandId !== null && brandIds.length === 0 ? [brandId] : brandIds;
  return {
    data_type: type,
    list_type: tab === 'items' ? 'item' : 'store',
    limit: SEARCH_PAGE_SIZE,
    ...(type === 'searched' && search !== '' && { name: search }),
    ...(categories.length > 0 && { category_ids: categories }),
    ...(brands.length > 0 && { brand_ids: brands }),
    ...(delivery !== 'all' && { store_type: delivery }),
    ...(filters.length > 0 && { filter: filters }),
    ...(without.length > 0 && { without }),
    ...(minRating > 0 && { rating_count: minRating }),
    // Stores have no price, and no field for one is shown.
    ...(tab === 'items' && minPrice !== null && { min_price: minPrice }),
    ...(tab === 'items' && maxPrice !== null && { max_price: maxPrice }),
    ...(sort && { sort }),
  };
}
