import { useReadable, useShell } from '@souk/remote-kit';
import { Button, CircleUser, LogIn, LogOut, Menu, tokens } from '@souk/ui';
import styled from 'styled-components';
import { usePushChoice } from '../push/use-push-choice.ts';
import { useSession } from '../session/session-context.ts';
import { useText } from '../texts/texts.ts';
import { useAccountLinks } from './use-account-links.ts';
import { useLogout } from './use-logout.ts';

/** As wide for guests as for customers: what stands beside it must not move under a press once the page knows who is here. */
const Place = styled.div`
  flex: none;
  display: grid;
  inline-size: 9rem;

  > button {
    min-inline-size: 0;
    padding-inline: ${tokens.space[3]};
  }
`;

const Name = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Sign In for guests, the profile menu for customers (HDR-3, HDR-4). */
export function AccountMenu() {
  const t = useText();
  const session = useSession();
  const shell = useShell();
  const { status, customer } = useReadable(session.services.state);
  const links = useAccountLinks();
  const pushes = usePushChoice();
  const logout = useLogout();
  if (status === 'guest') {
    return (
      <Place>
        <Button size="s" onClick={() => shell.session.signIn()}>
          <LogIn size={18} aria-hidden />
          {t('header.signIn')}
        </Button>
      </Place>
    );
  }
  const name = customer ? t('account.of', { name: customer.f_name }) : t('account.menu');
  const end = {
    id: 'logout',
    label: t('session.logoutTitle'),
    icon: <LogOut size={18} aria-hidden />,
    onSelect: () => void logout(),
  };
  return (
    <Place>
      <Menu
        label={name}
        items={[...links, ...pushes, end]}
        trigger={
          <Button size="s" variant="ghost" aria-label={name}>
            <CircleUser size={22} aria-hidden />
            <Name>{customer?.f_name}</Name>
          </Button>
        }
      />
    </Place>
  );
}
