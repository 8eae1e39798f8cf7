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

/** The header's links: in a row, where some are only icons, or in the drawer's column. */
export function SiteLinks({ icons = false }: { icons?: boolean }) {
  return useSiteLinks().map(({ to, label, outside, icon: Icon }) => {
    if (outside)
      return (
        <Outside key={to} href={to}>
          {label}
        </Outside>
      );
    return Icon && icons ? (
      <Inside key={to} to={to} aria-label={label}>
        <Icon size={20} aria-hidden />
      </Inside>
    ) : (
      <Inside key={to} to={to}>
        {label}
      </Inside>
    );
  });
}
