import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aBill,
  aCustomer,
  aPlacedOrder,
  aShell,
  marketplace,
  pending,
  refuses,
  unreachable,
} from '@souk/testing';
import { queryClient, walletTransactionsPages } from '@souk/api-client';
import { HEADERS, type CheckoutSectionProps } from '@souk/contracts';
import { leaveFor } from '@souk/remote-kit';
import { CART, draw, placeButton, quotes, someAddress } from '../../testing/draw-checkout.ts';
import { saveAttempt, newAttempt } from '../../attempt.ts';

jest.mock('@souk/remote-kit', () => ({
  ...jest.requireActual<object>('@souk/remote-kit'),
  leaveFor: jest.fn(() => true),
}));

const placed = () => marketplace.requests('placeOrder');
const keys = () => placed().map(({ headers }) => headers.get(HEADERS.idempotency));
afterEach(() => sessionStorage.clear());

it('places the accepted bill, with contact and address, and shows the order (CHK-2, CHK-12)', async () => {
  const { user, shell } = draw();
  await user.type(await screen.findByRole('textbox', { name: 'Note for the restaurant' }), 'Ring twice');
  await user.click(await placeButton());
  await waitFor(() => expect(placed()).toHaveLength(1));
  expect(placed()[0]?.body).toEqual({
    guest_id: 'guest-0123456789abcdef',
    order_type: 'delivery',
    payment_method: 'cash_on_delivery',
    accepted_total: 8,
    address: someAddress.address,
    latitude: someAddress.latitude,
    longitude: someAddress.longitude,
    address_type: 'home',
    contact_person_name: 'Lena Haddad',
    contact_person_number: '+966500000002',
    order_note: 'Ring twice',
  });
  await waitFor(() =>
    expect(shell.navigate).toHaveBeenCalledWith('/checkout/placed?order_id=100001&module_id=1', {
      replace: true,
    }),
  );
  expect(shell.checkout.done).toHaveBeenCalledWith('cart');
  expect(shell.drafts.drop).toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

it('asks again what is left in the wallet, and where the customer has ordered (WAL-3, CHK-12)', async () => {
  const transactions = walletTransactionsPages();
  await queryClient.fetchInfiniteQuery(transactions);
  const { user, shell } = draw({ customer: aCustomer() });
  await user.click(await placeButton());
  await waitFor(() => expect(shell.session.reload).toHaveBeenCalledTimes(1));
  expect(queryClient.getQueryState(transactions.queryKey)).toMatchObject({ isInvalidated: true });
});

it('leaves for the provider’s page where the payment is digital', async () => {
  marketplace.answers({ placeOrder: aPlacedOrder({ payment_url: 'http://pay.localhost/session/1' }) });
  const { user, shell } = draw();
  await user.click(await screen.findByRole('radio', { name: /Pay online/ }));
  await user.click(await placeButton());
  expect(await screen.findByText('Taking you to the payment page…')).toBeVisible();
  expect(leaveFor).toHaveBeenCalledWith('http://pay.localhost/session/1');
  expect(shell.navigate).not.toHaveBeenCalled();
  expect(shell.checkout.done).toHaveBeenCalledWith('cart');
});

it('ignores a second press while the first is on its way (PAY-6)', async () => {
  marketplace.answers({ placeOrder: pending() });
  const { user } = draw();
  await user.dblClick(await placeButton());
  const busy = await screen.findByRole('button', { name: 'Placing your order…' });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  await user.click(busy);
  expect(placed()).toHaveLength(1);
});

it('after a lost answer is one order: checking again sends the same key (CHK-2)', async () => {
  marketplace.answers({ placeOrder: unreachable() });
  const { user, shell } = draw();
  await user.click(await placeButton());
  expect(
    await screen.findByRole('heading', { level: 1, name: "We couldn't confirm your order" }),
  ).toBeInTheDocument();
  marketplace.answers({ placeOrder: aPlacedOrder() });
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(shell.navigate).toHaveBeenCalled());
  expect(placed()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
  expect(placed()[1]?.body).toEqual(placed()[0]?.body);
  expect(shell.drafts.drop).toHaveBeenCalledWith('checkout.order');
});

it.each([401, 429])('is still one order where checking again is refused with %i (CHK-2)', async (status) => {
  marketplace.answers({ placeOrder: unreachable() });
  const { user } = draw();
  await user.click(await placeButton());
  marketplace.answers({ placeOrder: refuses(status) });
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(placed()).toHaveLength(2));
  const again = await screen.findByRole('button', { name: 'Check again' });
  expect(sessionStorage.getItem('checkout.attempt')).toContain(keys()[0]);
  marketplace.answers({ placeOrder: aPlacedOrder() });
  await user.click(again);
  await waitFor(() => expect(placed()).toHaveLength(3));
  expect(new Set(keys()).size).toBe(1);
});

it('is refused where its first try is (CHK-2)', async () => {
  marketplace.answers({ placeOrder: refuses(429) });
  const { user } = draw();
  await user.click(await placeButton());
  await waitFor(() => expect(placed()).toHaveLength(1));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(await placeButton()).toBeVisible();
});

it('is sent again when the connection is back', async () => {
  marketplace.answers({ placeOrder: unreachable() });
  const { user } = draw();
  await user.click(await placeButton());
  await screen.findByRole('button', { name: 'Check again' });
  marketplace.answers({ placeOrder: aPlacedOrder() });
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(placed()).toHaveLength(2));
});

it('continues after a reload, with the same key (CHK-2)', async () => {
  const attempt = newAttempt({
    body: {
      guest_id: 'guest-0123456789abcdef',
      order_type: 'take_away',
      payment_method: 'cash_on_delivery',
      accepted_total: 8,
    },
    page: 'cart',
    moduleId: 1,
    owner: 'guest guest-0123456789abcdef',
  });
  saveAttempt(attempt);
  const { shell } = draw();
  await waitFor(() => expect(shell.navigate).toHaveBeenCalled());
  expect(keys()).toEqual([attempt.key]);
  expect(placed()[0]?.body).toEqual(attempt.body);
});

it('shows the order where the answer came in the middle of a reload (CHK-2)', async () => {
  const body = { order_type: 'take_away', payment_method: 'cash_on_delivery', accepted_total: 8 } as const;
  const owner = 'guest guest-0123456789abcdef';
  saveAttempt({ ...newAttempt({ body, page: 'cart', moduleId: 1, owner }), orderId: 1042 });
  const { shell } = draw();
  await waitFor(() =>
    expect(shell.navigate).toHaveBeenCalledWith('/checkout/placed?order_id=1042&module_id=1', {
      replace: true,
    }),
  );
  expect(placed()).toHaveLength(0);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

it('asks first where the reload came late', async () => {
  const body = { order_type: 'take_away', payment_method: 'cash_on_delivery', accepted_total: 8 } as const;
  const owner = 'guest guest-0123456789abcdef';
  saveAttempt({ key: 'k'.repeat(32), body, page: 'cart', moduleId: 1, owner, at: Date.now() - 10 * 60_000 });
  draw();
  expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
  expect(placed()).toHaveLength(0);
});

it('sends nothing while offline, with a message', async () => {
  draw();
  const button = await placeButton();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // Pressed before the page has noticed.
  fireEvent.click(button);
  expect(await screen.findByText(/^You're offline, so your order wasn't sent\./)).toBeVisible();
  expect(placed()).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

it('takes no order without a connection, with a message until it is back (API-14)', async () => {
  draw();
  const button = await placeButton();
  const theNetworkIs = (online: boolean) =>
    act(() => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
      window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    });
  theNetworkIs(false);
  expect(button).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent('Connect to the internet to place your order.');
  theNetworkIs(true);
  expect(button).toBeEnabled();
  expect(screen.queryByText(/Connect to the internet/)).not.toBeInTheDocument();
});

it('shows a changed bill to accept, and places the order at the new one (CHK-10)', async () => {
  marketplace.answers({ placeOrder: refuses(409, 'The bill has changed', 'bill_changed') });
  const { user } = draw();
  await placeButton();
  quotes({ bill: aBill({ delivery_fee: 3, total: 9, due: 9 }) });
  await user.click(await placeButton());
  expect(await screen.findByText('The total is now $9.00 instead of $8.00.')).toBeVisible();
  expect(screen.getByText(/The bill has changed, so your order wasn't placed/)).toBeVisible();
  await waitFor(() => expect(document.activeElement?.id).toBe('checkout-lines'));
  await user.click(await placeButton());
  expect(placed()).toHaveLength(1);
  marketplace.answers({ placeOrder: aPlacedOrder() });
  await user.click(screen.getByRole('button', { name: 'Accept changes' }));
  await user.click(await placeButton());
  await waitFor(() => expect(placed()).toHaveLength(2));
  expect(placed()[1]?.body).toMatchObject({ accepted_total: 9 });
  expect(new Set(keys()).size).toBe(2);
});

it('shows why the server refuses, and requests a quote again', async () => {
  marketplace.answers({ placeOrder: refuses(403, 'This store takes no orders right now.', 'store_closed') });
  const { user } = draw();
  const before = marketplace.requests('quoteOrder').length;
  await user.click(await placeButton());
  expect(await screen.findByText('This store takes no orders right now.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent("Your order wasn't placed");
  expect(marketplace.requests('quoteOrder').length).toBeGreaterThan(before);
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['contact_person_number', 'address'],
  ['prescription_files', 'extras'],
  ['dm_tips', 'tip'],
  ['order_note', 'note'],
  ['offline_method_id', 'payment'],
  ['store_closed', 'slot'],
])(
  'marks where it belongs what the server refuses by %s, until it is changed (CHK-7, CHK-10)',
  async (code, part) => {
    marketplace.answers({ placeOrder: refuses(422, 'The server says so.', code) });
    const { user } = draw();
    await user.click(await placeButton());
    expect(await screen.findByText("Your order wasn't placed.")).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/Check your/);
    expect(screen.getAllByText('The server says so.')).toHaveLength(1);
    const place = document.getElementById(`checkout-${part}`) ?? document.body;
    expect(within(place).getByText('The server says so.')).toBeVisible();
    await waitFor(() => expect(place).toContainElement(document.activeElement as HTMLElement));
    await user.click(screen.getByRole('radio', { name: /Pay online/ }));
    expect(within(place).queryByText('The server says so.')).not.toBeInTheDocument();
  },
);

it('asks a grocery’s customer to check what happens to out-of-stock items, not a prescription (CHK-7, CHK-10)', async () => {
  const shell = aShell({ path: CART, addresses: [someAddress] });
  const Section = ({ onChange }: CheckoutSectionProps) => (
    <button onClick={() => onChange({ unavailable_item_note: 'Call me' })}>Call me</button>
  );
  jest.mocked(shell.contribution as () => Promise<typeof Section>).mockResolvedValue(Section);
  marketplace.answers({
    placeOrder: refuses(422, 'This answer is too long.', 'unavailable_item_note'),
  });
  const { user } = draw(shell);
  await user.click(await screen.findByRole('button', { name: 'Call me' }));
  await user.click(await placeButton());
  expect(await screen.findByText("Your order wasn't placed.")).toBeVisible();
  expect(screen.getByText('Check your choice for out-of-stock items.')).toBeVisible();
  expect(screen.queryByText('Check your prescription.')).not.toBeInTheDocument();
});

it('says in sentences of their own that an order was not placed, and why (CHK-10)', async () => {
  marketplace.answers({ placeOrder: refuses(403, 'You have too many open orders.', 'too_many') });
  const { user } = draw();
  await user.click(await placeButton());
  expect(await screen.findByText('You have too many open orders.')).toBeVisible();
  expect(screen.getByText("Your order wasn't placed.")).toBeVisible();
});

it('is not sent again by another customer of this tab', async () => {
  const body = { order_type: 'take_away', payment_method: 'cash_on_delivery', accepted_total: 8 } as const;
  saveAttempt(newAttempt({ body, page: 'cart', moduleId: 1, owner: 'customer 99' }));
  draw(aShell({ path: CART, addresses: [someAddress] }));
  await placeButton();
  expect(placed()).toHaveLength(0);
});
