import { aCustomer, marketplace, refuses } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderHost } from '../testing/render-host.tsx';

const NEW = aCustomer({
  is_valid_for_discount: true,
  validity: '2026-12-06T20:00:00.000Z',
  welcome_discount: { discount_type: 'percent', discount: 20, max_discount: 30 },
  has_seen_welcome: false,
});
const open = (path?: string) => renderHost({ token: 'a-token', ...(path && { path }) });
const dialog = () => screen.findByRole('dialog', { name: 'Welcome, Lena!' });
const none = () => expect(screen.queryByRole('dialog', { name: 'Welcome, Lena!' })).toBeNull();

it('greets a new customer with the discount and until when it holds (SES-15)', async () => {
  marketplace.answers({ customer: NEW });
  open();
  const words = within(await dialog());
  expect(words.getByText('20% off your first order')).toBeVisible();
  expect(words.getByText('Up to $30.00')).toBeVisible();
  expect(words.getByText('Valid until Dec 6, 2026')).toBeVisible();
});

it('shows an amount where the discount is an amount (SES-15)', async () => {
  const welcome_discount = { discount_type: 'amount', discount: 5, max_discount: 0 } as const;
  marketplace.answers({ customer: { ...NEW, welcome_discount } });
  open();
  expect(within(await dialog()).getByText('$5.00 off your first order')).toBeVisible();
});

it.each(['Start shopping', 'Close'])('is closed by %s, which the server stores (SES-15)', async (name) => {
  marketplace.answers({ customer: NEW });
  const { user } = open();
  await user.click(within(await dialog()).getByRole('button', { name }));
  await waitFor(none);
  await waitFor(() => expect(marketplace.requests('welcomeSeen')).toHaveLength(1));
});

it('stays closed on this page where the server does not respond (SES-15)', async () => {
  marketplace.answers({ customer: NEW, welcomeSeen: refuses(500) });
  const { user } = open();
  await user.click(within(await dialog()).getByRole('button', { name: 'Start shopping' }));
  await waitFor(() => expect(marketplace.requests('welcomeSeen')).not.toHaveLength(0));
  none();
});

it.each([
  ['was greeted on another device', { ...NEW, has_seen_welcome: true }, '/home?module_id=1'],
  ['has no discount', aCustomer({ has_seen_welcome: false }), '/home?module_id=1'],
  ['is about to order', NEW, '/checkout?page=cart'],
])('greets nobody who %s (SES-15)', async (_, customer, path) => {
  marketplace.answers({ customer });
  const { shell } = open(path);
  await waitFor(() => expect(shell.services.session.state.get().customer).not.toBeNull());
  none();
});

it('is not shown to guests (SES-7, SES-15)', async () => {
  renderHost();
  await waitFor(() => expect(marketplace.requests('config')).not.toHaveLength(0));
  none();
});
