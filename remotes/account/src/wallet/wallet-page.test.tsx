import {
  aConfig,
  aCustomer,
  aFundAttempt,
  aWalletBonus,
  aWalletTransaction,
  aWalletTransactionPage,
  marketplace,
  refuses,
  renderRemote,
  several,
} from '@souk/testing';
import { act, screen, within, waitFor } from '@testing-library/react';
import { Account } from '../account.tsx';

const open = (path = '/profile?page=wallet') =>
  renderRemote(Account, { path, shell: { customer: aCustomer() } });
const entries = () => screen.findByRole('list', { name: 'Transactions' });

afterEach(() => {
  location.hash = '';
});

it('shows the balance and the transactions, with the order that they belong to (WAL-9)', async () => {
  marketplace.answers({
    customer: aCustomer({ wallet_balance: 41.5 }),
    walletTransactions: aWalletTransactionPage([
      aWalletTransaction({ id: 3, kind: 'word_of_later', amount: 1 }),
      aWalletTransaction({ id: 2, kind: 'order', amount: -8.5, order_id: 7 }),
      aWalletTransaction({ id: 1, kind: 'fund', amount: 50 }),
    ]),
  });
  open();
  const balance = await screen.findByRole('region', { name: 'Balance' });
  expect(await within(balance).findByText('$41.50')).toBeVisible();
  const [later, order, fund] = within(await entries()).getAllByRole('listitem');
  expect(later).toHaveTextContent(/^Transaction/);
  expect(order).toHaveTextContent(/Order payment.*-\$8\.50/);
  expect(within(await entries()).getByRole('link', { name: 'Order 7' })).toHaveAttribute(
    'href',
    '/profile?page=my-orders&orderId=7',
  );
  expect(fund).toHaveTextContent(/Money added.*\+\$50\.00/);
});

it('filters the transactions by kind (WAL-3, WAL-9)', async () => {
  marketplace.answers({
    walletTransactions: ({ query }) =>
      aWalletTransactionPage([aWalletTransaction({ kind: query.kind ?? 'fund' })]),
  });
  const { user } = open();
  await entries();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Refunds');
  expect(await within(await entries()).findByText('Refund')).toBeVisible();
  expect(marketplace.requests('walletTransactions').at(-1)?.query).toMatchObject({ kind: 'refund' });
});

it('shows more transactions on request, until there are no more (WAL-3)', async () => {
  marketplace.answers({
    walletTransactions: ({ query }) => ({
      data: several(query.offset === '2' ? 2 : 10, (id) =>
        aWalletTransaction({ id: id + (query.offset === '2' ? 10 : 0) }),
      ),
      total_size: 12,
      limit: 10,
      offset: Number(query.offset ?? 1),
    }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findAllByText('Money added');
  expect(await screen.findAllByRole('listitem').then((all) => all.length)).toBeGreaterThanOrEqual(12);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('shows the bonus for an amount, and leads to the provider with it (WAL-3, WAL-9)', async () => {
  marketplace.answers({
    walletBonuses: [
      aWalletBonus({ id: 1 }),
      aWalletBonus({
        id: 2,
        title: 'Three more',
        bonus_type: 'amount',
        bonus_amount: 3,
        minimum_add_amount: 10,
      }),
    ],
    addFund: { message: '', payment_url: '#session-1' },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add money' }));
  expect(await screen.findByText('Add $50.00 or more and get 10% extra, up to $20.00')).toBeVisible();
  const amount = screen.getByRole('textbox', { name: 'Amount ($)' });
  await user.type(amount, '20');
  expect(screen.getByText('You get $3.00 extra.')).toBeVisible();
  await user.type(amount, '0');
  expect(screen.getByText('You get $20.00 extra.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await screen.findByRole('button', { name: 'Continue to payment', busy: false });
  expect(marketplace.requests('addFund')[0]?.body).toEqual({
    amount: 200,
    payment_method: 'digital_payment',
  });
  expect(location.hash).toBe('#session-1');
});

it('closes the form without adding money (WAL-9)', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add money' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('textbox', { name: 'Amount ($)' })).toBeNull();
});

it('suggests amounts within the bounds, and enters the one that is pressed (WAL-9)', async () => {
  marketplace.answers({ config: aConfig({ wallet_fund_minimum: 10, wallet_fund_maximum: 150 }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add money' }));
  const suggested = within(await screen.findByRole('group', { name: 'Suggested amounts' }));
  expect(suggested.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '$50.00',
    '$100.00',
  ]);
  await user.click(suggested.getByRole('button', { name: '$100.00' }));
  expect(screen.getByRole('textbox', { name: 'Amount ($)' })).toHaveValue('100');
  expect(suggested.getByRole('button', { name: '$100.00' })).toHaveAttribute('aria-pressed', 'true');
});

it('shows which amounts can be added, and keeps the typed one (WAL-9)', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add money' }));
  await screen.findByText('From $5.00 to $5,000.00 at a time');
  const pay = screen.getByRole('button', { name: 'Continue to payment' });
  await user.click(pay);
  expect(screen.getByText('Enter an amount.')).toBeVisible();
  const amount = screen.getByRole('textbox', { name: 'Amount ($)' });
  expect(amount).toHaveFocus();
  await user.type(amount, '4');
  await user.click(pay);
  expect(screen.getByText('Enter an amount from $5.00 to $5,000.00.')).toBeVisible();
  expect(amount).toHaveValue('4');
  expect(marketplace.requests('addFund')).toHaveLength(0);
});

it.each([
  ['in Arabic digits', '١٢٫٥', 12.5],
  ['with a decimal comma', '12,5', 12.5],
  ['as its bounds are written', '5,000.00', 5000],
])('takes an amount %s (WAL-9, I18-5)', async (_, typed, amount) => {
  marketplace.answers({ addFund: { message: '', payment_url: '#session-2' } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add money' }));
  await user.type(screen.getByRole('textbox', { name: 'Amount ($)' }), typed);
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(marketplace.requests('addFund')).toHaveLength(1));
  expect(marketplace.requests('addFund')[0]?.body).toMatchObject({ amount });
});

it('shows why the server does not start a payment (WAL-9)', async () => {
  marketplace.answers({ addFund: refuses(503, 'The payment page cannot be reached.', 'payment') });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add money' }));
  await user.type(screen.getByRole('textbox', { name: 'Amount ($)' }), '50');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment page cannot be reached.');
});

it.each([
  ['success', 'failed', 'Your payment of $50.00 was not completed. Your wallet has not changed.'],
  ['cancel', 'added', '$50.00 was added to your wallet.'],
  [
    'success',
    'returned',
    "We couldn't add your payment of $50.00 to your wallet. The money goes back to you.",
  ],
] as const)(
  'tells by the server, and not by an address with flag=%s, that a payment is %s (WAL-9)',
  async (flag, status, words) => {
    marketplace.answers({ latestFund: { fund: aFundAttempt({ status }) } });
    open(`/profile?page=wallet&flag=${flag}`);
    expect(await screen.findByText(words)).toBeVisible();
  },
);

it('waits for a payment that the provider has not confirmed, and shows the balance with it (WAL-9)', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let status: 'waiting' | 'added' = 'waiting';
  marketplace.answers({
    latestFund: () => ({ fund: aFundAttempt({ status }) }),
    customer: () => aCustomer({ wallet_balance: status === 'added' ? 75 : 25 }),
  });
  open('/profile?page=wallet&flag=success');
  expect(await screen.findByText(/^We're waiting for your payment of \$50\.00/)).toBeVisible();
  expect(await screen.findByText('$25.00')).toBeVisible();
  status = 'added';
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(await screen.findByText('$75.00')).toBeVisible();
  jest.useRealTimers();
});

it('is not in the menu where the marketplace has no wallets (WAL-1, HDR-5)', async () => {
  marketplace.answers({ config: aConfig({ customer_wallet_status: 0 }) });
  open('/profile');
  expect(await screen.findByRole('link', { name: 'My orders' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Wallet' })).not.toBeInTheDocument());
});
