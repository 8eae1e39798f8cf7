import { Skeleton } from '@souk/ui';
import { PageSkeleton } from '../page/page-skeleton.tsx';

/** Stands in the place of a category's listing until its name is known. */
export const CategorySkeleton = () => (
  <PageSkeleton>
    <Skeleton height="3.25rem" radius="l" />
  </PageSkeleton>
);
