import { Link } from '@souk/remote-kit';
import { Figure, tokens, VisuallyHidden } from '@souk/ui';
import styled, { css } from 'styled-components';
import { useText } from '../push/texts/texts.ts';
import { useSiteLinks } from './use-site-links.ts';

const look = css`
  position: relative;
  display: flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: ${tokens.space[2]};
  border-radius: ${tokens.radius.round};
  font: ${tokens.type.smallStrong};

  > svg {
    flex: none;
  }
  &:hover {
    background: ${tokens.color.sunken};
  }
`;

const Inside = styled(Link)`
  ${look}
`;

const Outside = styled.a`
  ${look}
  gap: ${tokens.space[1]};
`;

/** The header's links: in a row, where some are only icons, or in the drawer's column. */
export function SiteLinks({ icons = false }: { icons?: boolean }) {
  const t = useText();
  const links = useSiteLinks();
  const unread = links.find(({ count }) => count)?.count ?? 0;
  const shown = links.map(({ to, label, outside, title, icon: Icon, count = 0 }) => {
    if (outside)
      return (
        <Outside key={to} href={to} title={title}>
          {Icon && <Icon size={20} aria-hidden />}
          {label}
        </Outside>
      );
    return Icon && icons ? (
      <Inside key={to} to={to} title={label}>
        <Icon size={20} aria-hidden />
        <VisuallyHidden>{label}</VisuallyHidden>
        <Figure count={count} />
      </Inside>
    ) : (
      <Inside key={to} to={to}>
        {label}
        <Figure count={count} />
      </Inside>
    );
  });
  return (
    <>
      {shown}
      <VisuallyHidden role="status">{unread > 0 ? t('unread', { count: unread }) : ''}</VisuallyHidden>
    </>
  );
}
