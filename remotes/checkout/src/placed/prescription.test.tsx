import { screen, waitFor, within } from '@testing-library/react';
import { aBill, aBillLine, aCustomer, marketplace, refuses, someOrderDetails } from '@souk/testing';
import type { OrderDetails } from '@souk/contracts';
import { leaveFor } from '@souk/remote-kit';
import { draw } from '../testing/draw-checkout.ts';

jest.mock('@souk/remote-kit', () => ({
  ...jest.requireActual<object>('@souk/remote-kit'),
  leaveFor: jest.fn(() => true),
}));

const path = '/checkout/placed?order_id=1042&module_id=3';
const waiting = someOrderDetails({
  id: 1042,
  prescription_order: 1,
  payment_method: 'digital_payment',
  lines: [],
  bill: aBill({ subtotal: 0, total: 0, due: 0 }),
  order_amount: 0,
});
const priced: OrderDetails = {
  ...waiting,
  lines: [aBillLine({ name: 'Migraine Relief', quantity: 2 })],
  bill: aBill({ subtotal: 9, total: 12.5, due: 12.5 }),
  order_amount: 12.5,
  can_pay: 1,
  can_switch_to_cash: 1,
};
const show = (order: OrderDetails, customer = true) => {
  marketplace.answers({ orderDetails: order });
  return draw({ path, ...(customer ? { customer: aCustomer() } : {}) });
};
const answersNext = (order: OrderDetails) => marketplace.answers({ orderDetails: order });

it('waits for the pharmacist’s price, and shows a guest what to note (RX-5, CHK-12)', async () => {
  show(waiting, false);
  const dialog = within(await screen.findByRole('dialog', { name: 'Order placed successfully' }));
  expect(dialog.getByText('1042')).toBeVisible();
  const page = screen.getByRole('article', { name: 'Waiting for the pharmacist’s price', hidden: true });
  expect(page).toHaveTextContent('Olive Kitchen is reading your prescription.');
  expect(page).not.toHaveTextContent('$');
  expect(screen.queryByRole('button', { name: /Accept/, hidden: true })).not.toBeInTheDocument();
});

it('shows the price when it is set, and accepts exactly that, in cash (RX-5)', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = show(waiting);
  await screen.findByRole('article', { name: 'Waiting for the pharmacist’s price' });
  answersNext(priced);
  jest.advanceTimersByTime(5000);
  jest.useRealTimers();
  expect(await screen.findByRole('article', { name: 'The price of your order is set' })).toHaveTextContent(
    /2 × Migraine Relief.*\$12\.50/,
  );
  expect(screen.queryByText('Status')).not.toBeInTheDocument();
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('The price of your order is set');
  marketplace.answers({
    payOrder: () => {
      answersNext({
        ...priced,
        payment_method: 'cash_on_delivery',
        can_pay: 0,
        can_switch_to_cash: 0,
      });
      return { message: '', payment_url: null };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Accept and pay in cash' }));
  expect(await screen.findByRole('article', { name: 'Order placed successfully' })).toBeVisible();
  expect(marketplace.requests('payOrder')[0]?.body).toMatchObject({
    order_id: 1042,
    payment_method: 'cash_on_delivery',
    accepted_total: 12.5,
  });
});

it('leads to the provider’s page where it is paid online (RX-5, PAY-6)', async () => {
  marketplace.answers({ payOrder: { message: '', payment_url: 'http://pay.localhost/9' } });
  const { user } = show(priced);
  await user.click(await screen.findByRole('button', { name: 'Accept and pay online' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('http://pay.localhost/9'));
});

it('offers only the available payment methods', async () => {
  show({ ...priced, can_pay: 0 });
  expect(await screen.findByRole('button', { name: 'Accept and pay in cash' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept and pay online' })).not.toBeInTheDocument();
});

it('shows another price that was set meanwhile, and that nothing was accepted (RX-5)', async () => {
  marketplace.answers({ payOrder: refuses(409, 'The total has changed.', 'bill_changed') });
  const { user, shell } = show(priced);
  const button = await screen.findByRole('button', { name: 'Accept and pay in cash' });
  answersNext({ ...priced, bill: aBill({ total: 14, due: 14 }), order_amount: 14 });
  await user.click(button);
  expect(await screen.findByText('$14.00')).toBeVisible();
  expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ text: 'The total has changed.' }));
});

it('is cancelled after one question (RX-5, ORD-4)', async () => {
  const { user, shell } = show(priced);
  marketplace.answers({
    cancelOrder: () => {
      answersNext({ ...priced, order_status: 'canceled' });
      return { message: 'Cancelled.' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  expect(shell.dialogs.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Cancel this order?' }),
  );
  expect(await screen.findByRole('article', { name: 'This order was canceled' })).toBeVisible();
  expect(marketplace.requests('cancelOrder')[0]?.body).toMatchObject({ order_id: 1042 });
});
