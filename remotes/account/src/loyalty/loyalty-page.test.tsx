import {
  aConfig,
  aCustomer,
  aLoyaltyTransaction,
  aLoyaltyTransactionPage,
  marketplace,
  refuses,
  renderRemote,
  unreachable,
} from '@souk/testing';
import { screen, within, waitFor } from '@testing-library/react';
import { Account } from '../account.tsx';

const open = () =>
  renderRemote(Account, { path: '/profile?page=loyalty-points', shell: { customer: aCustomer() } });

async function openForm() {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Convert to wallet' }));
  const points = await screen.findByRole('textbox', { name: 'Points to convert' });
  return { ...page, points, convert: screen.getByRole('button', { name: 'Convert' }) };
}

it('shows the number of points, their value, and where they came from (WAL-3, WAL-9)', async () => {
  marketplace.answers({
    customer: aCustomer({ loyalty_point: 1200 }),
    loyaltyTransactions: aLoyaltyTransactionPage([
      aLoyaltyTransaction({ id: 2, kind: 'converted', points: -100, order_id: null }),
      aLoyaltyTransaction({ id: 1, kind: 'earned', points: 20, order_id: 7 }),
    ]),
  });
  open();
  const balance = await screen.findByRole('region', { name: 'Points' });
  expect(await within(balance).findByText('1,200')).toBeVisible();
  expect(await within(balance).findByText('Worth $12.00')).toBeVisible();
  expect(screen.getByText('You earn 1 point for every $1.00 of a delivered order.')).toBeVisible();
  const [converted, earned] = within(await screen.findByRole('list', { name: 'Transactions' })).getAllByRole(
    'listitem',
  );
  expect(converted).toHaveTextContent(/Converted to wallet.*-100/);
  expect(earned).toHaveTextContent(/Points earned.*Order 7.*\+20/);
});

it('converts points to the wallet and shows what is left (WAL-4)', async () => {
  let left = 120;
  marketplace.answers({
    customer: () => aCustomer({ loyalty_point: left }),
    transferPoints: () => {
      left = 20;
      return { message: 'Point to wallet transfer successfully.' };
    },
  });
  const { user, shell, points, convert } = await openForm();
  await user.type(points, '100');
  expect(screen.getByText('You get $1.00 in your wallet.')).toBeVisible();
  await user.click(convert);
  expect(await screen.findByText('20')).toBeVisible();
  expect(marketplace.requests('transferPoints')[0]?.body).toEqual({ point: 100 });
  expect(shell.toast).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'success', text: 'Point to wallet transfer successfully.' }),
  );
});

it.each([
  ['1.5', 'Enter a whole number of points.'],
  ['60,5', 'Enter a whole number of points.'],
  ['49', 'Convert at least 50 points.'],
  ['121', 'You have 120 points.'],
])('does not convert %s points of 120, and says why (WAL-4)', async (typed, words) => {
  const { user, points, convert } = await openForm();
  await user.type(points, typed);
  await user.click(convert);
  expect(screen.getByText(words)).toBeVisible();
  expect(points).toHaveValue(typed);
  expect(marketplace.requests('transferPoints')).toHaveLength(0);
});

it('converts points that are typed in Arabic digits (WAL-4, I18-5)', async () => {
  marketplace.answers({ customer: aCustomer({ loyalty_point: 120 }) });
  const { user, points, convert } = await openForm();
  await user.type(points, '١٠٠');
  expect(screen.getByText('You get $1.00 in your wallet.')).toBeVisible();
  await user.click(convert);
  await waitFor(() => expect(marketplace.requests('transferPoints')).toHaveLength(1));
  expect(marketplace.requests('transferPoints')[0]?.body).toEqual({ point: 100 });
});

it('converts points that are typed as their number is shown (WAL-4)', async () => {
  marketplace.answers({ customer: aCustomer({ loyalty_point: 1200 }) });
  const { user, points, convert } = await openForm();
  await user.type(points, '1,200');
  expect(screen.getByText('You get $12.00 in your wallet.')).toBeVisible();
  await user.click(convert);
  await waitFor(() => expect(marketplace.requests('transferPoints')).toHaveLength(1));
  expect(marketplace.requests('transferPoints')[0]?.body).toEqual({ point: 1200 });
});

it('counts points as Arabic does (WAL-4, I18-5)', async () => {
  marketplace.answers({
    config: aConfig({ loyalty_point_exchange_rate: 10, loyalty_point_minimum: 2 }),
    customer: aCustomer({ loyalty_point: 5 }),
  });
  const { user } = renderRemote(Account, {
    path: '/profile?page=loyalty-points',
    language: 'ar',
    shell: { customer: aCustomer() },
  });
  await user.click(await screen.findByRole('button', { name: 'تحويل إلى المحفظة' }));
  const points = await screen.findByRole('textbox', { name: 'النقاط المراد تحويلها' });
  expect(points).toHaveAccessibleDescription(/^كل 10 نقاط تساوي .* الحد الأدنى للتحويل: 2\.$/);
  await user.type(points, '6');
  await user.click(screen.getByRole('button', { name: 'تحويل' }));
  expect(screen.getByText('لديك 5 نقاط.')).toBeVisible();
  await user.clear(points);
  await user.type(points, '1');
  await user.click(screen.getByRole('button', { name: 'تحويل' }));
  expect(screen.getByText('حوّل نقطتين على الأقل.')).toBeVisible();
});

it('repeats a conversion whose answer was lost under the same key, and another one under another (WAL-4, API-14)', async () => {
  marketplace.answers({ transferPoints: unreachable() });
  const { user, points, convert } = await openForm();
  await user.type(points, '60');
  await user.click(convert);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "We couldn't convert your points. We can't reach the shop right now. Check your connection and try again.",
  );
  await user.click(convert);
  await screen.findByRole('alert');
  await user.type(points, '{Backspace}1');
  marketplace.answers({ transferPoints: refuses(422, 'You do not have that many points.', 'point') });
  await user.click(convert);
  expect(await screen.findByText('You do not have that many points.')).toBeVisible();
  const keys = marketplace.requests('transferPoints').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys.slice(0, -1)).size).toBe(1);
  expect(keys.at(-1)).not.toBe(keys[0]);
});

it('shows how many points a conversion needs where there are fewer (WAL-4)', async () => {
  marketplace.answers({ customer: aCustomer({ loyalty_point: 49 }) });
  open();
  expect(await screen.findByText('At least 50 points')).toBeVisible();
  const convert = screen.getByRole('button', { name: 'Convert to wallet' });
  expect(convert).toBeDisabled();
  expect(convert).toHaveAccessibleDescription('At least 50 points');
});

it('is not in the menu where the marketplace has no points (WAL-1, HDR-5)', async () => {
  marketplace.answers({ config: aConfig({ loyalty_point_status: 0 }) });
  renderRemote(Account, { path: '/profile', shell: { customer: aCustomer() } });
  expect(await screen.findByRole('link', { name: 'Wallet' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Loyalty points' })).not.toBeInTheDocument());
});
