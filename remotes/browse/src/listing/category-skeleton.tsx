import { cardSkeletons, Grid } from '@souk/storefront';
import { Skeleton, tokens, VisuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';

const EXPECTED = 10;

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  padding-block-start: ${tokens.space[4]};
`;

/** Stands in the place of a category's listing until its name is known. */
export function CategorySkeleton() {
  const t = useText();
  return (
    <Page aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton width="40%" height="4.25rem" />
      <Skeleton height="3.25rem" radius="l" />
      <Grid $of="items">{cardSkeletons(EXPECTED)}</Grid>
    </Page>
  );
}
