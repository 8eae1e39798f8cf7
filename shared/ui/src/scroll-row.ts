import { css } from 'styled-components';

/** A row that scrolls sideways where it has no room, without a scrollbar. */
export const scrollRow = css`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
`;
