import styled from 'styled-components';
import { cardSkeletons, COVER_RATIO, Grid } from '@souk/storefront';
import { media, Skeleton, tokens, VisuallyHidden } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  padding-block-start: ${tokens.space[4]};
`;
const Banner = styled.div`
  aspect-ratio: ${COVER_RATIO};

  ${media.from670} {
    aspect-ratio: 4;
  }
`;

/** Stands in the place of a campaign until it arrives. */
export function CampaignSkeleton() {
  const t = useText();
  return (
    <Page aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton width="40%" height="4.25rem" />
      <Banner>
        <Skeleton height="100%" radius="l" />
      </Banner>
      <Grid $of="stores">{cardSkeletons(3, { ratio: COVER_RATIO })}</Grid>
    </Page>
  );
}
