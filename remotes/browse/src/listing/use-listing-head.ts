import { categoryQuery } from '@souk/api-client';
import { brandPath, categoryHead, listHead, listingPath } from '@souk/contracts';
import type { PageHead } from '@souk/contracts';
import { useQuery, useReadable, useShell } from '@souk/remote-kit';
import type { Listing } from './listing-address.ts';

/**
 * What a listing says of itself: its one address, where it has one, without what narrows it (AMB-10).
 * @param own of a page that says it itself
 */
export function useListingHead({ type, id, brandId }: Listing, title: string, own?: PageHead): PageHead {
  const module = useReadable(useShell().module.current);
  const category = useQuery({
    ...categoryQuery({ id: id ?? 0 }),
    enabled: !own && type === 'category' && id !== null,
  });
  if (own) return own;
  if (type === 'category') return category.data ? categoryHead(category.data, module) : { title };
  if (!module) return { title };
  if (type === 'brand' && brandId !== null)
    return listHead(title, brandPath({ id: brandId }, module.id), module);
  if (type === 'discounted' || type === 'new') return listHead(title, listingPath(type, module.id), module);
  return { title };
}
