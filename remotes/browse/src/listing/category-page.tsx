import { useMemo } from 'react';
import { categoryQuery, errorCause, withShownError } from '@souk/api-client';
import { categoryHead, categoryPagePath } from '@souk/contracts';
import { useParams, useQuery, useReadable, useShell } from '@souk/remote-kit';
import { NeedsPlace } from '@souk/storefront';
import { ErrorState } from '@souk/ui';
import type { Subject } from './listing-address.ts';
import ListingPage from './listing-page.tsx';
import { isMissing } from '../page/is-missing.ts';
import { NotFound } from '../page/not-found.tsx';
import { useCanonicalAddress } from '../page/use-canonical-address.ts';
import { useText } from '../texts/texts.ts';
import { CategorySkeleton } from './category-skeleton.tsx';

function CategoryListing() {
  const t = useText();
  const { id = '' } = useParams();
  const { data: category, error, refetch } = useQuery(withShownError(categoryQuery({ id })));
  const current = useReadable(useShell().module.current);
  // What a module's page lists comes of the module in the address, so a category of another module takes its own along.
  const moduleId = category?.module_id ?? current?.id;
  useCanonicalAddress(category && moduleId !== undefined ? categoryPagePath(category, moduleId) : undefined);
  const subject = useMemo<Subject | undefined>(
    () => category && { type: 'category', id: category.id, name: category.name },
    [category],
  );
  if (category)
    return <ListingPage key={category.id} subject={subject} head={categoryHead(category, current)} />;
  if (isMissing(error))
    return <NotFound heading={t('category.notFound')} text={t('category.notFoundText')} />;
  if (error)
    return (
      <ErrorState
        wholePage
        title={t('listing.failed')}
        cause={errorCause(error)}
        onRetry={() => void refetch()}
      />
    );
  return <CategorySkeleton />;
}

/** The listing of one category, by slug or id: the same that its tile on a home leads to (CAT-2, CAT-5, RTE-3). */
export default function CategoryPage() {
  return (
    <NeedsPlace>
      <CategoryListing />
    </NeedsPlace>
  );
}
