import { categoriesQuery } from '@souk/api-client';
import { useQuery } from '@souk/remote-kit';
import { EmptyState, ErrorState, PackageSearch, Skeleton } from '@souk/ui';
import { PageFrame } from '../page/page-frame.tsx';
import { NeedsPlace } from '../page/needs-place.tsx';
import { WaysOn } from '../paged/ways-on.tsx';
import { useText } from '../texts/texts.ts';
import { CategoryCard } from './category-card.tsx';
import { CategoryWall } from './category-wall.ts';

/** More categories than a module has. */
const LIMIT = 100;
const EXPECTED = 9;

function Categories() {
  const t = useText();
  const { data, isError, refetch } = useQuery(categoriesQuery({ limit: LIMIT, offset: 1 }));
  if (isError && !data)
    return (
      <ErrorState
        title={t('categories.failed')}
        text={t('listing.failedText')}
        onRetry={() => void refetch()}
      />
    );
  if (data?.length === 0)
    return <EmptyState icon={<PackageSearch />} title={t('categories.none')} action={<WaysOn />} />;
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
  return (
    <NeedsPlace>
      <PageFrame heading={t('categories.heading')}>
        <Categories />
      </PageFrame>
    </NeedsPlace>
  );
}
