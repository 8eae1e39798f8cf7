import styled from 'styled-components';
import { tokens } from '@souk/ui';

export const Rows = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
`;
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;
