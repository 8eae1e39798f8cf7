import { Skeleton, tokens, VisuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const Root = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
`;

/** Keeps the place of a page whose code is being loaded. */
export function PageSkeleton() {
  const t = useText();
  return (
    <Root aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton height="112px" radius="l" />
      <Skeleton height="320px" radius="l" />
    </Root>
  );
}
