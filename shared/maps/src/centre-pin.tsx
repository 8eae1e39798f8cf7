import { tokens } from '@souk/ui';
import styled, { css, keyframes } from 'styled-components';

const drop = keyframes`
  from { transform: translate(-50%, calc(-100% - 14px)); }
`;

const Pin = styled.svg`
  position: absolute;
  inset-block-start: 50%;
  left: 50%;
  z-index: ${tokens.layer.raised};
  transform: translate(-50%, -100%);
  pointer-events: none;
  filter: drop-shadow(0 3px 4px ${tokens.color.scrim});
  animation: ${css`
    ${drop} ${tokens.motion.calm}
  `};
`;

/** The pin that stays in the middle while the map moves below it; its point is the position. */
export function CentrePin() {
  return (
    <Pin width="44" height="56" viewBox="0 0 44 56" aria-hidden="true">
      <path
        d="M22 55C22 55 41 34.6 41 20.5A19 19 0 0 0 3 20.5C3 34.6 22 55 22 55Z"
        fill={tokens.color.accent}
        stroke={tokens.color.onAccent}
        strokeWidth="2.5"
      />
      <circle cx="22" cy="20.5" r="7" fill={tokens.color.onAccent} />
    </Pin>
  );
}
