import { LoaderCircle } from './icons.ts';
import type { IconProps } from './create-icon.tsx';
import styled, { keyframes } from 'styled-components';
import { useText } from './texts/texts.ts';
import { tokens } from './tokens.ts';
import { markOnScreen } from './use-on-screen.ts';
import { VisuallyHidden } from './visually-hidden.ts';

const turn = keyframes`to { rotate: 1turn; }`;

const Ring = styled(LoaderCircle)`
  flex: none;

  &[data-on-screen='true'] {
    animation: ${turn} 800ms linear infinite;
  }
`;

/** The turning ring alone, for places that say in words what is loading. */
export const SpinnerRing = (props: IconProps) => <Ring ref={markOnScreen} aria-hidden {...props} />;

const Place = styled.div`
  display: grid;
  place-items: center;
  padding: ${tokens.space[6]};
  color: ${tokens.color.accent};
`;

/** Says and shows that something is loading. `size` in pixels. */
export function Spinner({ label, size = 28 }: { label?: string; size?: number }) {
  const t = useText();
  return (
    <Place role="status">
      <SpinnerRing size={size} />
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
    </Place>
  );
}
