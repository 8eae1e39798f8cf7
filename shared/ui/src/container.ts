import styled from 'styled-components';
import { tokens } from './tokens.ts';

/** The page's column: centred, as wide as pages get, with the side margin. */
export const Container = styled.div`
  inline-size: 100%;
  max-inline-size: calc(${tokens.width.page} + 2 * ${tokens.space.gutter});
  margin-inline: auto;
  padding-inline: ${tokens.space.gutter};
`;
