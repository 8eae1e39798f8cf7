import { css } from 'styled-components';
import { tokens } from './tokens.ts';

/** The focus ring inside the element's edge, for elements whose surroundings are cut off. */
export const insetFocusRing = css`
  &:focus-visible {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: -3px;
  }
`;
