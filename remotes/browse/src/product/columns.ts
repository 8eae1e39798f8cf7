import styled from 'styled-components';
import { media, tokens } from '@souk/ui';

/** The pictures, and beside them what is bought; above each other where there is little room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space[6]};

  ${media.from670} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.from999} {
    gap: ${tokens.space[12]};
  }
`;

/** One part of the page under the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
`;
