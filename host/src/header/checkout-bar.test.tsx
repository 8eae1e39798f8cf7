import { aCartLine, anItem, marketplace } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDiscoveredRelease, aDiscoveryDocument, anAccountRelease } from '../testing/a-discovery-document.ts';
import { renderHost } from '../testing/render-host.tsx';
import type { HostFacts } from '../testing/render-host.tsx';

const discovery = aDiscoveryDocument(
  {},
  {
    food: aDiscoveredRelease('food'),
    browse: aDiscoveredRelease('browse', '1.0.0', { moduleType: null, routes: ['/store/*'] }),
    account: anAccountRelease('/profile', '/track-order'),
    checkout: aDiscoveredRelease('checkout', '1.0.0', {
      moduleType: null,
      routes: ['/checkout', '/checkout/*'],
    }),
  },
);
const CART = '/checkout?page=cart&module_id=1';
const open = (facts: HostFacts = {}) =>
  renderHost({ path: CART, guestId: 'guest-0123456789abcdef', wide: true, discovery, ...facts });
const banner = () => within(screen.getByRole('banner'));
const names = (role: string) =>
  banner()
    .getAllByRole(role)
    .map((each) => each.getAttribute('aria-label'));

it.each(['cart', 'buy_now', 'campaign', 'parcel', 'prescription'])(
  'leaves a guest of ?page=%s the ways home, back and to sign in, language and theme (HDR-1, HDR-3)',
  async (page) => {
    open({ path: `/checkout?page=${page}&module_id=1` });
    expect(await banner().findByRole('link', { name: 'Souk, home' })).toHaveAttribute('href', '/home');
    expect(names('link')).toEqual(['Souk, home', 'Back to the shop']);
    expect(names('button')).toEqual(['Sign In', 'Language', 'Dark theme']);
    expect(banner().queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  },
);

it('offers no sign-in to a customer', async () => {
  open({ token: 'token-of-lena' });
  await waitFor(() => expect(names('button')).toEqual(['Language', 'Dark theme']));
});

it('leads back to the store that the cart is from, and home while no release draws it', async () => {
  marketplace.answers({ cart: [aCartLine({ item: anItem({ store_id: 7, store_slug: 'olive-kitchen' }) })] });
  const { shell } = open({ discovery: aDiscoveryDocument({}, { food: aDiscoveredRelease('food') }) });
  const back = () => banner().getByRole('link', { name: 'Back to the shop' });
  expect(back()).toHaveAttribute('href', '/home');
  act(() => void shell.discovery.offer({ ...discovery, revision: 2 }));
  await waitFor(() =>
    expect(back()).toHaveAttribute('href', '/store/olive-kitchen?module_id=1&store_zone_id=1'),
  );
});

it('has header and footer again where the order is placed, each once', async () => {
  const { shell } = open();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  act(() => shell.services.navigate('/checkout/placed?order_id=1&module_id=1'));
  expect(await banner().findByRole('button', { name: 'Cart' })).toBeVisible();
  expect(within(screen.getByRole('contentinfo')).getByText('For you')).toBeInTheDocument();
  act(() => shell.services.navigate(CART));
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(document.querySelectorAll('header, footer')).toHaveLength(2);
});
