import { ROUTES, storePathOfItem } from '@souk/contracts';
import { Link, useReadable, useShell } from '@souk/remote-kit';
import { ArrowLeft, Button, LogIn, media, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
import { Brand } from './brand.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeButton } from './theme-button.tsx';

const Back = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]};
  min-block-size: 44px;
  min-inline-size: 44px;
  padding-inline: ${tokens.space[2]};
  border-radius: ${tokens.radius.round};
  font: ${tokens.type.smallStrong};

  &:hover {
    background: ${tokens.color.sunken};
  }
  &:dir(rtl) > svg {
    scale: -1 1;
  }
`;

const Push = styled.div`
  flex: 1;
`;

/** Phones have room for the icons alone. */
const Words = styled.span`
  display: none;

  ${media.from600} {
    display: inline;
  }
`;

/** The head of the checkout: home, back to where the cart was filled, sign-in, language and theme, and nothing that leads astray. */
export function CheckoutBar() {
  const t = useText();
  const { canNavigate, cart, location, session } = useShell();
  const [line] = useReadable(cart.lines) ?? [];
  const place = useReadable(location.current);
  const isGuest = useReadable(session.state).status === 'guest';
  const home = place ? ROUTES.home : ROUTES.landing;
  const store = line && storePathOfItem(line.item);
  return (
    <>
      <Brand />
      <Back to={store && canNavigate(store) ? store : home} aria-label={t('header.back')}>
        <ArrowLeft size={20} aria-hidden />
        <Words>{t('header.back')}</Words>
      </Back>
      <Push />
      {isGuest && (
        <Button size="s" variant="ghost" aria-label={t('header.signIn')} onClick={() => session.signIn()}>
          <LogIn size={18} aria-hidden />
          <Words>{t('header.signIn')}</Words>
        </Button>
      )}
      <LanguageMenu />
      <ThemeButton />
    </>
  );
}
