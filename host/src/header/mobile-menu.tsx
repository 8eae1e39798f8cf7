import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useReadable, useShell } from '@souk/remote-kit';
import { Button, Drawer, IconButton, LogIn, LogOut, MenuIcon, tokens } from '@souk/ui';
import styled from 'styled-components';
import { usePushChoice } from '../push/use-push-choice.ts';
import { useUnreadMessages } from '../push/use-unread-messages.ts';
import { useHost } from '../shell/host-context.ts';
import { useText } from '../texts/texts.ts';
import { SiteLinks } from './site-links.tsx';
import { ThemeButton } from './theme-button.tsx';
import { useAccountLinks } from './use-account-links.ts';
import { useLanguageChoice } from './use-language-choice.ts';
import { useLogout } from './use-logout.ts';

const WIDTH = 340;

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  align-content: start;
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
`;

const Greeting = styled.p`
  padding-block-end: ${tokens.space[3]};
  font: ${tokens.type.subtitle};
`;

/** Everything of the header that a phone has no room for (HDR-1). */
export function MobileMenu() {
  const { pathname, search } = useLocation();
  // Going somewhere closes it.
  return <MenuButton key={`${pathname}${search}`} />;
}

function MenuButton() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const unread = useUnreadMessages();
  // At once, so that a question asked next gives focus back to what is still there.
  const close = () => {
    flushSync(() => setOpen(false));
    trigger.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <IconButton
        ref={trigger}
        label={t('header.menu')}
        icon={<MenuIcon size={24} aria-hidden />}
        badge={unread}
        onClick={() => setOpen(true)}
      />
      <Drawer open={open} onClose={() => setOpen(false)} title={t('header.menu')} width={WIDTH}>
        <MenuContent onDone={close} />
      </Drawer>
    </>
  );
}

function MenuContent({ onDone }: { onDone(): void }) {
  const t = useText();
  const shell = useShell();
  const { session } = useHost();
  const { status, customer } = useReadable(session.services.state);
  const links = useAccountLinks();
  const pushes = usePushChoice();
  const languages = useLanguageChoice();
  const logout = useLogout();
  return (
    <Column>
      {customer && <Greeting>{t('account.of', { name: customer.f_name })}</Greeting>}
      {status === 'guest' && (
        <Button block onClick={() => shell.session.signIn()}>
          <LogIn size={18} aria-hidden />
          {t('header.signIn')}
        </Button>
      )}
      {status === 'customer' &&
        [...links, ...pushes].map(({ id, label, onSelect }) => (
          <Button key={id} variant="ghost" onClick={onSelect}>
            {label}
          </Button>
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
          <Button
            variant="ghost"
            onClick={() => {
              onDone();
              void logout();
            }}
          >
            <LogOut size={18} aria-hidden />
            {t('session.logoutTitle')}
          </Button>
        </Group>
      )}
    </Column>
  );
}
