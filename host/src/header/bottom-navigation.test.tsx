import { aCartLine, marketplace } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { renderHost } from '../testing/render-host.tsx';
import type { HostFacts } from '../testing/render-host.tsx';

const discovery = aDiscoveryDocument(
  {},
  {
    food: aDiscoveredRelease('food'),
    parcel: aDiscoveredRelease('parcel', '1.0.0', {
      capabilities: { cart: false, wishlist: false, delivery: true },
    }),
    browse: aDiscoveredRelease('browse', '1.0.0', {
      moduleType: null,
      routes: ['/home?data_type', '/store/*'],
    }),
    account: aDiscoveredRelease('account', '1.0.0', {
      moduleType: null,
      routes: ['/auth/*', '/profile', '/track-order'],
    }),
    checkout: aDiscoveredRelease('checkout', '1.0.0', { moduleType: null, routes: ['/checkout'] }),
  },
);
const onPhone = (facts: HostFacts = {}) => renderHost({ phone: true, discovery, ...facts });
const navigation = () => screen.getByRole('navigation', { name: 'Main' });
const entries = () =>
  [...navigation().querySelectorAll('li')].map((entry) => entry.textContent.replace(/\d/g, ''));

it('leads guests on a phone home, to the search, their orders, the cart and the sign-in (HDR-1)', async () => {
  marketplace.answers({ cart: [aCartLine()] });
  const { user, shell } = onPhone();
  expect(entries()).toEqual(['Home', 'Search', 'Orders', 'Cart', 'Account']);
  const bar = within(navigation());
  expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(bar.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/track-order');

  await user.click(bar.getByRole('button', { name: 'Search' }));
  const [search] = screen.getAllByRole('combobox');
  expect(search).toHaveFocus();
  // The keyboard has the foot of the window for itself.
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  act(() => search?.blur());
  await user.click(bar.getByRole('button', { name: 'Cart' }));
  await waitFor(() => expect(shell.cart.isOpen.get()).toBe(true));
  act(() => shell.cart.close());
  await user.click(bar.getByRole('button', { name: 'Account' }));
  expect(window.location.pathname).toBe('/auth/sign-in');
});

it.each([
  ['/home?module_id=1', 'Home'],
  ['/home?search=pizza&data_type=searched&module_id=1', 'Search'],
  ['/home?data_type=discounted&module_id=1', undefined],
  ['/profile', 'Account'],
  ['/profile?page=wallet', 'Account'],
  ['/profile?page=my-orders', 'Orders'],
  ['/profile?page=my-orders&orderId=7', 'Orders'],
])('marks at %s where the customer is (HDR-1)', (path, name) => {
  onPhone({ path, token: 'token-of-lena' });
  expect(navigation().querySelector('[aria-current]')?.textContent).toBe(name);
});

it('leads customers to their orders and to the menu of their account (HDR-4, PRF-1)', async () => {
  onPhone({ token: 'token-of-lena' });
  const bar = within(navigation());
  expect(bar.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/profile?page=my-orders');
  expect(bar.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/profile');
});

it('links only to what a live release draws, and to no cart in parcel (HDR-2)', async () => {
  const { shell } = onPhone({ discovery: aDiscoveryDocument({}, { food: aDiscoveredRelease('food') }) });
  expect(entries()).toEqual(['Home', 'Cart']);
  act(() => void shell.discovery.offer({ ...discovery, revision: 2 }));
  await waitFor(() => expect(entries()).toEqual(['Home', 'Search', 'Orders', 'Cart', 'Account']));
});

it('has neither search nor cart in parcel (HDR-2, SRC-1)', () => {
  onPhone({ path: '/home?module_id=5', module: { id: 5, module_type: 'parcel' } });
  expect(entries()).toEqual(['Home', 'Orders', 'Account']);
});

it.each([
  ['in the checkout', { path: '/checkout?page=cart&module_id=1' }],
  ['in a wide window', { phone: false, wide: true }],
])('is not there %s', (_, facts) => {
  onPhone(facts);
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});
