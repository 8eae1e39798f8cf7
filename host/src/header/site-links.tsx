import { Link } from '@souk/remote-kit';
import { tokens } from '@souk/ui';
import styled, { css } from 'styled-components';
import { useSiteLinks } from './use-site-links.ts';

const look = css`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: ${tokens.space[3]};
  border-radius: ${tokens.radius.round};
  font: ${tokens.type.smallStrong};

  &:hover {
    background: ${tokens.color.sunken};
  }
`;

const Inside = styled(Link)`
  ${look}
`;

const Outside = styled.a`
  ${look}
`;

/** The header's links, in a row or in the drawer's column. */
export function SiteLinks() {
  return useSiteLinks().map(({ to, label, outside }) =>
    outside ? (
      <Outside key={to} href={to}>
        {label}
      </Outside>
    ) : (
      <Inside key={to} to={to}>
        {label}
      </Inside>
    ),
  );
}
