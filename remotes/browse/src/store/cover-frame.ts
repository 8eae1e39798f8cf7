import styled from 'styled-components';
import { tokens } from '@souk/ui';

/** As wide as the page, and so low that what the store sells stands on the first screen. */
export const CoverFrame = styled.div`
  position: relative;
  block-size: clamp(96px, 15vw, 200px);
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
