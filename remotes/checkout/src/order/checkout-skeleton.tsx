import {
  Container,
  EmptyState,
  media,
  OfflineIllustration,
  Skeleton,
  tokens,
  useOnline,
  VisuallyHidden,
} from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';

const Page = styled(Container)`
  display: grid;
  gap: ${tokens.space[5]};
  padding-block: ${tokens.space[6]} ${tokens.space[12]};
`;
const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[5]};

  ${media.from999} {
    grid-template-columns: minmax(0, 1fr) 380px;
    gap: ${tokens.space[6]};
    align-items: start;
  }
`;
const Parts = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;

/** The page's shape, while nothing is known yet; without a connection nothing will be. */
export function CheckoutSkeleton() {
  const t = useText();
  if (!useOnline())
    return (
      <EmptyState
        wholePage
        picture={<OfflineIllustration />}
        title={t('offlineTitle')}
        text={t('offlineText')}
      />
    );
  return (
    <Page aria-busy>
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton width="180px" height="36px" />
      <Columns>
        <Parts>
          {['120px', '150px', '200px', '96px', '180px'].map((height, part) => (
            <Skeleton key={part} height={height} radius="l" />
          ))}
        </Parts>
        <Skeleton height="320px" radius="l" />
      </Columns>
    </Page>
  );
}
