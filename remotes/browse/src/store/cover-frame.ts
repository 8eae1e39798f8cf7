import styled from 'styled-components';
import { tokens } from '@souk/ui';

/** As wide as the page, and never so high that it hides what it stands for. */
export const CoverFrame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  block-size: clamp(150px, 26vw, 300px);
  overflow: hidden;
  border-radius: ${tokens.radius.xl};
`;
