import { Link } from '@souk/remote-kit';
import { buttonStyle } from '@souk/ui';
import type { ButtonStyleProps } from '@souk/ui';
import styled from 'styled-components';

/** A link that looks like a button. */
export const ActionLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;
