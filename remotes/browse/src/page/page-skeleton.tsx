import type { ReactNode } from 'react';
import { cardSkeletons, Grid } from '@souk/storefront';
import { Skeleton, tokens, VisuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  padding-block-start: ${tokens.space[4]};
`;

const FIRST = 10;

/** Keeps the place of a page: its heading, what stands above its cards, and these. */
export function PageSkeleton({ children }: { children?: ReactNode }) {
  const t = useText();
  return (
    <Root aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton width="40%" height="4.25rem" />
      {children}
      <Grid $of="items">{cardSkeletons(FIRST)}</Grid>
    </Root>
  );
}
