import { useEffect, useMemo } from 'react';
import { categoryQuery } from '@souk/api-client';
import { categoryPagePath, MODULE_PARAM } from '@souk/contracts';
import type { Category } from '@souk/contracts';
import { useLocation, useParams, useQuery, useReadable, useShell } from '@souk/remote-kit';
import { ErrorState } from '@souk/ui';
import type { Subject } from './listing-address.ts';
import ListingPage from './listing-page.tsx';
import { isMissing } from '../page/is-missing.ts';
import { NotFound } from '../page/not-found.tsx';
import { NeedsPlace } from '../page/needs-place.tsx';
import { useText } from '../texts/texts.ts';
import { CategorySkeleton } from './category-skeleton.tsx';

/**
 * Leads to the address that the category has from everywhere: its slug and its module, with what narrows the listing. What
 * a module's page lists comes of the module in the address, so a category of another module takes its own along.
 */
function useCanonicalAddress(category: Category | undefined): void {
  const { navigate, module } = useShell();
  const current = useReadable(module.current);
  const { pathname, search } = useLocation();
  useEffect(() => {
    const moduleId = category?.module_id ?? current?.id;
    if (!category || moduleId === undefined) return;
    const canonical = categoryPagePath(category, moduleId);
    const [path = ''] = canonical.split('?');
    const params = new URLSearchParams(search);
    if (pathname === path && params.get(MODULE_PARAM) === String(moduleId)) return;
    params.set(MODULE_PARAM, String(moduleId));
    navigate(`${path}?${params}`, { replace: true });
  }, [category, current, pathname, search, navigate]);
}

function CategoryListing() {
  const t = useText();
  const { id = '' } = useParams();
  const { data: category, error, refetch } = useQuery(categoryQuery({ id }));
  useCanonicalAddress(category);
  const subject = useMemo<Subject | undefined>(
    () => category && { type: 'category', id: category.id, name: category.name },
    [category],
  );
  if (category) return <ListingPage key={category.id} subject={subject} />;
  if (isMissing(error))
    return <NotFound heading={t('category.notFound')} text={t('category.notFoundText')} />;
  if (error)
    return (
      <ErrorState title={t('listing.failed')} text={t('listing.failedText')} onRetry={() => void refetch()} />
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
