import { refetchOrders } from '@souk/api-client';
import type { MapSurfaceProps } from '@souk/maps';
import {
  aCustomer,
  anOfflineMethod,
  anOrderAddress,
  aShell,
  aTracking,
  aZoneLookup,
  marketplace,
  refuses,
  renderRemote,
  type ShellFacts,
  someOrderDetails,
  unreachable,
} from '@souk/testing';
import type { Tracking } from '@souk/contracts';
import { leaveFor } from '@souk/remote-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Account } from '../account.tsx';

const MockSurface = ({ label, position, markers, onMove }: MapSurfaceProps) => (
  <div role="application" aria-label={label} data-center={`${position.lat},${position.lng}`}>
    <button type="button" onClick={() => onMove({ lat: 1, lng: 2 }, 12)}>
      Move the map
    </button>
    {markers.map(({ id, label: name, position: { lat, lng } }) => (
      <span key={id} role="img" aria-label={name} data-at={`${lat},${lng}`} />
    ))}
  </div>
);
const mockMaps = { name: 'leaflet', load: () => Promise.resolve(MockSurface) };
jest.mock('../page/use-map-provider.ts', () => ({ useMapProvider: () => mockMaps }));
jest.mock('@souk/remote-kit', () => ({
  ...jest.requireActual<object>('@souk/remote-kit'),
  leaveFor: jest.fn(() => true),
}));

const rider = {
  id: 4,
  f_name: 'Omar',
  l_name: 'Saleh',
  image_full_url: null,
  avg_rating: 4.6,
  phone: '+966500000009',
  lat: 24.71,
  lng: 46.71,
};
const customer: ShellFacts = { customer: aCustomer() };
const answer = (changes: Partial<Tracking> = {}) =>
  marketplace.answers({ trackOrder: aTracking({ id: 7, ...changes }) });
const open = (path = '/track-order?order_id=7', shell: ShellFacts = customer) =>
  renderRemote(Account, { path, shell });
/** A guest who comes with a contact that stands outside of the address, as from the dialog of a placed order. */
function openAsGuest(contact_number?: string, guestId: string | null = null) {
  const shell = aShell({ path: '/track-order?order_id=7' });
  shell.session.state.set({ status: 'guest', guestId, customer: null });
  if (contact_number) shell.history.replace('/track-order?order_id=7', { contact_number });
  return renderRemote(Account, { shell });
}
const guestId = 'guest-0123456789abcdef';
const offlineDetails = (status: 'pending' | 'verified' | 'denied', note = '') =>
  someOrderDetails({
    id: 7,
    payment_method: 'offline_payment',
    can_pay: 1,
    offline_payment: { method_name: 'Bank transfer', answers: { sender: 'Lena' }, status, note },
  });
const order = () => screen.findByRole('article', { name: 'Order 7' });
const status = () => within(screen.getByRole('article', { name: 'Order 7' })).getAllByRole('status')[0];
const submit = () => screen.getByRole('button', { name: 'Track order' });

describe('the form', () => {
  it('asks a guest for order and contact, and marks the missing one (ORD-13)', async () => {
    const { user, shell } = open('/track-order', {});
    await screen.findByRole('heading', { level: 1, name: 'Track order' });
    await user.click(submit());
    expect(screen.getByLabelText('Order number')).toHaveAccessibleDescription('Need a order id');
    expect(screen.getByLabelText('Phone number or email')).toHaveAccessibleDescription(
      'Need a contact number',
    );
    expect(screen.getByLabelText('Order number')).toHaveFocus();
    await user.type(screen.getByLabelText('Order number'), '7{Enter}');
    expect(screen.getByLabelText('Phone number or email')).toHaveFocus();
    expect(shell.navigate).not.toHaveBeenCalled();
  });

  it('asks a customer for the order only (ORD-13)', async () => {
    const { user, shell } = open('/track-order');
    await user.click(await screen.findByRole('button', { name: 'Track order' }));
    expect(screen.getByLabelText('Order number')).toHaveAccessibleDescription('Need a order id');
    expect(screen.queryByLabelText('Phone number or email')).toBeNull();
    await user.type(screen.getByLabelText('Order number'), '7{Enter}');
    expect(shell.navigate).toHaveBeenCalledWith('/track-order?order_id=7', { state: undefined });
  });

  it('gets a phone’s keyboard for addresses in the contact, which neither begins with a capital nor corrects (ORD-15)', async () => {
    open('/track-order', {});
    const field = await screen.findByLabelText('Phone number or email');
    expect(field).toHaveAttribute('inputmode', 'email');
    expect(field).toHaveAttribute('autocapitalize', 'none');
    expect(field).toHaveAttribute('spellcheck', 'false');
  });

  it('leads a guest who has an account to the orders of it, by way of the sign-in (ORD-13, ORD-16)', async () => {
    const { user, shell } = open('/track-order', {});
    await user.click(await screen.findByRole('button', { name: 'Sign in to see all your orders' }));
    expect(shell.session.signIn).toHaveBeenCalledWith('/profile?page=my-orders');
  });

  it('keeps the contact out of the address, and typed text over a reload (ORD-13, ORD-15)', async () => {
    const shell = aShell({ path: '/track-order' });
    const { user, unmount } = renderRemote(Account, { shell });
    await user.type(await screen.findByLabelText('Order number'), '7');
    await user.type(screen.getByLabelText('Phone number or email'), '+966500000002');
    unmount();
    renderRemote(Account, { shell });
    expect(await screen.findByLabelText('Order number')).toHaveValue('7');
    expect(screen.getByLabelText('Phone number or email')).toHaveValue('+966500000002');
    await user.click(submit());
    expect(shell.navigate).toHaveBeenCalledWith('/track-order?order_id=7', {
      state: { contact_number: '+966500000002' },
    });
  });
});

describe('a guest', () => {
  it('follows an order by its number and a contact (ORD-3, ORD-15, AMB-27)', async () => {
    answer();
    openAsGuest('lena@souk.example');
    expect(await order()).toBeVisible();
    expect(marketplace.requests('trackOrder')[0]?.query).toMatchObject({
      order_id: '7',
      contact_number: 'lena@souk.example',
    });
    expect(screen.queryByRole('link', { name: 'View order details' })).toBeNull();
  });

  it('follows an order by a number and a phone in Arabic digits (ORD-15, I18-5)', async () => {
    answer();
    const shell = aShell({ path: `/track-order?order_id=${encodeURIComponent('#٧')}` });
    shell.session.state.set({ status: 'guest', guestId: null, customer: null });
    shell.history.replace(`/track-order?order_id=${encodeURIComponent('#٧')}`, {
      contact_number: '٠٥٠٠٠٠٠٠٠٢',
    });
    renderRemote(Account, { shell });
    expect(await order()).toBeVisible();
    expect(marketplace.requests('trackOrder')[0]?.query).toMatchObject({
      order_id: '7',
      contact_number: '0500000002',
    });
  });

  it('follows an order that was placed in this browser without a contact (AMB-5)', async () => {
    answer();
    marketplace.answers({ orderDetails: someOrderDetails({ id: 7, can_cancel: 0 }) });
    openAsGuest(undefined, 'a-guest');
    expect(await order()).toBeVisible();
    expect(marketplace.requests('trackOrder')[0]?.query).not.toHaveProperty('contact_number');
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    expect(await screen.findByRole('link', { name: 'View order details' })).toHaveAttribute(
      'href',
      '/checkout/placed?order_id=7&module_id=1',
    );
  });

  it('cancels an order that was placed in this browser, until the store accepts it (ORD-4, ORD-5)', async () => {
    answer({ order_status: 'pending' });
    marketplace.answers({ orderDetails: someOrderDetails({ id: 7, can_cancel: 1 }) });
    const { user, shell } = openAsGuest('+966500000002', guestId);
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
    await user.click(await dialog.findByRole('radio', { name: 'I ordered by mistake' }));
    answer({ order_status: 'canceled' });
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull());
    const [sent] = marketplace.requests('cancelOrder');
    expect(sent?.body).toMatchObject({ order_id: 7, guest_id: guestId, reason: 'I ordered by mistake' });
    expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' }));
  });

  it('sees why an offline payment was not confirmed, and corrects its details (CHK-8, CHK-15)', async () => {
    const [details, sent] = [offlineDetails('denied', 'No transfer from Lena'), offlineDetails('pending')];
    answer({ order_status: 'pending', payment_method: 'offline_payment' });
    marketplace.answers({
      orderDetails: details,
      offlineMethods: [anOfflineMethod()],
      offlinePayment: () => {
        marketplace.answers({ orderDetails: sent });
        return { message: 'Payment info updated.' };
      },
    });
    const { user, shell } = openAsGuest('+966500000002', guestId);
    expect(await screen.findByText('Payment not confirmed')).toBeVisible();
    // Before everything else: the order waits for it.
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Payment');
    expect(screen.getByText(/^Note from us: .*No transfer from Lena/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Update payment info' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Update payment info' }));
    const field = await dialog.findByRole('textbox', { name: 'Name of the sender' });
    expect(field).toHaveValue('Lena');
    await user.type(field, ' Haddad');
    await user.click(dialog.getByRole('button', { name: 'Send payment info' }));
    expect(await screen.findByText('Checking your payment')).toBeVisible();
    expect(marketplace.requests('offlinePayment')[0]?.body).toMatchObject({
      order_id: 7,
      guest_id: guestId,
      offline_method_id: 1,
      offline_answers: { sender: 'Lena Haddad' },
    });
    expect(shell.toast).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'success', text: 'Payment info updated.' }),
    );
  });

  it('pays cash instead, where an offline payment was not confirmed (CHK-15, PAY-4)', async () => {
    answer({ order_status: 'pending', payment_method: 'offline_payment' });
    marketplace.answers({
      orderDetails: { ...offlineDetails('denied'), can_switch_to_cash: 1 },
      payOrder: { message: 'Your payment method is changed.', payment_url: null },
      zoneLookup: aZoneLookup({
        zone_data: [{ id: 1, name: 'Harbour', cash_on_delivery: 1, digital_payment: 1 }],
      }),
    });
    const { user, shell } = openAsGuest('+966500000002', guestId);
    await user.click(await screen.findByRole('button', { name: 'Pay in cash' }));
    await waitFor(() =>
      expect(shell.toast).toHaveBeenCalledWith({ kind: 'success', text: 'Your payment method is changed.' }),
    );
    expect(marketplace.requests('payOrder')[0]?.body).toMatchObject({
      order_id: 7,
      guest_id: guestId,
      payment_method: 'cash_on_delivery',
    });
  });

  it('pays again after a failed payment, where the mail about it leads (PAY-3)', async () => {
    answer({ order_status: 'pending', payment_method: 'digital_payment' });
    marketplace.answers({
      orderDetails: someOrderDetails({ id: 7, payment_method: 'digital_payment', can_pay: 1 }),
      payOrder: { message: '', payment_url: 'http://pay.localhost/7' },
    });
    const { user } = openAsGuest('+966500000002', guestId);
    await user.click(await screen.findByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('http://pay.localhost/7'));
  });

  it('corrects no details of an offline payment that is confirmed (CHK-8)', async () => {
    answer({ order_status: 'pending', payment_method: 'offline_payment', payment_status: 'paid' });
    marketplace.answers({ orderDetails: { ...offlineDetails('verified'), can_pay: 0 } });
    openAsGuest('+966500000002', guestId);
    await screen.findByRole('link', { name: 'View order details' });
    expect(screen.queryByRole('button', { name: 'Update payment info' })).toBeNull();
  });

  it('can do nothing about an order of somebody else, and sees no error (AMB-5)', async () => {
    answer({ order_status: 'pending' });
    marketplace.answers({ orderDetails: refuses(404, 'There is no such order.', 'not_found') });
    const { shell } = openAsGuest('+966500000002', 'a-guest');
    await order();
    await waitFor(() => expect(marketplace.requests('orderDetails')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'View order details' })).toBeNull();
    expect(shell.toast).not.toHaveBeenCalled();
  });

  it('is asked for the contact of an order that was placed elsewhere (ORD-13)', async () => {
    marketplace.answers({ trackOrder: refuses(404, 'There is no such order.', 'not_found') });
    openAsGuest(undefined, 'a-guest');
    expect(await screen.findByLabelText('Phone number or email')).toHaveValue('');
    expect(screen.getByLabelText('Order number')).toHaveValue('7');
    expect(screen.queryByText('Order not found')).toBeNull();
  });

  it('sees that no order is found for a wrong contact, and keeps typed text (ORD-14)', async () => {
    marketplace.answers({ trackOrder: refuses(404, 'There is no such order.', 'not_found') });
    const { shell } = openAsGuest('+966500000003');
    expect(await screen.findByText('Order not found')).toBeVisible();
    expect(screen.getByLabelText('Phone number or email')).toHaveValue('+966500000003');
    expect(shell.toast).not.toHaveBeenCalled();
    expect(marketplace.requests('trackOrder')).toHaveLength(1);
  });

  it('sees no card of the delivery person, and is asked to sign in to write (ORD-17, SES-7)', async () => {
    answer({ order_status: 'picked_up', delivery_man: { ...rider, l_name: '', phone: '' } });
    const { user, shell } = openAsGuest('+966500000002');
    await order();
    expect(screen.queryByRole('region', { name: 'Rider' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Message Omar' }));
    expect(shell.toast).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'error', text: 'You are not logged in' }),
    );
  });
});

it.each(['0', 'abc', '7x', '12345678901'])(
  'finds no order by %s, and sends no request (ORD-14)',
  async (orderId) => {
    open(`/track-order?order_id=${orderId}`);
    expect(await screen.findByText('Order not found')).toBeVisible();
    expect(marketplace.requests('trackOrder')).toHaveLength(0);
  },
);

it('finds an order by the number with a hash before it, as mails write it (ORD-13)', async () => {
  answer();
  open('/track-order?order_id=%237');
  expect(await order()).toBeVisible();
});

it('shows the four steps with their times, amount, address and estimate (ORD-7, ORD-8)', async () => {
  answer({
    order_status: 'processing',
    confirmed: '2026-03-04T12:10:00.000Z',
    estimated_arrival: '2026-03-04T12:45:00.000Z',
    order_amount: 31.5,
    receiver_details: anOrderAddress({ address: '7 Lighthouse Road' }),
  });
  open();
  const steps = within(await screen.findByRole('region', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps).toHaveLength(4);
  expect(steps[0]).toHaveTextContent(/2026/);
  for (const [index, name] of ['Order Placed', 'Order Confirmed', 'On the Way', 'Delivered'].entries())
    expect(steps[index]).toHaveTextContent(name);
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
  const details = screen.getByRole('region', { name: 'Order details' });
  expect(details).toHaveTextContent('7 Lighthouse Road');
  expect(details).toHaveTextContent('31.50');
  expect(screen.getByText('Estimated arrival').querySelector('time')).toHaveAttribute(
    'datetime',
    '2026-03-04T12:45:00.000Z',
  );
});

it('leaves the amount out until the pharmacist has set the price (ORD-7, RX-5)', async () => {
  answer({ items_count: 0, order_amount: 0 });
  open();
  const details = await screen.findByRole('region', { name: 'Order details' });
  expect(details).toHaveTextContent('Deliver to');
  expect(details).not.toHaveTextContent('Order amount');
});

it.each([
  ['canceled', 'Canceled', 'This order was canceled. You get back what you paid.'],
  ['failed', 'Failed', "We couldn't complete this order. You get back what you paid."],
  ['refund_requested', 'Refund requested', "We're reviewing your refund request."],
  ['refunded', 'Refunded', 'Your money is on its way back to you.'],
  ['returned', 'Returned', 'This order was returned to the store.'],
])('has a panel of its own for an order that is %s, and no map (ORD-9)', async (name, title, text) => {
  answer({ order_status: name, payment_status: 'paid' });
  open();
  expect(within(await screen.findByRole('region', { name: title })).getByText(text)).toBeVisible();
  expect(screen.queryByRole('application')).toBeNull();
});

it.each([
  ['canceled', "This order was canceled. You won't be charged."],
  ['failed', "We couldn't complete this order. You won't be charged."],
])('promises no money back for an order that is %s and was not paid (ORD-9)', async (name, text) => {
  answer({ order_status: name, payment_status: 'unpaid' });
  open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Order details' })).toHaveTextContent(/· Not paid/);
});

it('shows the last step for an unknown status (ORD-9)', async () => {
  answer({ order_status: 'picked_up' });
  open();
  await waitFor(() => expect(status()).toHaveTextContent('On the Way'));
  answer({ order_status: 'crossing_the_river' });
  await act(() => refetchOrders());
  expect(status()).toHaveTextContent('On the Way');
  expect(screen.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
});

it('shows the delivery person on the map once the order is picked up (ORD-11)', async () => {
  answer({ order_status: 'handover', delivery_man: rider });
  open();
  const map = within(await screen.findByRole('application', { name: 'Map of your order' }));
  expect(map.getByRole('img', { name: 'Delivery address' })).toBeInTheDocument();
  expect(map.queryByRole('img', { name: 'Omar, rider' })).toBeNull();
  answer({ order_status: 'picked_up', delivery_man: rider });
  await act(() => refetchOrders());
  expect(await map.findByRole('img', { name: 'Omar, rider' })).toBeInTheDocument();
});

it('keeps store, address and delivery person in sight, until the map is moved (ORD-11)', async () => {
  answer({ order_status: 'picked_up', delivery_man: rider });
  const { user } = open();
  const map = await screen.findByRole('application', { name: 'Map of your order' });
  for (const name of ['Olive Kitchen', 'Delivery address', 'Omar, rider'])
    expect(within(map).getByRole('img', { name })).toBeInTheDocument();
  const center = () => map.getAttribute('data-center');
  const first = center();
  answer({ order_status: 'picked_up', delivery_man: { ...rider, lat: 24.9 } });
  await act(() => refetchOrders());
  await waitFor(() => expect(center()).not.toBe(first));
  const second = center();
  await user.click(screen.getByRole('button', { name: 'Move the map' }));
  await waitFor(() => expect(center()).toBe('1,2'));
  answer({ order_status: 'picked_up', delivery_man: rider });
  await act(() => refetchOrders());
  expect(center()).toBe('1,2');
  answer({ order_status: 'picked_up', delivery_man: { ...rider, lat: 24.9 } });
  await act(() => refetchOrders());
  await user.click(screen.getByRole('button', { name: 'Center on your order' }));
  expect(center()).toBe(second);
});

it('shows in how many minutes an order arrives that is near (ORD-7)', async () => {
  answer({ estimated_arrival: new Date(Date.now() + 10.5 * 60_000).toISOString() });
  open();
  expect(await screen.findByText('in 11 min')).toBeVisible();
});

it('leads on to another order below one that was found, and not beside the form (ORD-13, ORD-14)', async () => {
  answer();
  const { unmount } = open();
  await order();
  expect(screen.getByRole('link', { name: 'Track another order' })).toHaveAttribute('href', '/track-order');
  unmount();
  marketplace.answers({ trackOrder: refuses(404, 'There is no such order.', 'not_found') });
  open('/track-order?order_id=8');
  expect(await screen.findByText('Order not found')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Track another order' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute(
    'href',
    '/profile?page=my-orders',
  );
});

it('lets a customer call the delivery person, and write about this order (ORD-17, CHT-6)', async () => {
  answer({ order_status: 'picked_up', delivery_man: rider });
  open();
  const card = within(await screen.findByRole('region', { name: 'Rider' }));
  expect(card.getByRole('link', { name: 'Call Omar' })).toHaveAttribute('href', 'tel:+966500000009');
  expect(card.getByRole('link', { name: 'Message Omar' })).toHaveAttribute(
    'href',
    '/profile?page=inbox&type=delivery_man&id=4&orderId=7&chatFrom=order',
  );
  expect(screen.getByRole('link', { name: 'Message Olive Kitchen' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View order details' })).toHaveAttribute(
    'href',
    '/profile?page=my-orders&orderId=7',
  );
});

describe('while it is open', () => {
  const trackCalls = () => marketplace.requests('trackOrder').length;
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const setVisible = (isVisible: boolean) =>
    act(async () => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await jest.advanceTimersByTimeAsync(0);
    });
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is loaded every ten seconds, at once on a push message, and no more once it is delivered (ORD-10)', async () => {
    answer({ order_status: 'confirmed' });
    open();
    await order();
    answer({ order_status: 'picked_up' });
    await pass(10);
    await waitFor(() => expect(status()).toHaveTextContent('On the Way'));
    answer({ order_status: 'delivered' });
    await act(() => refetchOrders());
    await waitFor(() => expect(status()).toHaveTextContent('Delivered'));
    const before = trackCalls();
    await pass(60);
    expect(trackCalls()).toBe(before);
  });

  it('shows a guest within ten seconds that an offline payment was not confirmed (CHK-8, ORD-10)', async () => {
    answer({ order_status: 'pending', payment_method: 'offline_payment' });
    marketplace.answers({ orderDetails: offlineDetails('pending') });
    openAsGuest('+966500000002', guestId);
    expect(await screen.findByText('Checking your payment')).toBeVisible();
    marketplace.answers({ orderDetails: offlineDetails('denied') });
    await pass(10);
    expect(await screen.findByText('Payment not confirmed')).toBeVisible();
  });

  it.each(['canceled', 'failed', 'refund_requested', 'refunded', 'returned'])(
    'is loaded once where it is %s (ORD-10)',
    async (name) => {
      answer({ order_status: name });
      open();
      await order();
      await pass(60);
      expect(trackCalls()).toBe(1);
    },
  );

  it('is not loaded while the page is hidden, and at once when it is visible again (ORD-10)', async () => {
    answer({ order_status: 'confirmed' });
    open();
    await order();
    await setVisible(false);
    const before = trackCalls();
    await pass(60);
    expect(trackCalls()).toBe(before);
    await setVisible(true);
    await waitFor(() => expect(trackCalls()).toBe(before + 1));
  });

  it('shows the last known state where a response does not come, after one more try (ORD-3, API-11)', async () => {
    answer({ order_status: 'confirmed' });
    open();
    await order();
    marketplace.answers({ trackOrder: unreachable() });
    await pass(10);
    expect(await screen.findByText("We couldn't update the order. We'll keep trying.")).toBeVisible();
    expect(trackCalls()).toBe(3);
    expect(status()).toHaveTextContent('Order Confirmed');
  });
});

it('shows that it could not be loaded, and tries again (ORD-3)', async () => {
  marketplace.answers({ trackOrder: unreachable() });
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(marketplace.requests('trackOrder')).toHaveLength(2);
  answer();
  await user.click(again);
  expect(await order()).toBeVisible();
});

it('shows when to try again after many wrong contacts (AMB-5)', async () => {
  marketplace.answers({
    trackOrder: refuses(429, 'Too many attempts. Try again in 30 seconds.', 'contact_number'),
  });
  openAsGuest('+966500000003');
  expect(await screen.findByText('Too many attempts. Try again in 30 seconds.')).toBeVisible();
});

describe('the drawer', () => {
  const path = '/profile?page=my-orders&orderId=7';

  it('opens above the customer’s order, and follows it (ORD-12)', async () => {
    answer({ order_status: 'picked_up', delivery_man: rider });
    open(`${path}&view=track`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Track order' }));
    expect(await drawer.findByRole('article', { name: 'Order 7' })).toBeVisible();
    expect(drawer.getByRole('application', { name: 'Map of your order' })).toBeInTheDocument();
  });

  it('leads back to the order when it closes, without another step of Back (ORD-12)', async () => {
    answer();
    const { user, shell } = open(`${path}&view=track`);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(shell.navigate).toHaveBeenCalledWith(path, { replace: true });
  });

  it('does not open without an order (ORD-12)', async () => {
    open('/profile?page=my-orders&view=track');
    await screen.findByRole('heading', { level: 1, name: 'My orders' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(marketplace.requests('trackOrder')).toHaveLength(0);
  });

  it('does not open for guests, who sign in first (ORD-12)', async () => {
    open(`${path}&view=track`, {});
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
