import { Illustration, tokens } from '@souk/ui';
import styled, { keyframes } from 'styled-components';

const draw = keyframes`from { stroke-dashoffset: 1; }`;

/* Reduced motion ends it at once: the check is there. */
const Check = styled.path`
  stroke: ${tokens.color.success};
  stroke-dasharray: 1;
  animation: ${draw} 420ms ease-out 200ms backwards;
`;

/** A shopping bag that gets its check once the order is in. */
export function SuccessIllustration() {
  return (
    <Illustration>
      <path d="M36 56h48l4 46H32zM48 56v-6a12 12 0 0 1 24 0v6" />
      <Check pathLength={1} d="M47 78l9 9 17-18" />
    </Illustration>
  );
}
