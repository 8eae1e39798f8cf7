import styled from 'styled-components';
import { tokens } from '@souk/ui';

/** As wide as the page, and never so high that it pushes the content off the screen. */
export const CoverFrame = styled.div`
  position: relative;
  block-size: clamp(150px, 26vw, 300px);
  overflow: hidden;
  border-radius: ${tokens.radius.xl};
`;

/** What is looked at stands in the lower part of most covers. */
export const CoverPicture = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 60%;
  translate: 0 -60%;
`;
