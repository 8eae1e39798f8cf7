import { ROUTES } from '@souk/contracts';
import { useLocation } from '@souk/remote-kit';
import { Container, media, tokens, useMediaQueryIfKnown } from '@souk/ui';
import type { ReactElement } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { noRoomForBars } from '../browser/header-height.ts';
import { TYPING_ATTRIBUTE } from '../browser/mark-typing.ts';
import { PHONE } from '../browser/phone.ts';
import { LocationMenu } from '../location/location-menu.tsx';
import { ModuleSwitcher } from '../modules/module-switcher.tsx';
import { useModuleAccent } from '../modules/use-module-accent.ts';
import { OrderTypeSwitch } from '../order-type/order-type-switch.tsx';
import { isCheckout } from '../pages/is-checkout.ts';
import { useText } from '../texts/texts.ts';
import { useSearchBox } from './use-search-box.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { CartButton } from './cart-button.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SiteLinks } from './site-links.tsx';
import { ThemeButton } from './theme-button.tsx';
import { WishlistButton } from './wishlist-button.tsx';

/** Below this width the links move into a drawer (HDR-1). */
const WIDE = '(min-width: 1180px)';
const NARROW = '(max-width: 1179.98px)';

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.layer.header};
  background: ${tokens.color.surface};
  border-block-end: 1px solid ${tokens.color.line};

  ${media.low} {
    position: relative;
  }
  @media print {
    display: none;
  }
`;

/**
 * Browsers bring the caret into the part of the window that no bar covers. The search box in the bar never gets there: each key
 * would move the page below it.
 */
const StillPage = createGlobalStyle`
  html[${TYPING_ATTRIBUTE}]:has(${Bar} :focus) { scroll-padding-block-start: 0; }
  ${noRoomForBars}
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 68px;
`;

/** The server renders for every width. What only one width shows is hidden by style, and removed once the width is known. */
const OnWide = styled.div`
  display: contents;

  @media ${NARROW} {
    display: none;
  }
`;

const OnNarrow = styled.div`
  display: contents;

  @media ${WIDE} {
    display: none;
  }
`;

const Push = styled.div`
  flex: 1;
`;

/** On narrow screens the search has a row of its own, which scrolls away. */
const SearchRow = styled.section`
  background: ${tokens.color.surface};

  @media print {
    display: none;
  }

  > * {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[2]};
    padding-block: ${tokens.space[3]} ${tokens.space[2]};
  }
  /* The search takes what the switch leaves. Where that is too little to type in, each has a row. */
  > * > :first-child {
    flex: 999 1 8rem;
  }
  > * > :last-child {
    flex-grow: 1;
  }
  /* On a phone the words that are typed get the whole row. The switch can still take the focus, and is back with it. */
  @media (min-width: 22rem) and ${PHONE} {
    > * > :focus-within + * {
      inline-size: 0;
      block-size: 0;
      flex-grow: 0;
      margin-inline-start: -${tokens.space[2]};
      overflow: hidden;
    }
  }
`;

interface SiteBarProps {
  wide: boolean | null;
  searchBox: ReactElement | null;
}

function SiteBar({ wide, searchBox }: SiteBarProps) {
  const push = <Push />;
  return (
    <>
      <Brand />
      <LocationMenu besideSearch={searchBox !== null} />
      {wide !== false && searchBox && (
        <OnWide>
          <OrderTypeSwitch />
          {searchBox}
        </OnWide>
      )}
      {searchBox ? <OnNarrow>{push}</OnNarrow> : push}
      {wide !== false && (
        <OnWide>
          <SiteLinks icons />
          <LanguageMenu />
          <ThemeButton />
        </OnWide>
      )}
      <WishlistButton />
      <CartButton />
      {wide !== false && (
        <OnWide>
          <AccountMenu />
        </OnWide>
      )}
      {wide !== true && (
        <OnNarrow>
          <MobileMenu />
        </OnNarrow>
      )}
    </>
  );
}

/** The head of every page (HDR-1 to HDR-6). Its element stays from page to page, whatever it holds: see `holdFrame`. */
export function Header() {
  const t = useText();
  const { pathname } = useLocation();
  const wide = useMediaQueryIfKnown(WIDE);
  const searchBox = useSearchBox();
  useModuleAccent();
  return (
    <>
      <StillPage />
      <Bar>
        <Row>{isCheckout(pathname) ? <CheckoutBar /> : <SiteBar wide={wide} searchBox={searchBox} />}</Row>
      </Bar>
      {/* The checkout has no row, and its page must not move down once an order is placed. */}
      {wide !== true && searchBox && pathname !== ROUTES.orderPlaced && (
        <OnNarrow>
          <SearchRow aria-label={t('header.searchRow')}>
            <Container>
              {searchBox}
              <OrderTypeSwitch />
            </Container>
          </SearchRow>
        </OnNarrow>
      )}
      {pathname === ROUTES.home && <ModuleSwitcher />}
    </>
  );
}
