import { configureClient, queryClient, zoneLookupQuery } from '@souk/api-client';
import { HEADERS } from '@souk/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aCustomer,
  aLocation,
  anItem,
  aReorder,
  aReorderLine,
  anOrderAddress,
  aShell,
  aZoneLookup,
  marketplace,
  pending,
  refuses,
  renderRemote,
  someOrderDetails,
  unreachable,
} from '@souk/testing';
import type { OrderDetails } from '@souk/contracts';
import type { ShellFacts, TestShell } from '@souk/testing';
import { leaveFor } from '@souk/remote-kit';
import { draw } from '../testing/draw-checkout.ts';
import { FailedView } from './failed-view.tsx';

jest.mock('@souk/remote-kit', () => ({
  ...jest.requireActual<object>('@souk/remote-kit'),
  leaveFor: jest.fn(() => true),
}));

const path = (flag = '') => `/checkout/placed?order_id=1042&module_id=1${flag && `&flag=${flag}`}`;
const order = (changes: Partial<OrderDetails> = {}) => someOrderDetails({ id: 1042, ...changes });
const unpaid = (changes: Partial<OrderDetails> = {}) =>
  order({ payment_method: 'digital_payment', can_pay: 1, can_switch_to_cash: 1, can_cancel: 1, ...changes });
const show = (
  details: OrderDetails,
  { flag = '', shell = {} }: { flag?: string; shell?: ShellFacts | TestShell } = {},
) => {
  marketplace.answers({ orderDetails: details });
  return draw(shell, { path: path(flag) });
};

describe('a placed order', () => {
  it('shows a guest the number and phone to note, and the link to tracking (CHK-12, CHK-13)', async () => {
    const { user, shell } = show(order({ delivery_address: anOrderAddress() }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order placed successfully' }));
    expect(
      dialog.getByText('Please remember your order id and phone number to track the order.'),
    ).toBeVisible();
    for (const fact of ['1042', '+966500000002', 'Order Placed'])
      expect(dialog.getByText(fact)).toBeVisible();
    expect(dialog.getByText(/4 Mar 2026|Mar 4, 2026/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Track Order' }));
    expect(shell.navigate).toHaveBeenCalledWith('/track-order?order_id=1042', {
      state: { contact_number: '+966500000002' },
    });
    const [details] = marketplace.requests('orderDetails');
    expect(details?.query).toEqual({ order_id: '1042' });
    expect(details?.headers.get(HEADERS.guest)).toBe('guest-0123456789abcdef');
  });

  it('shows both ends of a parcel, with what helps to find the doors (CHK-13)', async () => {
    show(
      order({
        order_type: 'parcel',
        delivery_address: anOrderAddress({
          address: 'Square of the Pearl',
          road: '',
          house: '12',
          floor: '',
        }),
        receiver_details: anOrderAddress({ address: 'Lulwa Lighthouse', road: '', house: '', floor: '3' }),
      }),
    );
    expect(await screen.findByText('\u2068Square of the Pearl\u2069 · House 12')).toBeVisible();
    expect(screen.getByText('\u2068Lulwa Lighthouse\u2069 · Floor 3')).toBeVisible();
  });

  it('begins with when and where it arrives, and the way to the order; the bill comes last (CHK-14)', async () => {
    show(order({ estimated_arrival: '2026-03-04T12:45:00.000Z' }), {
      shell: { path: path(), customer: aCustomer() },
    });
    expect(await screen.findByRole('article')).toHaveTextContent(
      /Estimated arrival\d\d:45 [AP]MDeliver to\u20687 Lighthouse Road, Harbour.*View order.*Order number1042.*Total/,
    );
  });

  it('shows when and where it can be picked up (CHK-6)', async () => {
    show(
      order({
        order_type: 'take_away',
        delivery_address: null,
        receiver_details: null,
        estimated_arrival: '2026-03-04T12:15:00.000Z',
      }),
      { shell: { path: path(), customer: aCustomer() } },
    );
    expect(await screen.findByRole('article')).toHaveTextContent(
      /Ready around\d\d:15 [AP]MPick up from4 Saffron Street, Marsa Lulwa/,
    );
  });

  it('shows the time that it is scheduled for, once', async () => {
    const moment = '2026-03-05T12:30:00.000Z';
    show(order({ schedule_at: moment, estimated_arrival: moment }), {
      shell: { path: path(), customer: aCustomer() },
    });
    expect(await screen.findAllByText('Scheduled for')).toHaveLength(1);
    expect(screen.queryByText('Estimated arrival')).not.toBeInTheDocument();
  });

  it('shows a guest the number of a take-away, which has no address (CHK-12, ORD-15)', async () => {
    const number = '+966500000003';
    show(order({ order_type: 'take_away', delivery_address: null, contact_person_number: number }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order placed successfully' }));
    expect(dialog.getByText(number)).toBeVisible();
  });

  it('offers no tracking while no release draws it, and the number stays on the page (CHK-12)', async () => {
    const shell = aShell({ path: path() });
    jest.mocked(shell.canNavigate).mockReturnValue(false);
    const { user } = show(order(), { shell });
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Track Order' })).not.toBeInTheDocument();
    await user.click(
      within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement,
    );
    expect(await screen.findByRole('article', { name: 'Order placed successfully' })).toHaveTextContent(
      '1042',
    );
  });

  it('links a customer to their orders, where a live release draws those (CHK-14)', async () => {
    show(order(), { shell: { path: path(), customer: aCustomer() } });
    const link = await screen.findByRole('link', { name: 'View order' });
    expect(link).toHaveAttribute('href', '/profile?page=my-orders&orderId=1042&from=checkout');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Olive Kitchen received your order and will confirm it soon.')).toBeVisible();
  });

  it('is read from the server, whatever the address says (PAY-1, CHK-12)', async () => {
    show(unpaid({ payment_status: 'paid' }), { flag: 'fail' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Order placed successfully', hidden: true }),
    ).toBeInTheDocument();
  });

  it('shows that an offline payment is confirmed later (CHK-8)', async () => {
    show(order({ payment_method: 'offline_payment' }), { shell: { path: path(), customer: aCustomer() } });
    const text =
      "Olive Kitchen received your order and will confirm it soon. We'll confirm your payment as soon as it arrives.";
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('an offline payment that was not confirmed', () => {
  const denied = order({
    payment_method: 'offline_payment',
    can_pay: 1,
    offline_payment: {
      method_name: 'Bank transfer',
      answers: { sender: 'Lena' },
      status: 'denied',
      note: 'No transfer from Lena',
    },
  });

  it('shows a guest why, and leads to where the payment info can be corrected (CHK-8, CHK-15)', async () => {
    const { user, shell } = show(denied);
    const page = await screen.findByRole('article', { name: 'Payment not confirmed' });
    expect(page).toHaveTextContent(/Note from us: .*No transfer from Lena/);
    expect(page).not.toHaveTextContent('as soon as it arrives');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Update payment info' }));
    expect(shell.navigate).toHaveBeenCalledWith('/track-order?order_id=1042', {
      state: { contact_number: '+966500000002' },
    });
  });

  it('leads a customer to the order, whose page corrects it (CHK-8, CHK-15)', async () => {
    show(denied, { shell: { path: path(), customer: aCustomer() } });
    expect(await screen.findByRole('link', { name: 'Update payment info' })).toHaveAttribute(
      'href',
      '/profile?page=my-orders&orderId=1042&from=checkout',
    );
  });

  it('is no longer shown once the order is paid another way (CHK-8)', async () => {
    show({ ...denied, payment_method: 'cash_on_delivery' });
    expect(await screen.findByRole('dialog', { name: 'Order placed successfully' })).toBeVisible();
  });
});

it('has an invoice for guests too (ORD-16, CHK-12)', async () => {
  const { user } = show(order(), { shell: { path: path() } });
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await user.click(await screen.findByRole('link', { name: 'Invoice' }));
  expect(await screen.findByRole('article', { name: 'Invoice for order 1042' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your order' })).toHaveAttribute(
    'href',
    '/checkout/placed?order_id=1042&module_id=1',
  );
});

it('waits for the marketplace’s confirmation where the provider reports a payment', async () => {
  show(unpaid(), { flag: 'success' });
  expect(await screen.findByText('Waiting for payment confirmation')).toBeVisible();
  expect(screen.queryByText('Status')).not.toBeInTheDocument();
  marketplace.answers({ orderDetails: unpaid({ payment_status: 'paid' }) });
  expect(await screen.findByRole('dialog', { name: 'Order placed successfully' })).toBeVisible();
});

it('shows how much waits for confirmation, and leads to the order rather than to a second payment (PAY-6)', async () => {
  const { unmount } = show(unpaid(), {
    flag: 'success',
    shell: { path: path('success'), customer: aCustomer() },
  });
  expect(await screen.findByText(/^Your payment of \$8\.00 is being confirmed\./)).toBeVisible();
  const link = screen.getByRole('link', { name: 'View order' });
  expect(link).toHaveAttribute('href', '/profile?page=my-orders&orderId=1042&from=checkout');
  expect(link.compareDocumentPosition(screen.getByRole('button', { name: 'Pay again' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  unmount();
  const { user, shell } = show(unpaid(), { flag: 'success' });
  await user.click(await screen.findByRole('button', { name: 'Track Order' }));
  expect(shell.navigate).toHaveBeenCalledWith('/track-order?order_id=1042', {
    state: { contact_number: '+966500000002' },
  });
});

it('waits for the payment of a parcel too, whose order has no lines (PCL-6, PAY-1)', async () => {
  show(unpaid({ order_type: 'parcel', lines: [] }), { flag: 'success' });
  expect(await screen.findByText('Waiting for payment confirmation')).toBeVisible();
});

describe('a payment that failed', () => {
  afterEach(() => jest.useRealTimers());

  it('is shown, and half a second later the next step is asked for (PAY-1, PAY-2, PAY-3)', async () => {
    show(unpaid(), { flag: 'fail' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order Place Failed' })).toBeInTheDocument();
    expect(screen.getByText("Order didn't place successfully.")).toBeVisible();
    expect(screen.queryByText('Status')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const dialog = await screen.findByRole('dialog', { name: 'Are you agree with this order fail?' });
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(expect.arrayContaining(['Pay again', 'Switch to Cash On Delivery', 'Cancel Order']));
  });

  it('is shown for half a second before the question (PAY-2, CON-2)', () => {
    jest.useFakeTimers();
    renderRemote(() => <FailedView order={unpaid()} guestId={undefined} flag="fail" />);
    act(() => jest.advanceTimersByTime(499));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('shows how much was not paid, and repeats the payment on the page itself (PAY-1, PAY-6)', async () => {
    marketplace.answers({ payOrder: { message: '', payment_url: null } });
    const { user } = show(unpaid(), { flag: 'fail' });
    expect(await screen.findByText(/^The payment of \$8\.00 didn't go through/)).toBeVisible();
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Pay again' }));
    await waitFor(() =>
      expect(marketplace.requests('payOrder')[0]?.body).toMatchObject({ payment_method: 'digital_payment' }),
    );
  });

  it('tells a customer who left the payment page that the order waits for the payment (PAY-1)', async () => {
    show(unpaid(), { flag: 'cancel' });
    expect(await screen.findByText(/^You left the payment page before paying \$8\.00/)).toBeVisible();
  });

  it('asks on Back to home as well, once the question was closed (PAY-1, AMB-15)', async () => {
    const { user } = show(unpaid(), { flag: 'cancel' });
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Back to home' }));
    expect(await screen.findByRole('dialog', { name: 'Are you agree with this order fail?' })).toBeVisible();
  });

  describe('offers cash only where the zone takes it (PAY-3)', () => {
    const zoneTaking = (cash_on_delivery: 0 | 1) =>
      aZoneLookup({ zone_data: [{ id: 1, name: 'Harbour', cash_on_delivery, digital_payment: 1 }] });
    const cash = () => screen.queryByRole('button', { name: 'Switch to Cash On Delivery' });
    const { latitude, longitude } = anOrderAddress();
    const answered = (at = { lat: latitude, lng: longitude }) =>
      waitFor(() => expect(queryClient.getQueryState(zoneLookupQuery(at).queryKey)?.status).toBe('success'));
    const question = () => screen.findByRole('dialog', { name: 'Are you agree with this order fail?' });

    it('by the zone of the delivery', async () => {
      marketplace.answers({ zoneLookup: zoneTaking(1) });
      show(unpaid({ delivery_address: anOrderAddress({ latitude: 24.71, longitude: 46.67 }) }), {
        flag: 'fail',
      });
      await question();
      await waitFor(() => expect(cash()).toBeVisible());
      expect(marketplace.requests('zoneLookup')[0]?.query).toEqual({ lat: '24.71', lng: '46.67' });
    });

    it('by the zone of the store where the order is picked up, wherever the customer is', async () => {
      marketplace.answers({ zoneLookup: ({ query }) => zoneTaking(query.lat === '24.77' ? 1 : 0) });
      show(
        unpaid({
          order_type: 'take_away',
          delivery_address: null,
          store_position: { latitude: 24.77, longitude: 46.76, address: '4 Saffron Street' },
        }),
        { flag: 'fail' },
      );
      await question();
      await waitFor(() => expect(cash()).toBeVisible());
      expect(marketplace.requests('zoneLookup')[0]?.query).toEqual({ lat: '24.77', lng: '46.76' });
    });

    it('by the zone of the page where the order has no place', async () => {
      marketplace.answers({ zoneLookup: zoneTaking(0) });
      show(unpaid({ order_type: 'take_away', delivery_address: null, store_position: null }), {
        flag: 'fail',
      });
      await question();
      await answered({ lat: aLocation().lat, lng: aLocation().lng });
      expect(cash()).not.toBeInTheDocument();
    });

    it('not where the zone or the order refuses it', async () => {
      marketplace.answers({ zoneLookup: zoneTaking(0) });
      const { unmount } = show(unpaid(), { flag: 'fail' });
      await question();
      await answered();
      expect(cash()).not.toBeInTheDocument();
      unmount();
      marketplace.answers({ zoneLookup: zoneTaking(1) });
      show(unpaid({ can_switch_to_cash: 0 }), { flag: 'fail' });
      const dialog = within(await question());
      expect(dialog.getByRole('button', { name: 'Pay again' })).toBeVisible();
      expect(dialog.getByRole('button', { name: 'Cancel Order' })).toBeVisible();
      expect(cash()).not.toBeInTheDocument();
    });
  });

  it('is switched to cash: the cart is emptied, and the home opens (PAY-4, PAY-5)', async () => {
    marketplace.answers({ payOrder: { message: 'You pay in cash.', payment_url: null } });
    const { user, shell } = show(unpaid(), { flag: 'fail' });
    await user.click(await screen.findByRole('button', { name: 'Switch to Cash On Delivery' }));
    await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/home?module_id=1'));
    expect(marketplace.requests('payOrder')[0]?.body).toEqual({
      order_id: 1042,
      guest_id: 'guest-0123456789abcdef',
      payment_method: 'cash_on_delivery',
      _method: 'put',
    });
    expect(marketplace.requests('clearCart')).toHaveLength(1);
    expect(shell.checkout.done).toHaveBeenCalledWith('cart');
    expect(shell.toast).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'success', text: 'You pay in cash.' }),
    );
  });

  it('is cancelled with the exact reason, and can be ordered again (PAY-4, PAY-5, AMB-16)', async () => {
    marketplace.answers({ cancelOrder: { message: 'Cancelled.' } });
    const { user, shell } = show(unpaid(), { flag: 'fail' });
    await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
    await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/home?module_id=1'));
    expect(marketplace.requests('cancelOrder')[0]?.body).toEqual({
      order_id: 1042,
      guest_id: 'guest-0123456789abcdef',
      reason: 'Order payment canceled',
      _method: 'put',
    });
    expect(shell.session.reload).toHaveBeenCalled();
    expect(marketplace.requests('clearCart')).toHaveLength(1);
    const toast = jest.mocked(shell.toast).mock.lastCall?.[0];
    expect(toast).toMatchObject({ text: 'Cancelled.', action: { label: 'Order again' } });
    marketplace.answers({
      orderDetails: unpaid({ order_status: 'canceled' }),
      reorder: aReorder({ order_id: 1042, lines: [aReorderLine({ item: anItem({ id: 1 }), quantity: 2 })] }),
    });
    act(() => toast?.action?.run());
    expect(shell.navigate).toHaveBeenLastCalledWith('/checkout/placed?order_id=1042&module_id=1', {
      state: { orderAgain: true },
    });
    await waitFor(() =>
      expect(shell.cart.addAll).toHaveBeenCalledWith([
        { item: anItem({ id: 1 }), note: '', quantity: 2, variation: [], addOns: [] },
      ]),
    );
    await waitFor(() => expect(shell.history.location.state).toBeNull());
    expect(shell.cart.addAll).toHaveBeenCalledTimes(1);
  });

  it('is tried again on the provider’s page (PAY-6)', async () => {
    marketplace.answers({ payOrder: { message: '', payment_url: 'http://pay.localhost/2' } });
    const { user } = show(unpaid(), { flag: 'cancel' });
    await user.click(await screen.findByRole('button', { name: 'Pay again' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('http://pay.localhost/2'));
  });

  it('shows why that failed, and stays', async () => {
    marketplace.answers({ payOrder: refuses(403, 'Cash is not taken here.') });
    const { user, shell } = show(unpaid(), { flag: 'fail' });
    await user.click(await screen.findByRole('button', { name: 'Switch to Cash On Delivery' }));
    await waitFor(() =>
      expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ text: 'Cash is not taken here.' })),
    );
    expect(shell.navigate).not.toHaveBeenCalled();
  });
});

it('shows an order that was cancelled meanwhile, and offers no payment (ORD-9)', async () => {
  show(unpaid({ order_status: 'canceled', payment_status: 'refunded' }), { flag: 'success' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This order was canceled' }),
  ).toBeInTheDocument();
  expect(screen.getByText('You get back what you paid for it.')).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('Order number1042');
  // Its steps are over: none of them says what became of it.
  expect(screen.queryByText('Status')).not.toBeInTheDocument();
});

it('waits for no payment of an order that has ended (ORD-9, PAY-1)', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  show(unpaid({ order_status: 'canceled' }), { flag: 'success' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This order was canceled' }),
  ).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(10_000));
  expect(queryClient.isFetching()).toBe(0);
  jest.useRealTimers();
});

it.each([
  ['canceled', 'This order was canceled', 'Nothing will be delivered.'],
  ['failed', 'This order failed', 'Nothing will be delivered. You can order again at any time.'],
  ['refund_requested', 'Refund requested', "We're reviewing your request."],
  ['refunded', 'This order was refunded', 'You get back what you paid for it.'],
  ['returned', 'This order was returned', "It couldn't be delivered and was sent back."],
])('shows an order that is %s in a panel of its own (ORD-9)', async (order_status, title, text) => {
  show(order({ order_status }));
  expect(await screen.findByRole('article', { name: title })).toHaveTextContent(text);
  expect(screen.queryByText('Status')).not.toBeInTheDocument();
});

it('shows once that it is offline: no toast repeats it (API-5, API-8)', async () => {
  const onError = jest.fn();
  configureClient({ onError });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  marketplace.answers({ orderDetails: unreachable() });
  draw({}, { path: path() });
  expect(await screen.findByRole('heading', { level: 1, name: "We couldn't load your order" })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent("You're offline.");
  expect(onError).not.toHaveBeenCalled();
});

it('has one heading of the page while it loads, and on the invoice (CHK-12, ORD-16)', async () => {
  marketplace.answers({ orderDetails: pending() });
  const { unmount } = draw({}, { path: path() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your order');
  unmount();
  marketplace.answers({ orderDetails: order() });
  draw({}, { path: `${path()}&view=invoice` });
  expect(await screen.findByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('shows the total of a placed order once (CHK-12)', async () => {
  show(order(), { shell: { path: path(), customer: aCustomer() } });
  expect(await screen.findAllByText('Total')).toHaveLength(1);
});

it('shows an order in an unknown status at the last step that it reached (ORD-9)', async () => {
  show(order({ order_status: 'at_the_gate', confirmed: '2026-03-04T12:10:00.000Z' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order placed successfully' }));
  expect(dialog.getByText('Order Confirmed')).toBeVisible();
});

it('does not find an order of somebody else, nor one without a number (ORD-14)', async () => {
  marketplace.answers({ orderDetails: refuses(404, 'This order does not exist.') });
  const { unmount, user, shell } = draw({}, { path: path() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to home' }));
  expect(shell.navigate).toHaveBeenCalledWith('/home');
  unmount();
  draw({}, { path: '/checkout/placed?order_id=soup' });
  expect(await screen.findByText('Order not found')).toBeVisible();
});

it('leads from an order that is not found to a customer’s orders, or a guest’s tracking (ORD-14)', async () => {
  const unknown = '/checkout/placed?order_id=soup';
  const { unmount } = draw({ path: unknown, customer: aCustomer() });
  expect(await screen.findByText('Check the order number, or go to your orders.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/profile?page=my-orders');
  unmount();
  draw({}, { path: unknown });
  expect(
    await screen.findByText('Check the order number, or track your order with your phone number.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Track Order' })).toHaveAttribute('href', '/track-order');
});

it('offers a retry where the order could not be loaded', async () => {
  marketplace.answers({ orderDetails: refuses(500) });
  const { user } = draw({}, { path: path() });
  const again = await screen.findByRole('button', { name: /try again/i });
  marketplace.answers({ orderDetails: order() });
  await user.click(again);
  expect(await screen.findByRole('dialog', { name: 'Order placed successfully' })).toBeVisible();
});
