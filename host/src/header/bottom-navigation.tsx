import { accountPath, ROUTES } from '@souk/contracts';
import { Link, useLocation, useReadable, useShell } from '@souk/remote-kit';
import {
  bottomNavigationHeight,
  CircleUser,
  Figure,
  House,
  media,
  ReceiptText,
  Search,
  setBottomNavigationHeight,
  ShoppingCart,
  tokens,
  useMediaQueryIfKnown,
} from '@souk/ui';
import type { ComponentProps, ReactNode } from 'react';
import styled, { createGlobalStyle, css } from 'styled-components';
import { afterPaint } from '../browser/after-paint.ts';
import { PHONE } from '../browser/phone.ts';
import { countPieces } from '../cart/count-pieces.ts';
import { usePrefetch } from '../federation/use-prefetch.ts';
import { useCapabilities } from '../modules/module-release.ts';
import { TYPING_ATTRIBUTE } from '../browser/mark-typing.ts';
import { useModules } from '../modules/modules-context.ts';
import { isCheckout } from '../pages/is-checkout.ts';
import { listOfHome } from '../pages/list-of-home.ts';
import { loadsLayers } from '../pages/layers-part.ts';
import { focusSearchBox } from '../search/focus-search-box.ts';
import { useText } from '../texts/texts.ts';
import { useSearchBox } from './use-search-box.tsx';

const { color, space } = tokens;

const ROW = '56px';

/** What brings the keyboard up, which has the foot of the window to itself. */
const TYPED_IN = `:is(
  input:not([type='checkbox'], [type='radio'], [type='range'], [type='submit'], [type='file']),
  textarea
):focus`;

const RoomForNavigation = createGlobalStyle`
  @media ${PHONE} {
    :root {
      ${setBottomNavigationHeight(`calc(${ROW} + 1px + env(safe-area-inset-bottom))`)}
    }
    :root[${TYPING_ATTRIBUTE}]:has(${TYPED_IN}) {
      ${setBottomNavigationHeight('0px')}
    }
    body {
      padding-block-end: ${bottomNavigationHeight};
    }
  }
  ${media.low} {
    :root {
      ${setBottomNavigationHeight('0px')}
    }
  }
`;

const Bar = styled.nav`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${tokens.layer.header};
  padding-block-end: env(safe-area-inset-bottom);
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};

  /* It ends the page there. */
  ${media.low} {
    position: static;
  }
  ${media.from670} {
    display: none;
  }
  :root[${TYPING_ATTRIBUTE}]:has(${TYPED_IN}) & {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
`;

const entry = css`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[1]};
  inline-size: 100%;
  min-block-size: ${ROW};
  color: ${color.inkSoft};
  font: ${tokens.type.captionStrong};
  line-height: 1;

  &[aria-current] {
    color: ${color.accentStrong};
  }
`;
const EntryLink = styled(Link)`
  ${entry}
`;
const EntryButton = styled.button`
  ${entry}
`;
const Icon = styled.span`
  position: relative;
  padding-inline: ${space[3]};
`;

interface EntryProps extends Omit<ComponentProps<'button'>, 'ref'> {
  label: string;
  icon: ReactNode;
  /** Where it leads; without, it is a button. */
  to?: string;
  current?: boolean;
}

function Entry({ label, icon, to, current, ...press }: EntryProps) {
  const prefetches = usePrefetch();
  const moduleType = useReadable(useModules().key)?.module_type ?? null;
  const content = (
    <>
      <Icon>{icon}</Icon>
      {label}
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <EntryButton type="button" {...press}>
          {content}
        </EntryButton>
      ) : (
        <EntryLink to={to} aria-current={current ? 'page' : undefined} {...prefetches(to, moduleType)}>
          {content}
        </EntryLink>
      )}
    </li>
  );
}

function Navigation() {
  const t = useText();
  const { pathname, search } = useLocation();
  const list = listOfHome({ pathname, search });
  const { canNavigate, cart, location, session } = useShell();
  const place = useReadable(location.current);
  const isCustomer = useReadable(session.state).status === 'customer';
  const count = countPieces(useReadable(cart.lines) ?? []);
  const { cart: sells } = useCapabilities();
  const hasSearch = useSearchBox() !== null;
  // Guests find an order by its number.
  const orders = isCustomer ? accountPath('my-orders') : ROUTES.trackOrder;
  const isInAccount = pathname === ROUTES.profile;
  const isInOrders = isInAccount
    ? new URLSearchParams(search).get('page') === 'my-orders'
    : pathname === ROUTES.trackOrder;
  return (
    <Bar aria-label={t('navigation.label')}>
      <RoomForNavigation />
      <Row>
        <Entry
          label={t('navigation.home')}
          icon={<House size={22} aria-hidden />}
          to={place ? ROUTES.home : ROUTES.landing}
          current={list === null && pathname === (place ? ROUTES.home : ROUTES.landing)}
        />
        {hasSearch && (
          <Entry
            label={t('navigation.search')}
            icon={<Search size={22} aria-hidden />}
            aria-current={list === 'searched' ? 'true' : undefined}
            onClick={focusSearchBox}
          />
        )}
        {canNavigate(orders) && (
          <Entry
            label={t('navigation.orders')}
            icon={<ReceiptText size={22} aria-hidden />}
            to={orders}
            current={isInOrders}
          />
        )}
        {sells && (
          <Entry
            label={t('navigation.cart')}
            icon={
              <>
                <ShoppingCart size={22} aria-hidden />
                <Figure count={count} />
              </>
            }
            onClick={() => afterPaint(cart.open)}
            {...loadsLayers}
          />
        )}
        {isCustomer
          ? canNavigate(ROUTES.profile) && (
              <Entry
                label={t('navigation.account')}
                icon={<CircleUser size={22} aria-hidden />}
                to={ROUTES.profile}
                current={isInAccount && !isInOrders}
              />
            )
          : canNavigate(ROUTES.signIn) && (
              <Entry
                label={t('navigation.account')}
                icon={<CircleUser size={22} aria-hidden />}
                onClick={() => session.signIn()}
              />
            )}
      </Row>
    </Bar>
  );
}

/** The navigation at the bottom of phones; the checkout uses that place for its own bar. */
export function BottomNavigation() {
  const { pathname } = useLocation();
  const isPhone = useMediaQueryIfKnown(PHONE);
  return isPhone === false || isCheckout(pathname) ? null : <Navigation />;
}
