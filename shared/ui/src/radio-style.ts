import { css } from 'styled-components';
import { tokens } from './tokens.ts';

const { color } = tokens;

/** What a radio button looks like: a ring, filled once it is chosen. A browser's own is filled with grey in the dark. */
export const radioStyle = css`
  appearance: none;
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  margin: 0;
  border-style: solid;
  border-width: 2px;
  border-color: ${color.lineStrong};
  border-radius: ${tokens.radius.round};
  background: ${color.surface};

  &:checked {
    border-width: 6px;
    border-color: ${color.accent};
  }
  &:disabled {
    border-color: ${color.line};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
