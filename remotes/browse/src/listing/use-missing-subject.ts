import { brandsQuery, categoryQuery } from '@souk/api-client';
import { useQuery } from '@souk/remote-kit';
import { isMissing } from '../page/is-missing.ts';
import type { Listing } from './listing-address.ts';

/** The brand or category of the address that does not exist; null where it exists, or is not known. */
export function useMissingSubject({ type, id, brandId }: Listing): 'brand' | 'category' | null {
  const brands = useQuery({ ...brandsQuery(), enabled: type === 'brand' });
  const category = useQuery({
    ...categoryQuery({ id: id ?? 0 }),
    enabled: type === 'category' && id !== null,
  });
  // The filters may have asked for the same, whatever is listed.
  switch (type) {
    case 'brand':
      return brands.data && !brands.data.some((brand) => brand.id === brandId) ? 'brand' : null;
    case 'category':
      return isMissing(category.error) ? 'category' : null;
    default:
      return null;
  }
}
