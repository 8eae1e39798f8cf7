import { aCustomer, aConfig, marketplace, refuses, renderRemote, someOrderDetails } from '@souk/testing';
import { leaveFor } from '@souk/remote-kit';
import type { OrderDetails } from '@souk/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { Account } from '../account.tsx';

jest.mock('@souk/remote-kit', () => ({
  ...jest.requireActual<object>('@souk/remote-kit'),
  leaveFor: jest.fn(() => true),
}));

const delivered = (changes: Partial<OrderDetails> = {}) =>
  someOrderDetails({ id: 7, order_status: 'delivered', can_cancel: 0, can_tip: 1, ...changes });

const show = (changes: Partial<OrderDetails> = {}, flag = '', language?: 'ar') => {
  marketplace.answers({ orderDetails: delivered(changes), customer: aCustomer({ wallet_balance: 25 }) });
  return renderRemote(Account, {
    path: `/profile?page=my-orders&orderId=7${flag && `&flag=${flag}`}`,
    shell: { customer: aCustomer() },
    language,
  });
};
const part = async () => within(await screen.findByRole('region', { name: 'Tip' }));
const given = () => marketplace.requests('tipOrder').map(({ body }) => body);

it('is paid from the wallet, with a thank-you in the order and its bill (ORD-2)', async () => {
  const { user, shell } = show();
  const tip = await part();
  await user.click(await tip.findByRole('button', { name: '$2.00' }));
  expect(tip.getByRole('radio', { name: /Wallet/ })).toBeChecked();
  marketplace.answers({
    tipOrder: { message: 'Thank you', payment_url: null },
    orderDetails: delivered({ can_tip: 0, tip_after: 2 }),
  });
  await user.click(tip.getByRole('button', { name: 'Tip $2.00' }));
  expect(await tip.findByText(/Thank you! You tipped .* \$2\.00\./)).toBeVisible();
  expect(given()).toEqual([{ order_id: 7, amount: 2, payment_method: 'wallet' }]);
  expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success', text: 'Thank you' }));
  const bill = within(screen.getByRole('region', { name: 'Bill' }));
  expect(bill.getByText('Tip after delivery').nextSibling).toHaveTextContent('$2.00');
  expect(tip.queryByRole('button', { name: /^Tip|Add a tip/ })).toBeNull();
});

it('is any amount within the bounds, and paid on the provider’s page (PAY-1)', async () => {
  const { user } = show();
  marketplace.answers({ tipOrder: { message: '', payment_url: 'https://pay.example/1' } });
  const tip = await part();
  const give = await tip.findByRole('button', { name: 'Add a tip' });
  await user.click(give);
  expect(tip.getByRole('alert')).toHaveTextContent('Choose an amount.');
  expect(within(tip.getByRole('group', { name: 'Tip amount' })).getAllByRole('button')[0]).toHaveFocus();
  await user.click(tip.getByRole('button', { name: 'Other amount' }));
  const amount = tip.getByRole('textbox', { name: 'Other amount ($)' });
  await user.type(amount, '0,5');
  await user.click(give);
  expect(amount).toHaveAccessibleDescription(/Enter an amount from \$1\.00 to \$500\.00\./);
  expect(amount).toHaveFocus();
  await user.clear(amount);
  await user.type(amount, '3.5');
  await user.click(tip.getByRole('radio', { name: /Pay online/ }));
  await user.click(tip.getByRole('button', { name: 'Tip $3.50' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/1'));
  expect(given()).toEqual([{ order_id: 7, amount: 3.5, payment_method: 'digital_payment' }]);
});

it('is an amount in Arabic digits too (PAY-1, I18-5)', async () => {
  const { user } = show();
  const tip = await part();
  await user.click(await tip.findByRole('button', { name: 'Other amount' }));
  await user.type(tip.getByRole('textbox', { name: 'Other amount ($)' }), '٣٫٥');
  await user.click(tip.getByRole('button', { name: 'Tip $3.50' }));
  await waitFor(() => expect(given()).toMatchObject([{ amount: 3.5 }]));
});

it('is a thousand where a comma groups its digits, which is too much (PAY-1)', async () => {
  const { user } = show();
  const tip = await part();
  await user.click(await tip.findByRole('button', { name: 'Other amount' }));
  const amount = tip.getByRole('textbox', { name: 'Other amount ($)' });
  await user.type(amount, '1,000{Enter}');
  expect(amount).toHaveAccessibleDescription(/Enter an amount from \$1\.00 to \$500\.00\./);
  expect(given()).toHaveLength(0);
});

it('is paid online where the wallet holds too little, or is off', async () => {
  const { user } = show();
  const tip = await part();
  await user.click(await tip.findByRole('button', { name: 'Other amount' }));
  await user.type(tip.getByRole('textbox'), '26');
  expect(tip.getByRole('radio', { name: /Wallet/ })).toBeDisabled();
  expect(tip.getByRole('radio', { name: /Pay online/ })).toBeChecked();
});

it('has no choice where wallets are off', async () => {
  marketplace.answers({ config: aConfig({ customer_wallet_status: 0 }) });
  show();
  const tip = await part();
  expect(await tip.findByRole('button', { name: 'Add a tip' })).toBeVisible();
  expect(tip.queryByRole('radio')).toBeNull();
});

it('shows why it was refused, and loads the order again', async () => {
  const { user } = show();
  const tip = await part();
  await user.click(await tip.findByRole('button', { name: '$5.00' }));
  marketplace.answers({ tipOrder: refuses(409, 'A tip cannot be added to this order.') });
  await user.click(tip.getByRole('button', { name: 'Tip $5.00' }));
  expect(await tip.findByRole('alert')).toHaveTextContent('A tip cannot be added to this order.');
  await waitFor(() => expect(marketplace.requests('orderDetails').length).toBeGreaterThan(1));
});

it.each([
  ['waits for a payment that was made', 'success', 'waiting', /We're waiting for your tip of \$4\.00/, false],
  ['says that it was not paid', 'fail', 'failed', /Your tip of \$4\.00 was not paid/, true],
  ['says that it goes back', 'success', 'returned', /The money goes back to you/, true],
] as const)('%s, back from the payment page (PAY-1, PAY-6)', async (_, flag, status, words, hasForm) => {
  show({ tip_payment: { amount: 4, status } }, flag);
  const tip = await part();
  expect(tip.getByRole('status')).toHaveTextContent(words);
  expect((await screen.findAllByRole('button', { name: 'Order again' })).length).toBe(1);
  if (hasForm) expect(await tip.findByRole('button', { name: 'Add a tip' })).toBeVisible();
  else expect(tip.queryByRole('button', { name: 'Add a tip' })).toBeNull();
});

it('is offered again where the payment page was left, whatever the address says (PAY-1)', async () => {
  show({ tip_payment: { amount: 4, status: 'waiting' } }, 'cancel');
  const tip = await part();
  expect(await tip.findByRole('button', { name: 'Add a tip' })).toBeVisible();
  expect(tip.queryByText(/We're waiting/)).toBeNull();
});

it('is in Arabic (I18-1)', async () => {
  show({}, '', 'ar');
  const tip = within(await screen.findByRole('region', { name: 'الإكرامية' }));
  expect(await tip.findByRole('button', { name: 'أضف إكرامية' })).toBeVisible();
});

it('is hidden for an order that cannot be tipped (ORD-16)', async () => {
  show({ can_tip: 0 });
  await screen.findByRole('region', { name: 'Bill' });
  expect(screen.queryByRole('region', { name: 'Tip' })).toBeNull();
});
