import { tokens } from '@souk/ui';
import styled from 'styled-components';

/** Buttons and links beside each other that lead on from an empty part of a page. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space[3]};
`;
