import styled from 'styled-components';
import { Skeleton, tokens, VisuallyHidden } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { Columns, Stack } from './columns.ts';

const Square = styled.div`
  display: grid;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: ${tokens.radius.xl};
`;

/** Keeps the place of an item's page: as high as what comes. */
export function ProductSkeleton() {
  const t = useText();
  return (
    <Stack aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton width="40%" height="44px" />
      <Columns>
        <Stack>
          <Square>
            <Skeleton height="100%" />
          </Square>
          <Skeleton width="60%" height="72px" radius="m" />
        </Stack>
        <Stack>
          <Skeleton width="30%" height="1.5rem" />
          <Skeleton width="80%" height="2.5rem" />
          <Skeleton width="35%" height="2rem" />
          <Skeleton height="128px" radius="l" />
          <Skeleton height="128px" radius="l" />
          <Skeleton height="84px" radius="l" />
          <Skeleton height="96px" radius="l" />
        </Stack>
      </Columns>
      <Skeleton height="18rem" radius="l" />
    </Stack>
  );
}
