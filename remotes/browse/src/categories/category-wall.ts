import styled from 'styled-components';
import { media, tokens } from '@souk/ui';

/** Cards of categories beside and under each other. */
export const CategoryWall = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space[4]};

  ${media.from600} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.from999} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
