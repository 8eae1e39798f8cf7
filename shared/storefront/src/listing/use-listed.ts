import { categoryItemsPages, discountedItemsPages } from '@souk/api-client';
import { useSearchParams } from '@souk/remote-kit';
import { useText } from '../texts/texts.ts';
import { categoryName } from './category-name.ts';

const PAGE = 20;

/** What the address asks to be listed in the place of the home; null for the home itself (SRC-9). */
export function useListed() {
  const t = useText();
  const [params] = useSearchParams();
  const id = params.get('id');
  switch (params.get('data_type')) {
    case 'category':
      return id
        ? { heading: categoryName(params.get('name')), pages: categoryItemsPages({ id, limit: PAGE }) }
        : null;
    case 'discounted':
      return { heading: t('listing.discounted'), pages: discountedItemsPages({ limit: PAGE }) };
    default:
      return null;
  }
}

export type Listed = NonNullable<ReturnType<typeof useListed>>;
