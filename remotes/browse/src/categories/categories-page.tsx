import { categoriesQuery, errorCause, withShownError } from '@souk/api-client';
import { inModule, ROUTES } from '@souk/contracts';
import { useQuery } from '@souk/remote-kit';
import { NeedsPlace } from '@souk/storefront';
import { EmptyState, ErrorState, Skeleton } from '@souk/ui';
import { PageFrame } from '../page/page-frame.tsx';
import { useListHead } from '../page/use-list-head.ts';
import { NextSteps } from '../paged/next-steps.tsx';
import { useText } from '../texts/texts.ts';
import { CategoryCard } from './category-card.tsx';
import { CategoryWall } from './category-wall.ts';

/** More categories than a module has. */
const LIMIT = 100;
const EXPECTED = 9;

function Categories() {
  const t = useText();
  const { data, error, isError, refetch } = useQuery(
    withShownError(categoriesQuery({ limit: LIMIT, offset: 1 })),
  );
  if (isError && !data)
    return (
      <ErrorState title={t('categories.failed')} cause={errorCause(error)} onRetry={() => void refetch()} />
    );
  if (data?.length === 0) return <EmptyState title={t('categories.none')} action={<NextSteps />} />;
  return (
    <CategoryWall>
      {data?.map((category) => <CategoryCard key={category.id} category={category} />) ??
        Array.from({ length: EXPECTED }, (_, card) => (
          <li key={card}>
            <Skeleton height="11rem" radius="l" />
          </li>
        ))}
    </CategoryWall>
  );
}

/** All categories of the module with their sub-categories, each leading to its listing (CAT-2, CRD-14 all-categories). */
export default function CategoriesPage() {
  const t = useText();
  const heading = t('categories.heading');
  const head = useListHead(heading, (moduleId) => inModule(ROUTES.categories, moduleId));
  return (
    <NeedsPlace>
      <PageFrame heading={heading} head={head}>
        <Categories />
      </PageFrame>
    </NeedsPlace>
  );
}
