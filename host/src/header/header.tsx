import { ROUTES } from '@souk/contracts';
import { useLocation } from '@souk/remote-kit';
import { Container, tokens, useMediaQuery } from '@souk/ui';
import styled from 'styled-components';
import { LocationMenu } from '../location/location-menu.tsx';
import { ModuleSwitcher } from '../modules/module-switcher.tsx';
import { useModuleAccent } from '../modules/use-module-accent.ts';
import { useSearchBox } from './use-search-box.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { CartButton } from './cart-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SiteLinks } from './site-links.tsx';
import { ThemeButton } from './theme-button.tsx';
import { WishlistButton } from './wishlist-button.tsx';

/** Below this width the links move into a drawer (HDR-1). */
const WIDE = '(min-width: 1180px)';

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.layer.header};
  background: ${tokens.color.surface};
  border-block-end: 1px solid ${tokens.color.line};

  @media print {
    display: none;
  }
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 68px;
`;

const Push = styled.div`
  flex: 1;
`;
/** On narrow screens the search has a row of its own, which scrolls away. */
const SearchRow = styled.div`
  background: ${tokens.color.surface};

  @media print {
    display: none;
  }

  > * {
    display: flex;
    padding-block: ${tokens.space[3]} ${tokens.space[2]};
  }
`;

/** The head of every page (HDR-1 to HDR-6). */
export function Header() {
  const { pathname } = useLocation();
  const wide = useMediaQuery(WIDE);
  const searchBox = useSearchBox();
  useModuleAccent();
  return (
    <>
      <Bar>
        <Row>
          <Brand />
          <LocationMenu />
          {(wide && searchBox) || <Push />}
          {wide && (
            <>
              <SiteLinks icons />
              <LanguageMenu />
              <ThemeButton />
            </>
          )}
          <WishlistButton />
          <CartButton />
          {wide ? <AccountMenu /> : <MobileMenu />}
        </Row>
      </Bar>
      {!wide && searchBox && (
        <SearchRow>
          <Container>{searchBox}</Container>
        </SearchRow>
      )}
      {pathname === ROUTES.home && <ModuleSwitcher />}
    </>
  );
}
