import { tokens } from '@souk/ui';
import { css } from 'styled-components';

/** A link beside a form. A finger finds 44 px, and the line takes no more room than its words. */
export const textLink = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  margin-block: calc(-1 * ${tokens.space[3]});
  color: ${tokens.color.accentStrong};
  text-decoration: underline;
  text-underline-offset: 3px;
`;
