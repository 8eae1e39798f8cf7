import styled from 'styled-components';
import { media, tokens } from '@souk/ui';

/** Cards in rows: `items` are narrow columns, `wide` cards have their picture beside the words. */
export const Grid = styled.div<{ $of: 'items' | 'stores' | 'wide' }>`
  display: grid;
  grid-template-columns: repeat(${({ $of }) => ($of === 'items' ? 2 : 1)}, minmax(0, 1fr));
  gap: ${({ $of }) => ($of === 'wide' ? tokens.space[4] : `${tokens.space[6]} ${tokens.space[4]}`)};

  ${media.from600} {
    grid-template-columns: repeat(${({ $of }) => ($of === 'items' ? 3 : 2)}, minmax(0, 1fr));
  }
  ${media.from999} {
    grid-template-columns: repeat(${({ $of }) => ($of === 'items' ? 4 : 3)}, minmax(0, 1fr));
  }
  ${media.from1180} {
    grid-template-columns: repeat(${({ $of }) => ($of === 'items' ? 5 : 3)}, minmax(0, 1fr));
  }
`;
