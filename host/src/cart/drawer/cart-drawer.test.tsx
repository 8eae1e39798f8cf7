import { STORAGE_KEYS } from '@souk/contracts';
import {
  aCartLine,
  aConfig,
  anAddOn,
  anItem,
  anItemPage,
  marketplace,
  pending,
  refuses,
  someStoreDetails,
} from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aDiscoveredRelease,
  aDiscoveryDocument,
  anAccountRelease,
} from '../../testing/a-discovery-document.ts';
import { renderHost } from '../../testing/render-host.tsx';
import { theNetworkIs } from '../../testing/the-network.ts';
import type { HostFacts } from '../../testing/render-host.tsx';

const GUEST = 'guest-0123456789abcdef';

async function openDrawer(facts: HostFacts = {}) {
  const host = renderHost({ guestId: GUEST, ...facts });
  await host.user.click(screen.getByRole('button', { name: 'Cart' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Shopping Cart' }));
  return { ...host, drawer };
}
const soup = aCartLine({ id: 7, quantity: 2, item: anItem({ price: 10, discount: 10 }), price: 10 });

it('says that it is loading until the lines are there (CRT-1)', async () => {
  marketplace.answers({ cart: pending() });
  const { drawer } = await openDrawer();
  expect(drawer.getByText('Loading your cart…')).toBeInTheDocument();
  expect(drawer.queryByText('Your cart is empty')).toBeNull();
});

it('is 420 pixels wide at the most (CRT-1, CON-3)', async () => {
  await openDrawer();
  const { classList } = screen.getByRole('dialog', { name: 'Shopping Cart' });
  const rules = [...classList].map((name) => `.${name}{max-inline-size:420px;`);
  expect(rules.some((rule) => document.head.innerHTML.includes(rule))).toBe(true);
});

it('is closed by its button', async () => {
  const { drawer, user } = await openDrawer();
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is empty, without count, sum or bar, and leads on to the shop (CRT-2, CRT-3)', async () => {
  const { drawer, user } = await openDrawer({ path: '/auth/sign-in' });
  expect(await drawer.findByText('Your cart is empty')).toBeVisible();
  expect(drawer.queryByText('Subtotal')).toBeNull();
  expect(drawer.queryByRole('progressbar')).toBeNull();
  await user.click(drawer.getByRole('button', { name: 'Continue Shopping' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/home');
});

it('shows how many pieces, store, discounted prices and subtotal (CRT-3, CRT-23)', async () => {
  marketplace.answers({ cart: [soup], relatedItems: anItemPage([]) });
  const { drawer } = await openDrawer();
  expect(await drawer.findByText('2 items')).toBeVisible();
  expect(drawer.getByText('From Olive Kitchen')).toBeVisible();
  const line = within(drawer.getByRole('listitem'));
  expect(line.getByText('$18.00')).toBeVisible();
  expect(line.getByText('$20.00')).toBeVisible();
  expect(line.getByText('2 × $9.00')).toBeVisible();
  expect(drawer.getByText('Subtotal').parentElement).toHaveTextContent('$18.00');
});

it('shows what the customer notes of a line (CRT-23)', async () => {
  marketplace.answers({
    cart: [{ ...soup, note: '<b>no onions</b>' }, aCartLine({ id: 8 })],
    relatedItems: anItemPage([]),
  });
  const { drawer } = await openDrawer();
  const [noted, plain] = await drawer.findAllByRole('listitem');
  expect(noted).toHaveTextContent('Note: \u2068<b>no onions</b>\u2069');
  expect(plain).not.toHaveTextContent('Note');
});

it('counts the units beyond a flash sale at their regular price, and says how many (POP-16, CRT-3)', async () => {
  const regular = { discount: 0, discount_type: 'percent' as const, store_discount: 0 };
  const item = anItem({ price: 12, discount: 20, flash_sale: { id: 3, units_left: 7, regular } });
  marketplace.answers({ cart: [aCartLine({ id: 7, quantity: 9, item, price: 12 })] });
  const { drawer } = await openDrawer();
  expect(await drawer.findByText('7 at sale price, 2 at regular price')).toBeVisible();
  expect(drawer.queryByText(/^9 ×/)).toBeNull();
  expect(drawer.getByText('Subtotal').parentElement).toHaveTextContent('$91.20');
});

it('says how much is missing for free delivery (CRT-4)', async () => {
  marketplace.answers({ cart: [soup], config: aConfig({ free_delivery_over: 20 }) });
  const { drawer } = await openDrawer();
  const text = '$2.00 more for free delivery';
  expect(await drawer.findByText(text)).toBeVisible();
  expect(drawer.getByRole('progressbar', { name: text })).toHaveAttribute('aria-valuenow', '90');
});

it('says that delivery is reduced once the sum is reached (CRT-4)', async () => {
  marketplace.answers({ cart: [soup], config: aConfig({ free_delivery_over: 18 }) });
  const { drawer } = await openDrawer();
  expect(await drawer.findByText('You have reduced delivery charge')).toBeVisible();
});

it('says how much is missing for the least that the store takes, until it is reached', async () => {
  marketplace.answers({ cart: [soup], store: someStoreDetails({ minimum_order: 28.5 }), updateCart: [] });
  const { drawer, user } = await openDrawer();
  const text = 'Add $10.50 more to order from Olive Kitchen';
  expect(await drawer.findByText(text)).toBeVisible();
  expect(drawer.getByRole('progressbar', { name: text })).toHaveAttribute('aria-valuenow', '63');
  for (let taps = 0; taps < 2; taps++)
    await user.click(drawer.getByRole('button', { name: 'Increase quantity' }));
  expect(drawer.queryByText(/more to order/)).toBeNull();
});

it.each([
  ['an open store', {}, 1],
  ['a closed store', { open: 0 }, 0],
  ['a store that does not deliver', { delivery: 0 }, 0],
] as const)('says when an order of %s arrives, where that is known', async (_, changes, lines) => {
  marketplace.answers({ cart: [soup], store: someStoreDetails({ ...changes, minimum_order: 99 }) });
  const { drawer } = await openDrawer();
  await drawer.findByText(/more to order/);
  expect(drawer.queryAllByText('Arrives in 20-30 min')).toHaveLength(lines);
});

it.each([
  ['a store that hands orders over', {}, 'Pick up from Olive Kitchen', 'Arrives in 20-30 min'],
  ['a store that only delivers', { take_away: 0 }, 'Arrives in 20-30 min', 'Pick up from Olive Kitchen'],
] as const)('says where pickup is chosen how an order of %s is got', async (_, changes, shown, hidden) => {
  localStorage.setItem(STORAGE_KEYS.orderType, 'take_away');
  marketplace.answers({ cart: [soup], store: someStoreDetails(changes) });
  const { drawer } = await openDrawer();
  expect(await drawer.findByText(shown)).toBeVisible();
  expect(drawer.queryByText(hidden)).toBeNull();
});

it('shows no price of one where units cost differently, or have add-ons (CRT-23)', async () => {
  const withAddOn = aCartLine({
    ...soup,
    add_ons: [{ ...anAddOn(), quantity: 1 }],
    add_on_ids: [1],
    add_on_qtys: [1],
  });
  marketplace.answers({ cart: [withAddOn], relatedItems: anItemPage([]) });
  const { drawer } = await openDrawer();
  expect(await drawer.findByRole('listitem')).not.toHaveTextContent('2 ×');
});

it('asks for the store only while it is open, and is whole without its answer', async () => {
  marketplace.answers({ cart: [soup], store: refuses(500) });
  const { user } = renderHost({ guestId: GUEST });
  expect(await screen.findByText('2 items in the cart')).toBeInTheDocument();
  expect(marketplace.requests('store')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Cart' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Shopping Cart' }));
  await waitFor(() => expect(marketplace.requests('store').length).toBeGreaterThan(0));
  expect(await drawer.findByText('Subtotal')).toBeVisible();
  expect(drawer.queryByRole('alert')).toBeNull();
});

it('has no bar where nothing makes delivery free (CRT-4)', async () => {
  marketplace.answers({ cart: [soup], config: aConfig({ free_delivery_over: null }) });
  const { drawer } = await openDrawer();
  await drawer.findByText('Subtotal');
  expect(drawer.queryByRole('progressbar')).toBeNull();
});

it('says what was chosen, that a price has changed, and what cannot be ordered (CRT-20, CRT-23)', async () => {
  const changed = aCartLine({
    ...soup,
    previous_price: 8,
    available: 0,
    variation: [{ name: 'Size', values: { label: ['Large'] } }],
    add_ons: [{ ...anAddOn(), quantity: 2 }],
    add_on_ids: [1],
    add_on_qtys: [2],
  });
  marketplace.answers({ cart: [changed] });
  const { drawer } = await openDrawer();
  expect(await drawer.findByText('Large · Garlic bread × 2')).toBeVisible();
  expect(drawer.getByText('Price changed from $7.20')).toBeVisible();
  expect(drawer.getByText('Not available right now')).toBeVisible();
});

it('opens a line for a change (CRT-23)', async () => {
  marketplace.answers({ cart: [soup] });
  const { drawer, user, shell } = await openDrawer();
  const show = jest.spyOn(shell.services.dialogs, 'product').mockImplementation(() => undefined);
  await user.click(await drawer.findByRole('button', { name: 'Change Lentil Soup' }));
  expect(show).toHaveBeenCalledWith(soup.item, { line: soup });
});

it('counts up and down, and takes a line away (CRT-7, CRT-18)', async () => {
  marketplace.answers({ cart: [soup], updateCart: [{ ...soup, quantity: 3 }] });
  const { drawer, user } = await openDrawer();
  const stepper = within(await drawer.findByRole('group', { name: 'Quantity of Lentil Soup' }));
  await user.click(stepper.getByRole('button', { name: 'Increase quantity' }));
  expect(stepper.getByRole('status')).toHaveTextContent('3');
  await user.click(drawer.getByRole('button', { name: 'Remove Lentil Soup' }));
  expect(await drawer.findByText('Your cart is empty')).toBeVisible();
  expect(await screen.findByText('Cart item remove successfully')).toBeVisible();
});

it("shows why the cart could not be loaded, in the server's words (API-8)", async () => {
  marketplace.answers({ cart: refuses(403, 'This zone is closed') });
  const { drawer } = await openDrawer();
  expect(await drawer.findByText("We couldn't load your cart")).toBeVisible();
  expect(drawer.getByRole('alert')).toHaveTextContent('This zone is closed');
});

it('says that the cart could not be loaded, and tries again', async () => {
  marketplace.answers({ cart: refuses(500) });
  const { drawer, user } = await openDrawer();
  expect(await drawer.findByText("We couldn't load your cart")).toBeVisible();
  marketplace.answers({ cart: [soup] });
  await user.click(drawer.getByRole('button', { name: 'Try again' }));
  expect(await drawer.findByText('2 items')).toBeVisible();
});

describe('the way to checkout (CRT-5)', () => {
  const withCheckout = aDiscoveryDocument(
    {},
    {
      food: aDiscoveredRelease('food'),
      account: anAccountRelease(),
      checkout: aDiscoveredRelease('checkout', '1.0.0', { moduleType: null, routes: ['/checkout'] }),
    },
  );
  const toCheckout = async (facts: HostFacts) => {
    marketplace.answers({ cart: [soup] });
    const host = await openDrawer({ ...facts, discovery: withCheckout });
    await host.user.click(await host.drawer.findByRole('button', { name: 'Proceed to checkout' }));
    return host;
  };
  const here = () => `${window.location.pathname}${window.location.search}`;
  const CHECKOUT = '/checkout?page=cart&module_id=1';
  const BACK = `?return=${encodeURIComponent(CHECKOUT)}`;

  it('leads a customer to it', async () => {
    await toCheckout({ token: 'token-a', guestId: undefined });
    expect(here()).toBe(CHECKOUT);
  });

  it('sends a guest to sign in where guests may not order, and back', async () => {
    marketplace.answers({ config: aConfig({ guest_checkout_status: 0 }) });
    await toCheckout({});
    await waitFor(() => expect(here()).toBe(`/auth/sign-in${BACK}`));
  });

  it.each([
    ['Guest', CHECKOUT],
    ['Login', `/auth/sign-in${BACK}`],
    ['Sign Up', `/auth/sign-up${BACK}`],
  ])('asks a guest where guests may order: %s (CRT-6)', async (choice, goal) => {
    const { user } = await toCheckout({});
    const prompt = within(await screen.findByRole('dialog', { name: 'How would you like to continue?' }));
    expect(prompt.getByText('Do you want to login or continue as a guest?')).toBeVisible();
    expect(prompt.getByText(/keep your orders in your history/)).toBeVisible();
    await user.click(prompt.getByRole('button', { name: choice }));
    await waitFor(() => expect(here()).toBe(goal));
  });

  it('stays where it is when the guest closes the question (CRT-6)', async () => {
    const { user } = await toCheckout({});
    await screen.findByRole('dialog', { name: 'How would you like to continue?' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(here()).toBe('/home?module_id=1');
  });
});

it('says so where no live release draws the checkout', async () => {
  marketplace.answers({ cart: [soup] });
  const { drawer, user } = await openDrawer({ token: 'token-a' });
  await user.click(await drawer.findByRole('button', { name: 'Proceed to checkout' }));
  expect(await screen.findByText("Checkout isn't available right now. Your cart is saved.")).toBeVisible();
});

it('says that the checkout needs a connection, and leads there once it is back (API-14)', async () => {
  marketplace.answers({ cart: [soup] });
  const { drawer } = await openDrawer();
  const button = await drawer.findByRole('button', { name: 'Proceed to checkout' });
  expect(button).toBeEnabled();
  await theNetworkIs(false);
  expect(button).toBeDisabled();
  expect(drawer.getByText(/^You're offline/).closest('[role=status]')).toBeVisible();
  await theNetworkIs(true);
  expect(button).toBeEnabled();
  expect(drawer.queryByText(/^You're offline/)).toBeNull();
});

it('says that it needs a connection where it was never loaded (API-14)', async () => {
  marketplace.answers({ cart: pending() });
  const { drawer } = await openDrawer();
  await theNetworkIs(false);
  expect(drawer.getByText('Connect to the internet to see your cart')).toBeVisible();
  await theNetworkIs(true);
  expect(drawer.queryByText('Connect to the internet to see your cart')).toBeNull();
});
