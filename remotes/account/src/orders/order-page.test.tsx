import {
  aBill,
  aBillLine,
  aCustomer,
  anOfflineMethod,
  anOrderAddress,
  marketplace,
  renderRemote,
  someOrderDetails,
} from '@souk/testing';
import { refetchOrders } from '@souk/api-client';
import type { OrderDetails } from '@souk/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Account } from '../account.tsx';

const rider = {
  id: 4,
  f_name: 'Omar',
  l_name: 'Saleh',
  image_full_url: null,
  avg_rating: 4.6,
  phone: '+966500000009',
  lat: 24.7,
  lng: 46.7,
};
const show = (changes: Partial<OrderDetails> = {}, view = '', language: 'en' | 'ar' = 'en') => {
  marketplace.answers({ orderDetails: someOrderDetails({ id: 7, ...changes }) });
  return renderRemote(Account, {
    path: `/profile?page=my-orders&orderId=7${view}`,
    shell: { customer: aCustomer() },
    language,
  });
};
const part = (name: string) => screen.findByRole('region', { name });

it('shows the steps of an order with their times, the current one marked (ORD-7, ORD-8)', async () => {
  show({ order_status: 'processing', confirmed: '2026-03-04T12:10:00.000Z' });
  const steps = within(await part('Progress')).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  expect(steps[1]).toHaveTextContent(/Order Confirmed.*2026/);
  expect(steps[2]).toHaveTextContent('On the WayNot yet');
});

it('says of an order for pickup that it is picked up, and paid there (ORD-8, ORD-16)', async () => {
  show(
    { order_type: 'take_away', order_status: 'delivered', delivered: '2026-03-04T12:10:00.000Z' },
    '&view=invoice',
  );
  const invoice = await screen.findByRole('article', { name: 'Invoice for order 7' });
  expect(invoice).toHaveTextContent(/StatusPicked upPaymentCash at pickup · Not paid yet/);
  expect(invoice).not.toHaveTextContent('Delivered');
});

it('names the last step of an order for pickup (ORD-8)', async () => {
  show({ order_type: 'take_away', order_status: 'delivered' });
  expect(
    within(await part('Progress'))
      .getAllByRole('listitem')
      .at(-1),
  ).toHaveTextContent('Picked up');
  expect(screen.getByRole('status')).toHaveTextContent('Picked up');
});

it('does not wait for the payment of a canceled order (ORD-9)', async () => {
  show({ order_status: 'canceled', payment_status: 'unpaid' });
  expect(await part('Payment')).toHaveTextContent(/Cash on delivery · Not paid$/);
});

it.each(['', '&view=invoice'])(
  'shows the full price of a reduced item, from which the bill adds up (CHK-10) %s',
  async (view) => {
    show({ lines: [aBillLine({ quantity: 2, price: 10, discount: 3, total: 15.5 })] }, view);
    const full = await screen.findByText('$21.50');
    expect(full.tagName).toBe('S');
    expect(screen.getByText('$15.50')).toBeVisible();
  },
);

it.each([
  ['en', '2 × $7.00'],
  ['ar', '2 × $7.00'],
] as const)('shows what one of several costs (ORD-2): %s', async (language, each) => {
  show({ lines: [aBillLine({ quantity: 2, price: 10, discount: 3, total: 14 })] }, '', language);
  expect(await screen.findByText(each)).toBeVisible();
});

it('shows no price of one where there is only one, or where add-ons are paid with it (ORD-2)', async () => {
  const addOn = { id: 1, name: 'Cheese', price: 1.5, quantity: 1 };
  show({
    lines: [aBillLine({ name: 'Tea' }), aBillLine({ quantity: 2, price: 7, add_ons: [addOn], total: 15.5 })],
  });
  await screen.findByText('Cheese × 1');
  expect(screen.queryByText(/ × \$/)).toBeNull();
});

it('leads back to the list of orders alone (PRF-1)', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'All orders' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'My account' })).toBeNull();
});

it('leads to the store and to messages with it, about this order (ORD-16, CHT-6)', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'Olive Kitchen' })).toHaveAttribute(
    'href',
    '/store/olive-kitchen?module_id=1',
  );
  expect(screen.getByRole('link', { name: 'Message Olive Kitchen' })).toHaveAttribute(
    'href',
    '/profile?page=inbox&type=store&id=1&orderId=7&chatFrom=order',
  );
});

it('shows what the customer noted of a line (ORD-2)', async () => {
  show({ lines: [aBillLine({ cart_id: null, note: 'no onions' }), aBillLine({ cart_id: null })] });
  const notes = await screen.findAllByText(/^Note: /);
  expect(notes.map(({ textContent }) => textContent)).toEqual(['Note: \u2068no onions\u2069']);
});

it('offers to call and write to the rider while the order is under way (ORD-16, CHT-6)', async () => {
  show({ order_status: 'picked_up', delivery_man: rider });
  const card = within(await part('Rider'));
  expect(card.getByText('Omar Saleh')).toBeVisible();
  expect(card.getByRole('link', { name: 'Call Omar' })).toHaveAttribute('href', 'tel:+966500000009');
  expect(card.getByRole('link', { name: 'Message Omar' })).toHaveAttribute(
    'href',
    '/profile?page=inbox&type=delivery_man&id=4&orderId=7&chatFrom=order',
  );
});

it('offers no call to the rider of an order that has ended (ORD-16)', async () => {
  show({ order_status: 'delivered', delivery_man: rider });
  const card = within(await part('Rider'));
  expect(card.getByRole('link', { name: 'Message Omar' })).toBeVisible();
  expect(card.queryByRole('link', { name: /Call/ })).not.toBeInTheDocument();
});

it('shows sender and receiver of a parcel, who pays and what it is (ORD-7, ORD-16)', async () => {
  show({
    order_type: 'parcel',
    store: null,
    lines: [],
    charge_payer: 'receiver',
    parcel_category: 'Documents',
    delivery_address: anOrderAddress({ contact_person_name: 'Lena Haddad', address: '1 Sea Road' }),
    receiver_details: anOrderAddress({
      contact_person_name: 'Adam Noor',
      address: '9 Hill Road',
      floor: '3',
      road: '14',
    }),
  });
  expect(await part('Sender')).toHaveTextContent(/1 Sea Road.*Lena Haddad/);
  expect(await part('Receiver')).toHaveTextContent(/9 Hill Road.*Adam Noor.*Floor3.*Street14/);
  expect(await part('Order details')).toHaveTextContent(/Parcel typeDocuments.*Delivery paid byReceiver/);
  expect(screen.queryByRole('button', { name: 'Order again' })).not.toBeInTheDocument();
});

it('shows the delivery time, the notes, the coupon and the reason of a cancellation (ORD-16)', async () => {
  show({
    schedule_at: '2026-03-05T15:30:00.000Z',
    order_note: 'Ring twice',
    unavailable_item_note: 'Call me',
    cutlery: 1,
    coupon_code: 'SOUP10',
    cancellation_reason: 'It takes too long',
    order_status: 'canceled',
  });
  const details = await part('Order details');
  for (const value of ['Ring twice', 'Call me', 'Included', 'SOUP10', 'It takes too long'])
    expect(within(details).getByText(value)).toBeVisible();
  expect(within(details).getByText(/2026/)).toBeVisible();
});

it('shows the pictures of its prescription (RX-5, ORD-16)', async () => {
  show({ prescription_order: 1, lines: [], prescription_full_urls: ['/api/v1/files/a?x=1'] });
  expect(await screen.findByRole('img', { name: 'Picture 1 of your prescription' })).toHaveAttribute(
    'src',
    '/api/v1/files/a?x=1',
  );
  expect(await part('Bill')).toHaveTextContent('The pharmacist sets the price');
});

it('offers no invoice before the pharmacist has set the price, nor a total on it (ORD-16, RX-5)', async () => {
  const unpriced: Partial<OrderDetails> = {
    prescription_order: 1,
    lines: [],
    order_amount: 0,
    bill: aBill({ subtotal: 0, total: 0 }),
  };
  const { unmount } = show(unpriced);
  await part('Bill');
  expect(screen.queryByRole('link', { name: 'Invoice' })).not.toBeInTheDocument();
  unmount();
  show(unpriced, '&view=invoice');
  const invoice = await screen.findByRole('article', { name: 'Invoice for order 7' });
  expect(invoice).toHaveTextContent('The pharmacist sets the price');
  expect(within(invoice).queryByText('Total')).not.toBeInTheDocument();
});

it('shows the state of an offline payment, with the answers by the names of their fields (CHK-15)', async () => {
  const method = anOfflineMethod();
  const [input] = method.inputs;
  marketplace.answers({ offlineMethods: [method] });
  show({
    payment_method: 'offline_payment',
    offline_payment: {
      method_name: method.method_name,
      answers: { [input?.name ?? '']: 'TX-99' },
      status: 'denied',
      note: 'No such transfer',
    },
  });
  const payment = within(await part('Payment'));
  expect(payment.getByText('Payment not confirmed')).toBeVisible();
  expect(payment.getByText('Note from us: \u2068No such transfer\u2069')).toBeVisible();
  expect(await payment.findByText(input?.label ?? 'no input')).toBeVisible();
  expect(payment.getByText('TX-99')).toBeVisible();
});

it.each([
  ['pending', 'Refund requested', 'Your note: \u2068It was cold\u2069'],
  ['approved', 'Refund approved', 'Our answer: \u2068It was cold\u2069'],
  ['refused', 'Refund declined', 'Our answer: \u2068It was cold\u2069'],
] as const)('shows a refund that is %s, with what was answered (ORD-6)', async (status, title, note) => {
  show({
    refund: { status, reason: 'It arrived cold', note: 'It was cold' },
    refund_full_urls: ['/api/v1/files/a?x=1'],
  });
  const refund = within(await part('Refund'));
  for (const text of [title, 'Reason: It arrived cold', note]) expect(refund.getByText(text)).toBeVisible();
  expect(refund.getByRole('img', { name: 'Picture 1 of your refund request' })).toHaveAttribute(
    'src',
    '/api/v1/files/a?x=1',
  );
});

it('is loaded again while it is under way, and on a push message (PSH-4, ORD-16)', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  show({ order_status: 'confirmed' });
  await part('Progress');
  marketplace.answers({ orderDetails: someOrderDetails({ id: 7, order_status: 'picked_up' }) });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('On the Way'));
  marketplace.answers({ orderDetails: someOrderDetails({ id: 7, order_status: 'delivered' }) });
  await act(() => refetchOrders());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Delivered'));
  const requests = marketplace.requests('orderDetails').length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(marketplace.requests('orderDetails')).toHaveLength(requests);
  jest.useRealTimers();
});

it('has an invoice with store, number, items, bill and payment, to be printed (ORD-16)', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = show({ payment_status: 'paid' });
  await user.click(await screen.findByRole('link', { name: 'Invoice' }));
  const invoice = await screen.findByRole('article', { name: 'Invoice for order 7' });
  expect(invoice).toHaveTextContent(/Order number7/);
  expect(invoice).toHaveTextContent(/Sold byOlive Kitchen/);
  expect(within(invoice).getByRole('cell', { name: /Lentil Soup/ })).toBeVisible();
  expect(invoice).toHaveTextContent('Cash on delivery · Paid');
  expect(within(invoice).getByText('Total')).toBeVisible();
  await user.click(within(invoice).getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Order 7' })).toHaveAttribute(
    'href',
    '/profile?page=my-orders&orderId=7',
  );
});
