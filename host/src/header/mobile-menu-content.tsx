import { accountPath } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { Button, LogIn, LogOut, tokens } from '@souk/ui';
import styled from 'styled-components';
import { usePushChoice } from '../push/use-push-choice.ts';
import { useSession } from '../session/session-context.ts';
import { useText } from '../texts/texts.ts';
import { SiteLinks } from './site-links.tsx';
import { ThemeButton } from './theme-button.tsx';
import { useAccountLinks } from './use-account-links.ts';
import { useLanguageChoice } from './use-language-choice.ts';
import { useLogout } from './use-logout.ts';

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  align-content: start;
`;

/* Looks as the site's links do. */
const Entry = styled(Button)`
  justify-content: start;
  padding-inline: ${tokens.space[2]};
  color: ${tokens.color.ink};
  font: ${tokens.type.smallStrong};
`;

const Group = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  margin-block-start: ${tokens.space[4]};
  padding-block-start: ${tokens.space[4]};
  border-block-start: 1px solid ${tokens.color.line};
`;

const Choices = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  padding-inline-start: ${tokens.space[2]};
`;

const Greeting = styled.p`
  padding-block-end: ${tokens.space[3]};
  padding-inline: ${tokens.space[2]};
  font: ${tokens.type.subtitle};
`;

/** What the phone's menu holds; `onDone` closes it before something is asked. */
export function MobileMenuContent({ onDone }: { onDone(): void }) {
  const t = useText();
  const shell = useShell();
  const session = useSession();
  const { status, customer } = useReadable(session.services.state);
  const links = useAccountLinks();
  const pushes = usePushChoice();
  const languages = useLanguageChoice();
  const logout = useLogout();
  // Guests may see coupons too (AMB-34).
  const offered =
    status === 'customer' ? [...links, ...pushes] : links.filter(({ id }) => id === accountPath('coupons'));
  return (
    <Column>
      {customer && <Greeting>{t('account.of', { name: customer.f_name })}</Greeting>}
      {status === 'guest' && (
        <Button block onClick={() => shell.session.signIn()}>
          <LogIn size={18} aria-hidden />
          {t('header.signIn')}
        </Button>
      )}
      {offered.map(({ id, label, onSelect }) => (
        <Entry key={id} variant="ghost" onClick={onSelect}>
          {label}
        </Entry>
      ))}
      <SiteLinks />
      <Group>
        <Choices role="group" aria-label={t('language.label')}>
          {languages.map(({ id, label, lang, selected, onSelect }) => (
            <Button
              key={id}
              size="s"
              variant={selected ? 'primary' : 'secondary'}
              aria-pressed={selected}
              lang={lang}
              onClick={() => {
                onDone();
                onSelect();
              }}
            >
              {label}
            </Button>
          ))}
        </Choices>
        <ThemeButton />
      </Group>
      {status === 'customer' && (
        <Group>
          <Entry
            variant="ghost"
            onClick={() => {
              onDone();
              void logout();
            }}
          >
            <LogOut size={18} aria-hidden />
            {t('session.logoutTitle')}
          </Entry>
        </Group>
      )}
    </Column>
  );
}
