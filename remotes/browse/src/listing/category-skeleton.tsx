import { cardSkeletons, Grid } from '@souk/storefront';
import { Skeleton, VisuallyHidden } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const EXPECTED = 10;

/** Stands in the place of a category's listing until its name is known. */
export function CategorySkeleton() {
  const t = useText();
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton width="40%" height="3rem" />
      <Grid $of="items">{cardSkeletons(EXPECTED)}</Grid>
    </div>
  );
}
