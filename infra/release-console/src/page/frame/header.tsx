import { CircleUser, Container, IconButton, LogOut, Menu, media, tokens } from '@souk/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NavLink, useMatch } from 'react-router-dom';
import styled from 'styled-components';
import { meQuery } from '../registry/queries.ts';
import { signOut } from '../session/session.ts';
import { useText } from '../texts/texts.ts';
import { Preferences } from './preferences-buttons.tsx';

const { space, color } = tokens;

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.layer.header};
  background: ${color.surface};
  border-block-end: 1px solid ${color.line};
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[6]};
  padding-block: ${space[2]};
`;

const Brand = styled.span`
  font: ${tokens.type.title};
  color: ${color.accentStrong};
  white-space: nowrap;
`;

const Links = styled.nav`
  display: flex;
  gap: ${space[1]};
  order: 3;
  flex-basis: 100%;
  overflow-x: auto;

  ${media.from670} {
    order: 0;
    flex-basis: auto;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 40px;
    padding-inline: ${space[3]};
    border-radius: ${tokens.radius.round};
    color: ${color.inkSoft};
    font: ${tokens.type.smallStrong};
    white-space: nowrap;
    outline-offset: -3px;
  }
  a:hover {
    background: ${color.sunken};
  }
  a.active {
    background: ${color.accentSoft};
    color: ${color.accentStrong};
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
`;

export function Header() {
  const t = useText();
  const client = useQueryClient();
  const { data: me } = useQuery(meQuery());
  const channel = useMatch('/channels/:channel/*')?.params.channel ?? 'production';
  const account = me ? t('nav.account', { name: me.name }) : t('nav.menu');
  return (
    <Bar>
      <Row>
        <Brand>{t('name')}</Brand>
        <Links aria-label={t('nav.label')}>
          <NavLink to={`/channels/${channel}`}>{t('nav.overview')}</NavLink>
          <NavLink to="/audit">{t('nav.audit')}</NavLink>
          <NavLink to="/grants">{t('nav.grants')}</NavLink>
          <NavLink to="/tokens">{t('nav.tokens')}</NavLink>
        </Links>
        <End>
          <Preferences />
          <Menu
            label={account}
            trigger={<IconButton icon={<CircleUser size={20} aria-hidden />} label={account} />}
            items={[
              {
                id: 'sign-out',
                label: t('nav.signOut'),
                icon: <LogOut size={18} aria-hidden />,
                onSelect: () => {
                  signOut();
                  client.clear();
                },
              },
            ]}
          />
        </End>
      </Row>
    </Bar>
  );
}
