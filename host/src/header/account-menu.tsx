import { useReadable, useShell } from '@souk/remote-kit';
import { Button, CircleUser, IconButton, LogIn, LogOut, Menu } from '@souk/ui';
import { usePushChoice } from '../push/use-push-choice.ts';
import { useSession } from '../session/session-context.ts';
import { useText } from '../texts/texts.ts';
import { useAccountLinks } from './use-account-links.ts';
import { useLogout } from './use-logout.ts';

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
      <Button size="s" onClick={() => shell.session.signIn()}>
        <LogIn size={18} aria-hidden />
        {t('header.signIn')}
      </Button>
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
    <Menu
      label={name}
      items={[...links, ...pushes, end]}
      trigger={<IconButton label={name} icon={<CircleUser size={24} aria-hidden />} />}
    />
  );
}
