import { Container, media, tokens } from '@souk/ui';
import styled from 'styled-components';

const { space } = tokens;

/** The page of the form, no wider than its fields need. */
export const FormPage = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-inline-size: 1040px;
  padding-block: ${space[6]} ${space[12]};
`;

/** The two ends stand side by side where there is room. */
export const Ends = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  /* What is wrong at one end stretches nothing at the other. */
  > * {
    align-content: start;
  }
  ${media.from999} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
