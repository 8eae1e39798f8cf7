import { aConfig, aCustomer, anOrderPage, anOrderSummary, marketplace, renderRemote } from '@souk/testing';
import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { Account } from '../account.tsx';

const customer = { customer: aCustomer() };
const menu = () => screen.findByRole('navigation', { name: 'My account' });

/** Pretends that the window is as wide as a desktop's. */
function widen() {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ matches: true, media: query, addEventListener() {}, removeEventListener() {} }) as never,
    );
}

afterEach(() => jest.restoreAllMocks());

it('shows a customer the page that the address names, beside the menu (PRF-1)', async () => {
  widen();
  marketplace.answers({ runningOrders: anOrderPage([anOrderSummary({ id: 7 })]) });
  renderRemote(Account, { path: '/profile?page=my-orders', shell: customer });
  expect(await screen.findByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  expect(await screen.findByText(/Order 7/)).toBeVisible();
  expect(within(await menu()).getByRole('link', { name: 'My orders' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

it('shows the menu first on a phone, and leads back to it (PRF-1)', async () => {
  const { user } = renderRemote(Account, { path: '/profile', shell: customer });
  await user.click(within(await menu()).getByRole('link', { name: 'My orders' }));
  await user.click(await screen.findByRole('link', { name: 'My account' }));
  expect(await menu()).toBeVisible();
});

// own page: a page's script is loaded once.
it.each(['/profile?page=wallet', '/track-order'])(
  'keeps the place of a page that is still being loaded at %s (PRF-1)',
  async (path) => {
    renderRemote(Account, { path, shell: customer });
    await waitForElementToBeRemoved(screen.getByText('Loading the page…'));
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

it('has one link back on a phone, also above the details form (PRF-1, PRF-2)', async () => {
  renderRemote(Account, { path: '/profile?page=profile-settings', shell: customer });
  expect(await screen.findByRole('button', { name: 'Go Back' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'My account' })).toBeNull();
});

it.each([
  ['/my-orders', '/profile?page=my-orders'],
  ['/my-orders?orderId=7', '/profile?page=my-orders&orderId=7'],
  ['/wallet?page=coupons', '/profile?page=wallet'],
  ['/rate-and-review', '/profile?page=my-orders'],
])('leads from %s to its page in the profile (AMB-9, RTE-2)', async (path, to) => {
  const { shell } = renderRemote(Account, { path, shell: customer });
  await screen.findByRole('heading', { level: 1 });
  const { pathname, search } = shell.history.location;
  expect(pathname + search).toBe(to);
});

it('shows a guest what an account page needs, and links to sign-in (RTE-4, WAL-2)', async () => {
  const { user, shell } = renderRemote(Account, { path: '/profile?page=my-orders' });
  expect(
    await screen.findByRole('heading', { name: 'You must be login to access this page.' }),
  ).toBeVisible();
  expect(shell.toast).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'error', text: 'You must be login to access this page.' }),
  );
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(shell.session.signIn).toHaveBeenCalled();
  expect(marketplace.requests('runningOrders')).toHaveLength(0);
});

it('shows no page of a feature that the marketplace has switched off, not even by its address (WAL-1)', async () => {
  marketplace.answers({ config: aConfig({ customer_wallet_status: 0 }) });
  renderRemote(Account, { path: '/profile?page=wallet', shell: customer });
  expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  expect(within(await menu()).queryByRole('link', { name: 'Wallet' })).toBeNull();
});
