import {
  aCartLine,
  aGroceryItem,
  aLocation,
  anItem,
  marketplace,
  pending,
  refuses,
  unreachable,
} from '@souk/testing';
import { HEADERS } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { act, waitFor } from '@testing-library/react';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { openShell } from '../testing/render-host.tsx';
import type { HostFacts } from '../testing/render-host.tsx';
import { QUANTITY_PAUSE_MS } from './cart-sync.ts';

const GUEST = 'guest-0123456789abcdef';
const OTHER_STORE =
  'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.';

/** A cart with its first lines, what was said to the customer, and the answer to every question. */
async function openCart(facts: HostFacts = {}) {
  const shell = openShell({ guestId: GUEST, ...facts });
  await waitFor(() => expect(shell.cart.services.lines.get()).not.toBeNull());
  const answer = (yes: boolean) =>
    waitFor(() => {
      const open = shell.dialogs.confirmations.open.get();
      if (!open) throw new Error('nothing is asked');
      open.answer(yes);
      return open.request;
    });
  const toastTexts = () => shell.toasts.toasts.get().map(({ text }) => text);
  return { shell, cart: shell.cart.services, answer, toastTexts };
}
const soupLine = (quantity = 1, item: Item = anItem()) => aCartLine({ id: 7, quantity, item });
const names = (cart: Awaited<ReturnType<typeof openCart>>['cart']) =>
  cart.lines.get()?.map(({ item, quantity }) => `${quantity} ${item.name}`);

it('adds, and says so (CRT-16, CRT-21)', async () => {
  marketplace.answers({ addToCart: [soupLine()] });
  const { cart, toastTexts } = await openCart();
  const added = cart.add({ item: anItem(), quantity: 1 });
  await expect(added).resolves.toBe('done');
  expect(names(cart)).toEqual(['1 Lentil Soup']);
  expect(toastTexts()).toEqual(['Item added to cart']);
  expect(marketplace.requests('addToCart')[0]?.body).toMatchObject({
    guest_id: GUEST,
    model: 'Item',
    item_id: 1,
  });
});

it('shows what was added in place of the message once it is opened (CRT-1, CRT-16)', async () => {
  marketplace.answers({ addToCart: [soupLine()] });
  const { cart, toastTexts } = await openCart();
  await cart.add({ item: anItem(), quantity: 1 });
  act(() => cart.open());
  expect(toastTexts()).toEqual([]);
});

it('asks for a guest once when two things are added at once (SES-2, SES-3)', async () => {
  const { cart } = await openCart({ guestId: undefined });
  await Promise.all([
    cart.add({ item: anItem(), quantity: 1 }),
    cart.add({ item: anItem({ id: 2 }), quantity: 1 }),
  ]);
  expect(marketplace.requests('guest')).toHaveLength(1);
});

describe('without a place', () => {
  /** A new visitor on the page of an item that somebody sent them the link of. */
  const openShared = () => {
    const discovery = aDiscoveryDocument(
      {},
      { browse: aDiscoveredRelease('browse', '1.0.0', { moduleType: null, routes: ['/product/*'] }) },
    );
    return openCart({ path: '/product/soup?module_id=1', place: null, module: null, discovery });
  };
  const here = () => `${window.location.pathname}${window.location.search}`;

  it('asks for it, and adds once it is picked, on the same page (LOC-19, LOC-24, RTE-4)', async () => {
    marketplace.answers({ addToCart: [soupLine()] });
    const { cart, shell, toastTexts } = await openShared();
    const added = cart.add({ item: anItem(), quantity: 1 });
    await waitFor(() => expect(shell.location.alerting.get()).toBe(true));
    expect(marketplace.requests('addToCart')).toEqual([]);
    act(() => shell.location.answerAlert(true));
    act(() => shell.location.finish(aLocation()));
    await expect(added).resolves.toBe('done');
    expect(marketplace.requests('addToCart')[0]?.headers.get('zoneid')).toBe('[1]');
    expect(toastTexts()).toEqual(['Item added to cart']);
    await waitFor(() => expect(names(cart)).toEqual(['1 Lentil Soup']));
    expect(here()).toBe('/product/soup?module_id=1');
    expect(shell.modules.dialog.open.get()).toBe(false);
  });

  it('adds nothing, and complains of nothing, where the visitor picks none (LOC-19)', async () => {
    const { cart, shell, toastTexts } = await openShared();
    const added = cart.add({ item: anItem(), quantity: 1 });
    await waitFor(() => expect(shell.location.alerting.get()).toBe(true));
    act(() => shell.location.answerAlert(false));
    await expect(added).resolves.toBe('refused');
    expect(toastTexts()).toEqual([]);
    expect(marketplace.requests('addToCart')).toEqual([]);
  });

  it('says that the store does not deliver there, and adds once another place is picked (LOC-19, LOC-24)', async () => {
    marketplace.answers({ addToCart: [soupLine()] });
    const { cart, shell, toastTexts } = await openShared();
    const added = cart.add({ item: anItem(), quantity: 1 });
    await waitFor(() => expect(shell.location.alerting.get()).toBe(true));
    act(() => shell.location.answerAlert(true));
    act(() => shell.location.finish(aLocation({ zoneIds: [7] })));
    await expect(added).resolves.toBe('refused');
    expect(toastTexts()).toEqual(["This store doesn't deliver to your location."]);
    expect(marketplace.requests('addToCart')).toEqual([]);
    const action = shell.toasts.toasts.get()[0]?.action;
    expect(action?.label).toBe('Change location');
    act(() => action?.run());
    act(() => shell.location.finish(aLocation()));
    await waitFor(() => expect(marketplace.requests('addToCart')).toHaveLength(1));
    expect(here()).toBe('/product/soup?module_id=1');
  });
});

describe('several at once, as of a former order', () => {
  const soup = anItem({ maximum_cart_quantity: 2 });
  const salad = anItem({ id: 2, name: 'Green Salad' });
  const saladLine = aCartLine({ id: 8, item: salad });
  const choices = [
    { item: soup, quantity: 1 },
    { item: salad, quantity: 1 },
  ];

  it('are added though the cart holds as many of the first as it may, which is said (ORD-16, CRT-12)', async () => {
    marketplace.answers({ cart: [soupLine(2, soup)], addToCart: [soupLine(2, soup), saladLine] });
    const { cart, toastTexts } = await openCart();
    await expect(cart.addAll?.(choices)).resolves.toBe('done');
    expect(names(cart)).toEqual(['2 Lentil Soup', '1 Green Salad']);
    expect(toastTexts()).toEqual(['Out of Limits', 'Item added to cart']);
  });

  it('are added though the server refuses one (ORD-16, CRT-11)', async () => {
    marketplace.answers({
      addToCart: ({ body }) =>
        (body as { item_id: number }).item_id === 1 ? refuses(403, 'Only 3 left') : [saladLine],
    });
    const { cart, toastTexts } = await openCart();
    await expect(cart.addAll?.(choices)).resolves.toBe('done');
    expect(names(cart)).toEqual(['1 Green Salad']);
    expect(toastTexts()).toEqual(['Only 3 left', 'Item added to cart']);
  });

  it('are in the cart where it holds them already (ORD-16)', async () => {
    marketplace.answers({ cart: [soupLine(2, soup)] });
    const { cart } = await openCart();
    await expect(cart.addAll?.([{ item: soup, quantity: 1 }])).resolves.toBe('done');
  });

  it('are asked about once where the customer keeps the cart of another store (ORD-16, CRT-9)', async () => {
    const other = anItem({ id: 9, store_id: 99, name: 'Burger' });
    marketplace.answers({ cart: [soupLine(1, other)] });
    const { cart, shell, answer } = await openCart();
    const added = cart.addAll?.(choices);
    await answer(false);
    await expect(added).resolves.toBe('refused');
    expect(shell.dialogs.confirmations.open.get()).toBeNull();
    expect(names(cart)).toEqual(['1 Burger']);
  });

  it.each([
    ['without a connection', unreachable()],
    ['while the server takes no calls', refuses(503)],
    ['while the customer calls too often', refuses(429)],
  ])('are not tried one by one %s (ORD-16)', async (_, failure) => {
    marketplace.answers({ addToCart: failure });
    const { cart } = await openCart();
    await expect(cart.addAll?.(choices)).resolves.toBe('refused');
    expect(marketplace.requests('addToCart')).toHaveLength(1);
  });
});

describe('limits', () => {
  it('blocks an item whose stock is in the cart already: Out of Stock (CRT-11, CRT-13)', async () => {
    marketplace.answers({ cart: [aCartLine({ item: aGroceryItem({ stock: 2 }), quantity: 2 })] });
    const { cart, toastTexts } = await openCart({
      module: { id: 2, module_type: 'grocery' },
      path: '/home?module_id=2',
    });
    await expect(cart.add({ item: aGroceryItem({ stock: 2 }), quantity: 1 })).resolves.toBe('refused');
    expect(toastTexts()).toEqual(['Out of Stock']);
    expect(marketplace.requests('addToCart')).toEqual([]);
  });

  it('blocks food above its maximum without a call: Out of Limits (CRT-12, CRT-13)', async () => {
    const item = anItem({ maximum_cart_quantity: 2 });
    marketplace.answers({ cart: [soupLine(2, item)] });
    const { cart, toastTexts } = await openCart();
    cart.setQuantity(7, 3);
    await expect(cart.add({ item, quantity: 1 })).resolves.toBe('refused');
    expect(toastTexts()).toEqual(['Out of Limits']);
    expect(names(cart)).toEqual(['2 Lentil Soup']);
    expect(marketplace.requests('updateCart')).toEqual([]);
  });

  it('lets a line that is above its limit by now come down (CRT-11)', async () => {
    const item = anItem({ maximum_cart_quantity: 2 });
    marketplace.answers({ cart: [soupLine(5, item)], updateCart: [soupLine(4, item)] });
    const { cart, toastTexts } = await openCart();
    cart.setQuantity(7, 4);
    expect(names(cart)).toEqual(['4 Lentil Soup']);
    await waitFor(() => expect(marketplace.requests('updateCart')).toHaveLength(1), {
      timeout: QUANTITY_PAUSE_MS * 9,
    });
    expect(toastTexts()).toEqual([]);
  });
});

describe('an item of another store (CRT-9)', () => {
  const tea = anItem({ id: 2, name: 'Tea', store_id: 9, store_name: 'Tea House' });

  it('asks, empties the cart on yes, adds, and says both for five seconds (CON-2)', async () => {
    marketplace.answers({ cart: [soupLine()], addToCart: [aCartLine({ id: 8, item: tea })] });
    const { cart, answer, shell } = await openCart();
    const added = cart.add({ item: tea, quantity: 1 });
    expect((await answer(true)).text).toBe(OTHER_STORE);
    await expect(added).resolves.toBe('done');
    expect(names(cart)).toEqual(['1 Tea']);
    expect(shell.toasts.toasts.get()).toMatchObject([
      {
        text: 'Your cart has been cleared successfully. And selected item added to the cart.',
        duration: 5000,
      },
    ]);
    expect(
      marketplace
        .requests()
        .map(({ call }) => call)
        .filter((call) => /cart/i.test(call)),
    ).toEqual(['cart', 'clearCart', 'addToCart']);
  });

  it('changes nothing on no', async () => {
    marketplace.answers({ cart: [soupLine()] });
    const { cart, answer, toastTexts } = await openCart();
    const added = cart.add({ item: tea, quantity: 1 });
    await answer(false);
    await expect(added).resolves.toBe('refused');
    expect(names(cart)).toEqual(['1 Lentil Soup']);
    expect(toastTexts()).toEqual([]);
    expect(marketplace.requests('clearCart')).toEqual([]);
  });

  it('never asks with an empty cart, even just after the last line went', async () => {
    marketplace.answers({ cart: [soupLine()], addToCart: [aCartLine({ id: 8, item: tea })] });
    const { cart, shell } = await openCart();
    cart.setQuantity(7, 0);
    await expect(cart.add({ item: tea, quantity: 1 })).resolves.toBe('done');
    expect(shell.dialogs.confirmations.open.get()).toBeNull();
  });

  it('asks where another tab filled the cart meanwhile', async () => {
    let tries = 0;
    const { cart, answer } = await openCart();
    marketplace.answers({
      cart: [soupLine()],
      addToCart: () =>
        ++tries === 1 ? refuses(403, 'Other store', 'different_store') : [aCartLine({ id: 8, item: tea })],
    });
    const added = cart.add({ item: tea, quantity: 1 });
    await answer(true);
    await expect(added).resolves.toBe('done');
    expect(names(cart)).toEqual(['1 Tea']);
  });
});

describe('changing lines', () => {
  it('updates, and says so (CRT-17, CRT-21)', async () => {
    marketplace.answers({ cart: [soupLine()], updateCart: [soupLine(3)] });
    const { cart, toastTexts } = await openCart();
    await expect(cart.update(7, { item: anItem(), quantity: 3 })).resolves.toBe('done');
    expect(toastTexts()).toEqual(['Item updated successfully']);
  });

  it('takes the line away with the minus at one (CRT-7)', async () => {
    marketplace.answers({ cart: [soupLine()] });
    const { cart, toastTexts } = await openCart();
    cart.setQuantity(7, 0);
    expect(names(cart)).toEqual([]);
    await waitFor(() => expect(toastTexts()).toEqual(['Removed from cart.']));
    const [removed] = marketplace.requests('removeCartLine');
    expect(removed?.query).toEqual({ cart_id: '7' });
    expect(removed?.headers.get(HEADERS.guest)).toBe(GUEST);
  });

  it('says it otherwise for the delete icon (CRT-18)', async () => {
    marketplace.answers({ cart: [soupLine()] });
    const { shell, toastTexts } = await openCart();
    shell.cart.removeLine(7);
    await waitFor(() => expect(toastTexts()).toEqual(['Cart item remove successfully']));
  });

  it('shows the server’s reason, and the lines that it holds (API-7, CRT-11)', async () => {
    marketplace.answers({ cart: [soupLine()], addToCart: refuses(403, 'Only 3 left', 'out_of_stock') });
    const { cart, toastTexts } = await openCart();
    await expect(cart.add({ item: anItem({ id: 2 }), quantity: 1 })).resolves.toBe('refused');
    expect(toastTexts()).toEqual(['Only 3 left']);
    expect(names(cart)).toEqual(['1 Lentil Soup']);
  });

  it('says that there is no network (API-7, API-8)', async () => {
    marketplace.answers({ addToCart: unreachable() });
    const { cart, toastTexts } = await openCart();
    await expect(cart.add({ item: anItem(), quantity: 1 })).resolves.toBe('refused');
    expect(toastTexts()).toEqual(['No connection. Check your network and try again.']);
  });
});

describe('whose cart', () => {
  const ofWhom = () =>
    marketplace.answers({
      cart: ({ headers }) => {
        const token = headers.get('authorization');
        if (token === 'Bearer token-a') return [soupLine(2)];
        return token === 'Bearer token-b' ? [aCartLine({ id: 9, item: anItem({ id: 4, name: 'Tea' }) })] : [];
      },
    });

  it('never shows one account’s lines to another in the same tab', async () => {
    ofWhom();
    const { shell, cart } = await openCart({ token: 'token-a' });
    expect(names(cart)).toEqual(['2 Lentil Soup']);
    const shown: (string[] | undefined)[] = [];
    cart.lines.subscribe(() => shown.push(names(cart)));
    await shell.session.begin('token-b');
    await waitFor(() => expect(names(cart)).toEqual(['1 Tea']));
    expect(shown).toEqual([undefined, ['1 Tea']]);
    expect(marketplace.requests('cart').at(-1)?.query).toEqual({});
  });

  it('keeps a cart per module, and brings each back (CRT-15)', async () => {
    marketplace.answers({
      cart: ({ headers }) =>
        headers.get('moduleId') === '2' ? [aCartLine({ item: aGroceryItem() })] : [soupLine()],
    });
    const { shell, cart } = await openCart();
    await waitFor(() => expect(shell.modules.services.available.get()).not.toBeNull());
    shell.services.module.switchTo(2);
    await waitFor(() => expect(names(cart)).toEqual(['1 Olive Oil']));
    shell.services.module.switchTo(1);
    expect(names(cart)).toEqual(['1 Lentil Soup']);
  });

  it('puts an item into the cart of its own module, wherever the page is', async () => {
    const { cart } = await openCart();
    marketplace.answers({ addToCart: [aCartLine({ item: aGroceryItem() })] });
    await cart.add({ item: aGroceryItem(), quantity: 1 });
    expect(marketplace.requests('addToCart')[0]?.headers.get('moduleId')).toBe('2');
    expect(names(cart)).toEqual([]);
  });

  it('is empty, not unknown, outside of any module (CRT-2)', async () => {
    const { cart } = await openCart({ path: '/', module: null, place: null });
    expect(cart.lines.get()).toEqual([]);
    expect(marketplace.requests('cart')).toEqual([]);
  });
});

it('reloads after another place was picked (LOC-7)', async () => {
  const { shell, cart } = await openCart({ token: 'token-a' });
  marketplace.answers({ cart: [soupLine(3)] });
  act(() => void shell.services.location.pick({ flow: 'store' }));
  act(() => shell.location.finish(aLocation({ zoneIds: [2] })));
  await waitFor(() => expect(names(cart)).toEqual(['3 Lentil Soup']));
  expect(marketplace.requests('cart').at(-1)?.headers.get('zoneid')).toBe('[2]');
});

it('reloads when the tab is looked at again', async () => {
  const { cart } = await openCart();
  marketplace.answers({ cart: [soupLine(3)] });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(names(cart)).toEqual(['3 Lentil Soup']));
});

it('knows when the lines cannot be loaded, and asks again when the cart is opened', async () => {
  marketplace.answers({ cart: refuses(500) });
  const shell = openShell({ guestId: GUEST });
  await waitFor(() => expect(shell.cart.failure.get()).toEqual({ kind: 'server' }));
  marketplace.answers({ cart: pending() });
  shell.services.cart.open();
  expect(shell.cart.failure.get()).toBeNull();
  marketplace.answers({ cart: [soupLine()] });
  shell.cart.refetch();
  await waitFor(() => expect(names(shell.services.cart)).toEqual(['1 Lentil Soup']));
});
