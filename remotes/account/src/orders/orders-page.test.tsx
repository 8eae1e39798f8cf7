import {
  aBill,
  aBillLine,
  aCustomer,
  anOrderPage,
  anOrderSummary,
  aReorder,
  aReorderLine,
  marketplace,
  refuses,
  renderRemote,
  someOrderDetails,
} from '@souk/testing';
import { screen, within } from '@testing-library/react';
import { Account } from '../account.tsx';

const open = (path = '/profile?page=my-orders') =>
  renderRemote(Account, { path, shell: { customer: aCustomer() } });

it('lists orders in progress and past ones apart, each with its state and amount (ORD-1, ORD-16)', async () => {
  marketplace.answers({
    runningOrders: anOrderPage([anOrderSummary({ id: 7, order_status: 'picked_up' })]),
    pastOrders: anOrderPage([anOrderSummary({ id: 3, order_status: 'canceled' })]),
  });
  const { user } = open();
  const running = await screen.findByRole('link', { name: /Order 7/ });
  expect(within(running).getByText('On the Way')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Past orders' }));
  const past = await screen.findByRole('link', { name: /Order 3/ });
  expect(within(past).getByText('Canceled')).toBeVisible();
  expect(past).toHaveAttribute('href', '/profile?page=my-orders&orderId=3');
});

it('shows no amount of an order whose pharmacist has still to set the price (ORD-16, RX-5)', async () => {
  marketplace.answers({
    runningOrders: anOrderPage([
      anOrderSummary({ id: 7, items_count: 0, order_amount: 0 }),
      anOrderSummary({ id: 8, items_count: 1, order_amount: 0 }),
    ]),
  });
  open();
  expect(await screen.findByRole('link', { name: /Order 7/ })).not.toHaveTextContent('$');
  // What a coupon pays for is free.
  expect(screen.getByRole('link', { name: /Order 8/ })).toHaveTextContent('$0.00');
});

it('says of each order which module it is from, so that one finds the last groceries (ORD-16)', async () => {
  marketplace.answers({
    runningOrders: anOrderPage([]),
    pastOrders: anOrderPage([anOrderSummary({ id: 3, order_status: 'delivered', module_id: 1 })]),
  });
  open();
  expect(await screen.findByRole('link', { name: /Order 3 · Food/ })).toBeVisible();
});

it('opens on the past orders where none is in progress, and shows that there is none on request (ORD-16)', async () => {
  marketplace.answers({
    runningOrders: anOrderPage([]),
    pastOrders: anOrderPage([anOrderSummary({ id: 3, order_status: 'delivered' })]),
  });
  const { user } = open();
  expect(await screen.findByRole('link', { name: /Order 3/ })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Past orders' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: 'In progress' }));
  expect(await screen.findByText('No orders in progress')).toBeVisible();
});

it('orders a past order again from the list, and offers it for none without items (ORD-16, AMB-16)', async () => {
  marketplace.answers({
    pastOrders: anOrderPage([
      anOrderSummary({ id: 3, order_status: 'delivered', items_count: 2 }),
      anOrderSummary({ id: 4, order_status: 'delivered', items_count: 0 }),
    ]),
    orderDetails: someOrderDetails({ id: 3, order_status: 'delivered' }),
    reorder: aReorder({ order_id: 3, lines: [aReorderLine({ problem: 'gone', quantity: 0, item: null })] }),
  });
  const { user } = open('/profile?page=my-orders&tab=past');
  await user.click(await screen.findByRole('link', { name: 'Order again: Olive Kitchen' }));
  expect(await screen.findByRole('dialog', { name: 'Order again' })).toBeVisible();
});

it('leads to the shops where nothing was ordered (ORD-16)', async () => {
  marketplace.answers({ runningOrders: anOrderPage([]), pastOrders: anOrderPage([]) });
  const { user, shell } = open();
  await user.click(await screen.findByRole('button', { name: 'Start shopping' }));
  expect(shell.history.location.pathname).toBe('/home');
});

it('shows an order with its items and its bill (ORD-2, ORD-16)', async () => {
  marketplace.answers({
    orderDetails: someOrderDetails({
      id: 7,
      lines: [aBillLine({ name: 'Lentil soup', quantity: 2, total: 16 })],
      bill: aBill({ total: 21 }),
    }),
  });
  open('/profile?page=my-orders&orderId=7');
  const order = await screen.findByRole('article', { name: 'Order 7' });
  expect(within(order).getByText('2 × Lentil soup')).toBeVisible();
  expect(within(within(order).getByRole('region', { name: 'Bill' })).getByText('$21.00')).toBeVisible();
});

it.each(['8', 'x', '99999999999999999999'])(
  'shows that there is no order %s, and links to the others (ORD-14)',
  async (id) => {
    marketplace.answers({ orderDetails: refuses(404, 'order', 'Order not found') });
    open(`/profile?page=my-orders&orderId=${id}`);
    expect(await screen.findByText('Order not found')).toBeVisible();
    expect(screen.getByRole('button', { name: 'All orders' })).toBeVisible();
  },
);

it('links from a delivered order, and from its page, to its review, while a part of it is not reviewed (REV-2, REV-3)', async () => {
  const arrived = { order_status: 'delivered', can_review: 1 } as const;
  marketplace.answers({
    pastOrders: anOrderPage([anOrderSummary({ id: 7, ...arrived }), anOrderSummary({ id: 8 })]),
    orderDetails: someOrderDetails({ id: 7, ...arrived }),
  });
  const list = renderRemote(Account, {
    path: '/profile?page=my-orders&tab=past',
    shell: { customer: aCustomer() },
  });
  const link = await screen.findByRole('link', { name: 'Rate order: Olive Kitchen' });
  expect(link).toHaveAttribute('href', '/rate-and-review/7');
  list.unmount();
  renderRemote(Account, {
    path: '/profile?page=my-orders&orderId=7',
    shell: { customer: aCustomer() },
  });
  expect(await screen.findByRole('link', { name: 'Rate order' })).toHaveAttribute(
    'href',
    '/rate-and-review/7',
  );
});
