import { css } from 'styled-components';

/** Cuts a text after so many lines with an ellipsis. */
export const lineClamp = (lines: number) => css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  line-clamp: ${lines};
  overflow: hidden;
`;
