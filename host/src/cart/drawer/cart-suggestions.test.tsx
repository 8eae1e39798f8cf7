import { aCartLine, anItem, anItemPage, marketplace, pending, refuses } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aDiscoveredRelease, aDiscoveryDocument } from '../../testing/a-discovery-document.ts';
import { renderHost } from '../../testing/render-host.tsx';
import type { HostFacts } from '../../testing/render-host.tsx';

const soup = anItem({ id: 1, slug: 'lentil-soup' });
const bread = anItem({ id: 2, slug: 'bread', name: 'Bread', food_variations: [], variations: [] });
const gone = anItem({ id: 3, name: 'Cake', stock: 0 });

async function open(facts: HostFacts = {}) {
  const host = renderHost({ guestId: 'guest-0123456789abcdef', ...facts });
  await screen.findByText('1 item in the cart');
  expect(marketplace.requests('relatedItems')).toHaveLength(0);
  await host.user.click(screen.getByRole('button', { name: 'Cart' }));
  return { ...host, drawer: within(await screen.findByRole('dialog', { name: 'Shopping Cart' })) };
}
const strip = async () => within(await screen.findByRole('region', { name: 'You may also like' }));

beforeEach(() => {
  marketplace.answers({
    cart: [aCartLine({ item: soup })],
    relatedItems: anItemPage([soup, bread, gone]),
  });
});

it('are other items of the store that can be had, asked for once the cart is open', async () => {
  await open();
  const items = (await strip()).getAllByRole('listitem');
  expect(items.map((item) => within(item).getAllByRole('button')[0]?.textContent)).toEqual(['Bread']);
  expect(marketplace.requests('relatedItems')[0]?.params).toEqual({ id: 'lentil-soup' });
});

it('go into the cart by their button, and out of the row (CRT-10)', async () => {
  marketplace.answers({ addToCart: [aCartLine({ item: soup }), aCartLine({ id: 2, item: bread })] });
  const { user, drawer } = await open();
  await user.click((await strip()).getByRole('button', { name: 'Add Bread to cart' }));
  expect(await drawer.findByRole('group', { name: 'Quantity of Bread' })).toBeVisible();
  expect(drawer.queryByRole('region', { name: 'You may also like' })).toBeNull();
});

it('open as on a card', async () => {
  const { user, shell } = await open();
  const show = jest.spyOn(shell.services.dialogs, 'product').mockImplementation(() => undefined);
  await user.click((await strip()).getByRole('button', { name: 'Bread' }));
  expect(show).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
});

it('open as their page in a module whose items have one, and close the cart (CRT-10)', async () => {
  const capabilities = { cart: true, wishlist: true, delivery: true, productPage: true };
  const discovery = aDiscoveryDocument(
    {},
    {
      food: aDiscoveredRelease('food', '1.0.0', { capabilities }),
      browse: aDiscoveredRelease('browse', '1.0.0', { moduleType: null, routes: ['/product/*'] }),
    },
  );
  const { user } = await open({ discovery });
  await user.click((await strip()).getByRole('button', { name: 'Bread' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/product/bread');
});

it.each([
  ['is on its way', () => marketplace.answers({ relatedItems: pending() })],
  ['failed', () => marketplace.answers({ relatedItems: refuses(404) })],
  ['is empty', () => marketplace.answers({ relatedItems: anItemPage([]) })],
])('are not there while the answer %s', async (_, answer) => {
  answer();
  const { drawer } = await open();
  await waitFor(() => expect(marketplace.requests('relatedItems').length).toBeGreaterThan(0));
  expect(await drawer.findByText('Subtotal')).toBeVisible();
  expect(drawer.queryByText('You may also like')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
