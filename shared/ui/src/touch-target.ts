import { css } from 'styled-components';

/** Lets presses beside a small control count as its own, so that a finger finds 44 px. The control is `position: relative`. */
export const touchTarget = (reach: string) => css`
  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${reach});
  }
`;
