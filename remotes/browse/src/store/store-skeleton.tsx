import styled from 'styled-components';
import { cardSkeletons, Grid } from '@souk/storefront';
import { Skeleton, tokens, VisuallyHidden } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { CoverFrame } from './cover-frame.ts';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
`;

const FIRST = 10;

/** Keeps the place of a store's page: as high as what comes. */
export function StoreSkeleton() {
  const t = useText();
  return (
    <Stack aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <CoverFrame>
        <Skeleton height="200px" />
      </CoverFrame>
      <Skeleton width="60%" height="2.5rem" />
      <Skeleton width="80%" height="4rem" radius="m" />
      <Skeleton height="48px" radius="m" />
      <Skeleton height="56px" radius="m" />
      <Grid $of="items">{cardSkeletons(FIRST)}</Grid>
    </Stack>
  );
}
