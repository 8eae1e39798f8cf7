import {
  aGroceryItem,
  aFoodItemWithSizes,
  aLocation,
  anItem,
  anItemWithVariations,
  aStore,
  marketplace,
  pending,
  refuses,
  unreachable,
} from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { openShell, renderHost } from '../testing/render-host.tsx';
import type { HostFacts } from '../testing/render-host.tsx';

const soup = anItem({ id: 5 });
const kitchen = aStore({ id: 9 });
const TOKEN = 'token-of-lena';

async function openDrawer(facts: HostFacts = {}) {
  const host = renderHost({ token: TOKEN, ...facts });
  await host.user.click(screen.getByRole('button', { name: 'Wishlist' }));
  return { ...host, drawer: within(await screen.findByRole('dialog', { name: 'Wishlist' })) };
}
/** A page that shows hearts. */
function aFollowedShell(facts: HostFacts = {}) {
  const shell = openShell({ token: TOKEN, ...facts });
  const { wishlist } = shell.services;
  stops.push(wishlist.ids.subscribe(() => undefined));
  return { ...shell, wishlist, has: () => wishlist.has({ item: soup }) };
}
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));
/** Keeps an answer back until it is opened. */
function aGate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}
const toastTexts = ({ toasts }: Pick<ReturnType<typeof openShell>, 'toasts'>) =>
  toasts.toasts.get().map(({ text }) => text);

describe('the list', () => {
  it('asks a guest who presses a heart to sign in, and sends no request (WSH-3, AMB-29)', async () => {
    const shell = aFollowedShell({ token: undefined });
    await shell.wishlist.toggle({ item: soup });
    expect(toastTexts(shell)).toEqual(['You are not logged in']);
    const [toast] = shell.toasts.toasts.get();
    expect(toast?.action?.label).toBe('Sign in');
    toast?.action?.run();
    expect(window.location.pathname).toBe('/auth/sign-in');
    expect(marketplace.requests('wishlist')).toHaveLength(0);
    expect(marketplace.requests('addToWishlist')).toHaveLength(0);
  });

  it('knows what is on it by its members alone (WSH-1, WSH-4)', async () => {
    marketplace.answers({ wishlist: { item: [soup], store: [] } });
    const shell = aFollowedShell();
    expect(shell.has()).toBe(false);
    await waitFor(() => expect(shell.has()).toBe(true));
    expect(shell.wishlist.has({ store: aStore({ id: soup.id }) })).toBe(false);
  });

  it('adds at once, and shows the server’s message (WSH-1, WSH-5)', async () => {
    let held = [anItem({ id: 6 })];
    marketplace.answers({
      wishlist: () => ({ item: held, store: [] }),
      addToWishlist: () => {
        held = [soup, ...held];
        return { message: 'Added to your wishlist.' };
      },
    });
    const shell = aFollowedShell();
    await waitFor(() => expect(shell.wishlist.ids.get().items.size).toBe(1));
    const added = shell.wishlist.toggle({ item: soup });
    await waitFor(() => expect(shell.has()).toBe(true));
    await added;
    expect(marketplace.requests('addToWishlist')[0]?.body).toEqual({ item_id: 5 });
    expect(toastTexts(shell)).toEqual(['Added to your wishlist.']);
    await waitFor(() => expect(marketplace.requests('wishlist')).toHaveLength(2));
    expect([...shell.wishlist.ids.get().items]).toEqual([5, 6]);
  });

  it('reverts an addition that the server refuses, with its message (WSH-6)', async () => {
    marketplace.answers({ addToWishlist: refuses(404, 'This item does not exist.') });
    const shell = aFollowedShell();
    await waitFor(() => expect(marketplace.requests('wishlist')).toHaveLength(1));
    await shell.wishlist.toggle({ item: soup });
    expect(shell.has()).toBe(false);
    expect(toastTexts(shell)).toEqual(['This item does not exist.']);
  });

  it('restores a removed store where the server fails (WSH-6)', async () => {
    const { opened, open } = aGate();
    marketplace.answers({
      wishlist: { item: [], store: [kitchen] },
      removeFromWishlist: async () => {
        await opened;
        return refuses(500, 'Something went wrong on our side.');
      },
    });
    const shell = aFollowedShell();
    const has = () => shell.wishlist.has({ store: kitchen });
    await waitFor(() => expect(has()).toBe(true));
    const removed = shell.wishlist.toggle({ store: kitchen });
    await waitFor(() => expect(shell.dialogs.confirmations.open.get()).not.toBeNull());
    shell.dialogs.confirmations.open.get()?.answer(true);
    await waitFor(() => expect(has()).toBe(false));
    open();
    await removed;
    expect(has()).toBe(true);
    expect(marketplace.requests('removeFromWishlist')[0]?.query).toEqual({ store_id: '9' });
    expect(toastTexts(shell)).toEqual(['Something went wrong on our side.']);
  });

  it('sends changes one after the other (API-14)', async () => {
    const { opened, open } = aGate();
    marketplace.answers({
      addToWishlist: async () => {
        await opened;
        return { message: 'Added' };
      },
    });
    const shell = aFollowedShell();
    await waitFor(() => expect(marketplace.requests('wishlist')).toHaveLength(1));
    const first = shell.wishlist.toggle({ item: soup });
    const second = shell.wishlist.toggle({ store: kitchen });
    await waitFor(() => expect(shell.wishlist.has({ store: kitchen })).toBe(true));
    expect(marketplace.requests('addToWishlist').map(({ body }) => body)).toEqual([{ item_id: 5 }]);
    open();
    await Promise.all([first, second]);
    expect(marketplace.requests('addToWishlist').map(({ body }) => body)).toEqual([
      { item_id: 5 },
      { store_id: 9 },
    ]);
  });

  it('is empty after logout (SES-14)', async () => {
    marketplace.answers({ wishlist: { item: [soup], store: [] } });
    const shell = aFollowedShell();
    await waitFor(() => expect(shell.has()).toBe(true));
    await shell.session.end();
    expect(shell.has()).toBe(false);
    expect(shell.wishlist.ids.get().items.size).toBe(0);
  });
});

describe('the button', () => {
  const button = () => screen.queryByRole('button', { name: 'Wishlist' });

  it('is shown to customers in a zone (WSH-11, HDR-3)', () => {
    renderHost({ token: TOKEN });
    expect(button()).toBeVisible();
  });
  it.each<[string, HostFacts]>([
    ['a guest', {}],
    ['a customer without a place', { token: TOKEN, place: null }],
    ['a place outside every zone', { token: TOKEN, place: aLocation({ zoneIds: [] }) }],
    [
      'a module without a wishlist',
      { token: TOKEN, path: '/home?module_id=5', module: { id: 5, module_type: 'parcel' } },
    ],
  ])('is not there for %s (WSH-11, HDR-2)', (_, facts) => {
    renderHost(facts);
    expect(button()).toBeNull();
  });
});

describe('the drawer', () => {
  const document = aDiscoveryDocument(
    {},
    {
      food: aDiscoveredRelease('food', '1.0.0', {
        words: { en: { items: 'Foods', stores: 'Restaurants' }, ar: { items: 'أطعمة', stores: 'مطاعم' } },
      }),
    },
  );

  it('has tabs in the words of the module, and names what is empty (WSH-7, WSH-9)', async () => {
    const { drawer, user } = await openDrawer({ discovery: document });
    expect(await drawer.findByText('No favourite foods found')).toBeVisible();
    await user.click(drawer.getByRole('tab', { name: 'Restaurants' }));
    expect(drawer.getByText('No favourite restaurants found')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is 523 pixels wide at the most (WSH-7, CON-3)', async () => {
    await openDrawer();
    expect(window.document.head.textContent).toMatch(/max-inline-size:\s*523px/);
  });

  it('uses items and stores where the module has no words of its own (WSH-7, WSH-9)', async () => {
    const { drawer, user } = await openDrawer();
    expect(await drawer.findByText('No favourite items found')).toBeVisible();
    await user.click(drawer.getByRole('tab', { name: 'Stores' }));
    expect(drawer.getByText('No favourite stores found')).toBeVisible();
  });

  it('shows that it is loading', async () => {
    marketplace.answers({ wishlist: pending() });
    const { drawer } = await openDrawer();
    expect(drawer.getByText('Loading your wishlist…')).toBeInTheDocument();
  });

  it('offers a retry for what failed', async () => {
    marketplace.answers({ wishlist: refuses(500) });
    const { drawer, user } = await openDrawer();
    const again = await drawer.findByRole('button', { name: 'Try again' });
    marketplace.answers({ wishlist: { item: [soup], store: [] } });
    await user.click(again);
    expect(await drawer.findByRole('article', { name: 'Lentil Soup' })).toBeVisible();
  });

  it('shows once why it could not be loaded: no toast repeats it (API-5, API-8, WSH-7)', async () => {
    marketplace.answers({ wishlist: refuses(403, 'This zone is closed') });
    const { drawer, shell } = await openDrawer();
    expect(await drawer.findByText('This zone is closed')).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(toastTexts(shell)).toEqual([]);
  });

  it('shows that it is offline (API-8, WSH-7)', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    marketplace.answers({ wishlist: unreachable() });
    const { drawer, shell } = await openDrawer();
    expect(await drawer.findByText("We couldn't load your wishlist")).toBeVisible();
    expect(drawer.getByRole('alert')).toHaveTextContent("You're offline.");
    expect(toastTexts(shell)).toEqual([]);
  });

  it('asks before it removes, and removes at once (WSH-2)', async () => {
    let held = [soup];
    marketplace.answers({
      wishlist: () => ({ item: held, store: [] }),
      removeFromWishlist: () => {
        held = [];
        return { message: 'Removed from your wishlist.' };
      },
    });
    const { drawer, user } = await openDrawer();
    await user.click(await drawer.findByRole('button', { name: 'Remove Lentil Soup from your wishlist' }));
    const question = await screen.findByRole('dialog', { name: 'Please confirm' });
    expect(question).toHaveTextContent('Are you sure you want to delete this item?');
    expect(within(question).getByText(/to {2}delete/, { normalizer: (text) => text })).toBeVisible();
    expect(marketplace.requests('removeFromWishlist')).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(drawer.queryByRole('article')).toBeNull());
    expect(await screen.findByText('Removed from your wishlist.')).toBeVisible();
  });

  it('opens the dialog of an item (WSH-8)', async () => {
    marketplace.answers({ wishlist: { item: [soup], store: [] } });
    const { drawer, user, shell } = await openDrawer();
    const show = jest.spyOn(shell.services.dialogs, 'product');
    await user.click(await drawer.findByRole('button', { name: 'Lentil Soup' }));
    expect(show).toHaveBeenCalledWith(expect.objectContaining({ id: 5 }));
  });

  it('opens the page of an item in a module that has one (WSH-8, WSH-10)', async () => {
    marketplace.answers({ wishlist: { item: [soup], store: [] } });
    const discovery = aDiscoveryDocument(
      {},
      {
        food: aDiscoveredRelease('food', '1.0.0', {
          routes: ['/home', '/product/*'],
          capabilities: { cart: true, wishlist: true, delivery: true, productPage: true },
        }),
      },
    );
    const { drawer, user } = await openDrawer({ discovery });
    await user.click(await drawer.findByRole('link', { name: 'Lentil Soup' }));
    expect(window.location.pathname).toBe('/product/lentil-soup');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leads to the page of an item with variations instead of adding it, in a module that has pages (WSH-10, CRT-10)', async () => {
    const shirt = anItemWithVariations({ id: 8, module_id: 1 });
    marketplace.answers({ wishlist: { item: [shirt], store: [] } });
    const discovery = aDiscoveryDocument(
      {},
      {
        food: aDiscoveredRelease('food', '1.0.0', {
          capabilities: { cart: true, wishlist: true, delivery: true, productPage: true },
        }),
        browse: aDiscoveredRelease('browse', '1.0.0', { moduleType: null, routes: ['/product/*'] }),
      },
    );
    const { drawer, user } = await openDrawer({ discovery });
    await user.click(await drawer.findByRole('button', { name: 'Add Cotton Shirt to cart' }));
    expect(window.location.pathname).toBe('/product/cotton-shirt');
    expect(marketplace.requests('addToCart')).toHaveLength(0);
  });

  it('does not link a store whose page no remote draws (WSH-8)', async () => {
    marketplace.answers({ wishlist: { item: [], store: [kitchen] } });
    const { drawer, user } = await openDrawer();
    await user.click(drawer.getByRole('tab', { name: 'Stores' }));
    const card = within(await drawer.findByRole('article', { name: 'Olive Kitchen' }));
    expect(card.getByText('Olive Kitchen')).toBeVisible();
    expect(card.queryByRole('link', { name: 'Olive Kitchen' })).toBeNull();
  });

  it('leads to the page of a store (WSH-8)', async () => {
    marketplace.answers({ wishlist: { item: [], store: [kitchen] } });
    const live = aDiscoveryDocument(
      {},
      { food: aDiscoveredRelease('food', '1.0.0', { routes: ['/home', '/store/*'] }) },
    );
    const { drawer, user } = await openDrawer({ discovery: live });
    await user.click(drawer.getByRole('tab', { name: 'Stores' }));
    await user.click(await drawer.findByRole('link', { name: 'Olive Kitchen' }));
    expect(window.location.pathname).toBe('/store/olive-kitchen');
    expect(window.location.search).toContain('store_zone_id=1');
    expect(window.location.search).toContain('module_id=1');
  });

  it('puts one of an item into the cart, without options (WSH-10)', async () => {
    marketplace.answers({ wishlist: { item: [soup], store: [] } });
    const { drawer, user } = await openDrawer();
    await user.click(await drawer.findByRole('button', { name: 'Add Lentil Soup to cart' }));
    await waitFor(() => expect(marketplace.requests('addToCart')).toHaveLength(1));
    expect(marketplace.requests('addToCart')[0]?.body).toMatchObject({
      item_id: 5,
      quantity: 1,
      add_on_ids: [],
      add_on_qtys: [],
      variation: [],
    });
  });

  it('opens an item with variations instead of adding it (WSH-10)', async () => {
    marketplace.answers({ wishlist: { item: [aFoodItemWithSizes({ id: 8 })], store: [] } });
    const { drawer, user, shell } = await openDrawer();
    const show = jest.spyOn(shell.services.dialogs, 'product');
    await user.click(await drawer.findByRole('button', { name: 'Add Margherita to cart' }));
    expect(show).toHaveBeenCalledWith(expect.objectContaining({ id: 8 }));
    expect(marketplace.requests('addToCart')).toHaveLength(0);
  });

  it('shows each module its own list (WSH-9)', async () => {
    marketplace.answers({
      wishlist: ({ headers }) => ({
        item: headers.get('moduleId') === '2' ? [aGroceryItem({ id: 7 })] : [soup],
        store: [],
      }),
    });
    const { drawer, shell } = await openDrawer();
    expect(await drawer.findByRole('article', { name: 'Lentil Soup' })).toBeVisible();
    await waitFor(() => expect(shell.services.module.available.get()).not.toBeNull());
    act(() => shell.services.module.switchTo(2));
    expect(await drawer.findByRole('article', { name: 'Olive Oil' })).toBeVisible();
    expect(drawer.queryByRole('article', { name: 'Lentil Soup' })).toBeNull();
  });
});
