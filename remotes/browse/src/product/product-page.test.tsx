import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aCampaignItem,
  aCartLine,
  anItem,
  anItemPage,
  anItemWithVariations,
  aModule,
  aReview,
  aShell,
  marketplace,
  refuses,
  renderRemote,
  someReviews,
  someStoreDetails,
} from '@souk/testing';
import type { Item } from '@souk/contracts';
import { Browse } from '../browse.tsx';

const shirt = anItemWithVariations({
  images_full_url: ['/media/items/shirt-480.webp', '/media/items/shirt-back-480.webp'],
  category_ids: [{ id: 7, name: 'Clothes' }],
  rating_count: 3,
  avg_rating: 4,
});
const PATH = '/product/cotton-shirt?module_id=2';

async function open(item: Item = shirt, path = PATH, facts: Parameters<typeof aShell>[0] = {}) {
  marketplace.answers({ item });
  const shell = aShell({ path, module: aModule({ id: 2, module_type: 'ecommerce' }), ...facts });
  const drawn = renderRemote(Browse, { shell });
  await screen.findByRole('heading', { level: 1, name: item.name });
  return drawn;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeAll(() => {
  // jsdom draws nothing, so whatever is to come near already is.
  window.scrollTo = jest.fn();
});

it('is found by slug, and names the page in the tab (POP-24, POP-27, RTE-3)', async () => {
  const { shell } = await open();
  expect(marketplace.requests('item')[0]?.params).toEqual({ id: 'cotton-shirt' });
  expect(marketplace.requests('item')[0]?.query).toEqual({});
  expect(shell.head).toHaveBeenCalledWith(expect.objectContaining({ title: 'Cotton Shirt' }));
});

it('loads a campaign’s item by its address, and offers only to order it (POP-7, POP-24)', async () => {
  const item = aCampaignItem({ module_id: 2 });
  await open(item, `/product/${item.slug}?module_id=2&product_type=campaign`);
  expect(marketplace.requests('item')[0]?.query).toEqual({ campaign: '1' });
  expect(button('Order Now')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument();
});

it('corrects an address without a module, or with another (RTE-3)', async () => {
  const { shell } = await open(shirt, '/product/5');
  expect(shell.navigate).toHaveBeenCalledWith('/product/cotton-shirt?module_id=2', { replace: true });
});

describe('an unknown item', () => {
  it('shows a not-found page, which search engines do not index, and links back (RTE-3)', async () => {
    marketplace.answers({ item: refuses(404, 'This item does not exist.') });
    const { shell } = renderRemote(Browse, { path: '/product/no-such?module_id=2' });
    expect(
      await screen.findByRole('heading', { level: 1, name: "We couldn't find this item" }),
    ).toBeVisible();
    expect(shell.head).toHaveBeenCalledWith(
      expect.objectContaining({ title: "We couldn't find this item", listed: false }),
    );
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute(
      'href',
      '/home?module_id=1',
    );
  });

  it('offers a retry where loading fails (API-8)', async () => {
    marketplace.answers({ item: refuses(429) });
    const { user, shell } = renderRemote(Browse, { path: PATH });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(shell.head).toHaveBeenLastCalledWith({ title: "We couldn't load this item" });
    marketplace.answers({ item: shirt });
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Cotton Shirt' })).toBeVisible();
    expect(shell.head).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Cotton Shirt' }));
  });
});

describe('ordering', () => {
  it('chooses, and adds to the cart, whose line it then changes (POP-17, POP-26)', async () => {
    const { user, shell } = await open();
    await user.click(button('Add to cart'));
    const variation = [{ name: 'Size', values: { label: ['Small'] } }];
    expect(shell.cart.add).toHaveBeenCalledWith({ item: shirt, quantity: 1, variation, addOns: [] });
    act(() => shell.cart.lines.set([aCartLine({ id: 7, item: shirt, quantity: 1, variation })]));
    await user.click(button('Update To Cart'));
    expect(shell.toast).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'No changes found to update.' }),
    );
    const quantity = within(screen.getByRole('group', { name: 'Quantity' }));
    await user.click(quantity.getByRole('button', { name: 'Increase quantity' }));
    await user.click(button('Update To Cart'));
    expect(shell.cart.update).toHaveBeenCalledWith(7, expect.objectContaining({ quantity: 2 }));
  });

  it('offers Buy Now, and the wishlist (POP-8, POP-26)', async () => {
    const { user, shell } = await open();
    await user.click(button('Buy Now'));
    expect(shell.checkout.start).toHaveBeenCalledWith(expect.objectContaining({ page: 'buy_now' }));
    await user.click(screen.getAllByRole('button', { name: /^Favorite / })[0] as HTMLElement);
    expect(shell.wishlist.toggle).toHaveBeenCalledWith({ item: shirt });
  });
});

it('shows beside the price the delivery time, the stock and the rules for returns (POP-26)', async () => {
  const item = anItem({ module_id: 2, slug: 'cotton-shirt', stock: 3, store_delivery_time: '25-35' });
  await open(item);
  const facts = within(screen.getByRole('list', { name: 'Delivery and returns' }));
  expect(facts.getByText('Delivered in 25-35 min')).toBeVisible();
  expect(facts.getByText('Only 3 left')).toBeVisible();
  expect(await facts.findByRole('link', { name: 'Refund policy' })).toHaveAttribute('href', '/refund-policy');
});

describe('the seller', () => {
  const seller = () => within(screen.getByRole('region', { name: 'Sold by' }));

  it('is shown by name, rating and kinds, with a link to the store (POP-26)', async () => {
    marketplace.answers({
      store: someStoreDetails({ avg_rating: 4.6, rating_count: 230, kinds: ['Fashion'] }),
    });
    await open();
    expect(await seller().findByText('Fashion')).toBeVisible();
    expect(seller().getByText('4.60')).toBeVisible();
    expect(seller().getByRole('link', { name: shirt.store_name })).toHaveAttribute(
      'href',
      expect.stringContaining('/store/'),
    );
  });

  it('has its name and link where the store cannot be loaded (API-8)', async () => {
    marketplace.answers({ store: refuses(500) });
    await open();
    await waitFor(() => expect(marketplace.requests('store').length).toBeGreaterThan(0));
    expect(seller().getByRole('link', { name: shirt.store_name })).toBeVisible();
  });
});

describe('pictures', () => {
  it('are chosen by their thumbnails', async () => {
    const { user } = await open();
    const likenesses = within(screen.getByRole('list', { name: 'Pictures of Cotton Shirt' }));
    await user.click(likenesses.getByRole('button', { name: 'Picture 2 of 2' }));
    expect(likenesses.getByRole('button', { name: 'Picture 2 of 2' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByRole('img', { name: 'Cotton Shirt' })).toHaveAttribute(
      'src',
      '/media/items/shirt-back-480.webp',
    );
  });

  it('are magnified under a mouse, and not under a finger (POP-25)', async () => {
    await open();
    const stage = screen.getByRole('img', { name: 'Cotton Shirt' });
    const magnified = () => document.querySelector('[data-magnified] img');
    const pointAt = (pointerType: string) =>
      fireEvent(stage, Object.assign(new MouseEvent('pointermove', { bubbles: true }), { pointerType }));
    pointAt('touch');
    expect(magnified()).toBeNull();
    pointAt('mouse');
    expect(magnified()).toHaveAttribute('sizes', '1200px');
  });

  it('are magnified by a button, and moved by the keyboard, too (POP-25, CON-4)', async () => {
    const { user } = await open();
    await user.click(button('Magnify'));
    const dialog = within(screen.getByRole('dialog', { name: 'Cotton Shirt' }));
    const window = dialog.getByRole('region', { name: 'Cotton Shirt, magnified. Scroll to look around.' });
    expect(window).toHaveAttribute('tabindex', '0');
    expect(dialog.getByRole('img', { name: 'Cotton Shirt' })).toHaveStyle({
      inlineSize: '1200px',
      maxBlockSize: '1800px',
    });
  });
});

describe('related content', () => {
  it('links to its categories (POP-26)', async () => {
    await open();
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(trail.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/home?module_id=2');
    expect(trail.getByRole('link', { name: 'Clothes' })).toHaveAttribute(
      'href',
      expect.stringContaining('data_type=category'),
    );
    expect(trail.getByText('Cotton Shirt')).toHaveAttribute('aria-current', 'page');
  });

  it('shows reviews, and the number of each rating, page by page (POP-26, REV-4)', async () => {
    marketplace.answers({
      itemReviews: ({ query }) =>
        someReviews([aReview({ id: Number(query.offset), comment: `page ${query.offset}` })], {
          rating_counts: [0, 0, 0, 1, 2],
          total_size: 2,
        }),
    });
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: 'Reviews (3)' }));
    expect(await screen.findByText('page 1')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: '5 stars' })).toBeVisible();
    await user.click(button('Show more reviews'));
    expect(await screen.findByText('page 2')).toBeVisible();
    expect(marketplace.requests('itemReviews')[0]?.params).toEqual({ id: 'cotton-shirt' });
  });

  it('shows that there are no reviews, and that reviews could not be loaded', async () => {
    marketplace.answers({ itemReviews: refuses(429) });
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: /^Reviews/ }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    marketplace.answers({ itemReviews: someReviews([]) });
    await user.click(again);
    expect(await screen.findByText('No reviews yet')).toBeVisible();
  });
});

it('shows other items of the store, of which varied ones open their pages (POP-26, CRT-10)', async () => {
  marketplace.answers({
    relatedItems: anItemPage([anItemWithVariations({ id: 9, name: 'Hat', slug: 'hat' })]),
  });
  const { user, shell } = await open();
  const card = await screen.findByRole('article', { name: 'Hat' });
  marketplace.answers({ item: anItemWithVariations({ id: 9, name: 'Hat', slug: 'hat' }) });
  await user.click(within(card).getByRole('link', { name: /^Choose options for/ }));
  expect(`${shell.history.location.pathname}${shell.history.location.search}`).toBe(
    '/product/hat?module_id=2',
  );
});

it('loads none of it for a visitor without a place', async () => {
  await open(shirt, PATH, { location: null });
  expect(marketplace.requests('relatedItems')).toEqual([]);
});

describe('sharing', () => {
  const url = 'http://localhost/product/cotton-shirt?module_id=2';
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('copies the link, with a message (POP-26)', async () => {
    const { user, shell } = await open();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(button('Share'));
    await waitFor(() =>
      expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ text: 'Link copied' })),
    );
    expect(copied).toHaveBeenCalledWith(url);
  });

  it('uses the device’s share dialog where it has one (POP-26)', async () => {
    const share = jest.fn(async () => undefined);
    Object.assign(navigator, { share });
    const { user, shell } = await open();
    await user.click(button('Share'));
    expect(share).toHaveBeenCalledWith({ title: 'Cotton Shirt', url });
    expect(shell.toast).not.toHaveBeenCalled();
  });

  it('does nothing where the customer closes that dialog', async () => {
    Object.assign(navigator, { share: jest.fn(() => Promise.reject(new DOMException('', 'AbortError'))) });
    const { user, shell } = await open();
    await user.click(button('Share'));
    expect(shell.toast).not.toHaveBeenCalled();
  });
});

it('reserves its space while it loads', () => {
  marketplace.answers({ item: () => new Promise<Item>(() => undefined) });
  renderRemote(Browse, { path: PATH });
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

it('is stored as viewed, and shows items that were viewed before', async () => {
  marketplace.answers({ itemsByIds: [anItemWithVariations({ id: 8, name: 'Wool Scarf' })] });
  const { shell } = await open(shirt, PATH, { recent: [shirt.id, 8] });
  expect(shell.recent.add).toHaveBeenCalledTimes(1);
  expect(shell.recent.add).toHaveBeenCalledWith(expect.objectContaining({ id: shirt.id }));
  expect(await screen.findByRole('article', { name: 'Wool Scarf' })).toBeInTheDocument();
  expect(marketplace.requests('itemsByIds')[0]?.query.ids).toBe('[8]');
});
