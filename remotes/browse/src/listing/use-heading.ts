import { brandsQuery, categoryQuery } from '@souk/api-client';
import { useQuery } from '@souk/remote-kit';
import { useText } from '../texts/texts.ts';
import type { Listing } from './listing-address.ts';

/** What a listing is called: the words of the search, or the name of its category or brand. */
export function useHeading({ type, search, id, name, brandId }: Listing): string {
  const t = useText();
  // The link names its category; one that was written by hand may not.
  const category = useQuery({
    ...categoryQuery({ id: id ?? 0 }),
    enabled: type === 'category' && id !== null && name === null,
  });
  const brands = useQuery({ ...brandsQuery(), enabled: type === 'brand' });
  switch (type) {
    case 'searched':
      return search === '' ? t('listing.everything') : t('listing.searched', { search });
    case 'category':
      return name ?? category.data?.name ?? t('listing.category');
    case 'brand':
      return brands.data?.find((brand) => brand.id === brandId)?.name ?? t('listing.brand');
    case 'discounted':
      return t('listing.discounted');
    case 'new':
      return t('listing.new');
  }
}
