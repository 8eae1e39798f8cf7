import { Link } from '@souk/remote-kit';
import { buttonStyle } from '@souk/ui';
import type { ButtonStyleProps } from '@souk/ui';
import styled from 'styled-components';

/** A link to another page, as large as the buttons beside it. */
export const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;
