import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aBanner,
  aCoupon,
  aLocation,
  anItem,
  anItemPage,
  aShell,
  marketplace,
  refuses,
  renderRemote,
  several,
  someStoreDetails,
  someStoreReviews,
} from '@souk/testing';
import type { StoreDetails } from '@souk/contracts';
import { Browse } from '../browse.tsx';

const PATH = '/store/olive-kitchen?module_id=1&store_zone_id=1';
const served = aLocation({ zoneIds: [1] });
const soups = { id: 7, name: 'Soups', products_count: 2 };
const salads = { id: 8, name: 'Salads', products_count: 1 };
const olive = (changes: Partial<StoreDetails> = {}) =>
  someStoreDetails({ categories: [soups, salads], ...changes });

async function open(
  changes: Partial<StoreDetails> = {},
  path = PATH,
  facts: Parameters<typeof aShell>[0] = {},
) {
  marketplace.answers({ store: olive(changes) });
  const drawn = renderRemote(Browse, { shell: aShell({ path, location: served, ...facts }) });
  await screen.findByRole('heading', { level: 1, name: 'Olive Kitchen' });
  return drawn;
}
const answerItems = () =>
  marketplace.answers({
    search: ({ query }) => {
      const name = query.name ?? (query.category_ids === '[7]' ? 'Lentil Soup' : 'Fattoush');
      const products = query.name === 'nothing' ? [] : [anItem({ name, slug: name })];
      return { ...anItemPage(products), stores: [] };
    },
  });
const asked = () => marketplace.requests('search').map(({ query }) => query);

const scrollIntoView = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});
beforeEach(answerItems);

describe('the address', () => {
  it('names the store by its slug, and is the title of the tab (STR-5, RTE-3)', async () => {
    const { shell } = await open();
    expect(marketplace.requests('store')[0]?.params).toEqual({ id: 'olive-kitchen' });
    expect(shell.head).toHaveBeenCalledWith(expect.objectContaining({ title: 'Olive Kitchen' }));
  });

  it('is corrected where it has no module or another one, and keeps the rest (STR-5, RTE-3)', async () => {
    const { shell } = await open({}, '/store/1?filter=veg');
    expect(shell.navigate).toHaveBeenCalledWith(
      '/store/olive-kitchen?filter=veg&module_id=1&store_zone_id=1',
      { replace: true },
    );
  });

  it('of an unknown store shows a not-found page, which search engines do not index (RTE-3)', async () => {
    marketplace.answers({ store: refuses(404) });
    const { shell } = renderRemote(Browse, { path: PATH });
    expect(
      await screen.findByRole('heading', { level: 1, name: "We couldn't find this store" }),
    ).toBeVisible();
    expect(shell.head).toHaveBeenCalledWith(expect.objectContaining({ listed: false }));
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toBeVisible();
  });

  it.each([
    ['distance=2.5', '2.50 km'],
    ['lat=25.71&lng=46.67', '111.19 km'],
  ])(
    'says by %s how far the store is where nobody knows where the customer is (STR-5, CRD-8)',
    async (query, distance) => {
      await open({ distance: null }, `${PATH}&${query}`);
      expect(screen.getByText(distance)).toBeVisible();
    },
  );
});

describe('the head', () => {
  it('shows the conditions of an order (STR-7, CRD-2, CRD-9)', async () => {
    await open({ free_delivery: 1, minimum_order: 25, store_discount: 15, rating_count: 88 });
    for (const fact of [
      /^20-30 min$/,
      /^1.25 km$/,
      /^Minimum order .*25.00$/,
      'Free delivery',
      '15% off everything',
    ])
      expect(screen.getByText(fact)).toBeVisible();
    const rating = screen.getByRole('link', { name: 'Rated 4.6 out of 5 88 reviews' });
    expect(rating).toHaveAttribute('href', '#reviews');
  });

  it.each([
    [0, 'Free delivery'],
    [5, /^Delivery from .*5.00$/],
    [null, null],
  ])('says what delivery costs at least: %s (STR-7, CRD-9)', async (delivery_fee, words) => {
    await open({ free_delivery: 0, delivery_fee });
    if (words) expect(screen.getByText(words)).toBeVisible();
    else expect(screen.queryByText(/delivery/i)).toBeNull();
  });

  it('marks a store without ratings as new (CRD-9)', async () => {
    await open({ rating_count: 0 });
    expect(within(screen.getByRole('banner')).getByText('New')).toBeVisible();
    expect(screen.queryByRole('link', { name: /review/ })).toBeNull();
  });

  it('is new to few votes, as on its card, and leads to what they say (CRD-9, AMB-2)', async () => {
    await open({ rating_count: 4 });
    expect(screen.getByRole('link', { name: 'New 4 reviews' })).toHaveAttribute('href', '#reviews');
    expect(within(screen.getByRole('banner')).queryByText(/^Rated/)).toBeNull();
  });

  it.each([
    [{ in_days: 0, day: 3, opening_time: '18:00' }, 'Opens today at 06:00 PM'],
    [{ in_days: 1, day: 4, opening_time: '09:00' }, 'Opens tomorrow at 09:00 AM'],
    [{ in_days: 3, day: 6, opening_time: '09:30' }, 'Opens Saturday at 09:30 AM'],
  ])(
    'says when a closed store opens next, and that one can order ahead (CRD-4, STR-7)',
    async (next_opening, words) => {
      await open({ open: 0, next_opening, schedule_order: true });
      expect(screen.getByText('CLOSED NOW')).toBeVisible();
      const state = screen.getByText('Closed now').closest('p');
      expect(state).toHaveTextContent(`Closed now · ${words} · You can order ahead`);
    },
  );

  it('shows the hours of the week, with today marked (STR-7)', async () => {
    await open({
      today: 1,
      schedules: [
        { day: 1, opening_time: '08:00', closing_time: '12:00' },
        { day: 1, opening_time: '16:00', closing_time: '23:00' },
        { day: 2, opening_time: '00:00', closing_time: '00:00' },
      ],
    });
    const hours = screen
      .getAllByRole('definition')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(hours.slice(0, 3)).toEqual([
      'Closed',
      '08:00 AM to 12:00 PM, 04:00 PM to 11:00 PM',
      'Open 24 hours',
    ]);
    expect(screen.getByText('Monday')).toHaveAttribute('data-today');
  });

  it('can be added to the wishlist, shared, and seen on the map (STR-7, WSH-1)', async () => {
    const { user, shell } = await open({ latitude: 24.5, longitude: 54.5 });
    const head = within(screen.getByRole('banner'));
    await user.click(head.getByRole('button', { name: /^Favorite / }));
    expect(shell.wishlist.toggle).toHaveBeenCalledWith({ store: olive({ latitude: 24.5, longitude: 54.5 }) });
    await user.click(head.getByRole('link', { name: 'Address and hours' }));
    const about = screen.getByRole('region', { name: 'Address and hours' });
    expect(about).toHaveFocus();
    await user.click(within(about).getByRole('button', { name: 'Show on map' }));
    expect(shell.location.showRoute).toHaveBeenCalledWith({
      from: { lat: 24.5, lng: 54.5, label: 'Olive Kitchen' },
    });
    await user.click(head.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ id: 'share' })));
  });

  it('starts a prescription order where the store takes one (RX-5)', async () => {
    await open({ prescription_order: 1 });
    expect(screen.getByRole('link', { name: 'Prescription order' })).toHaveAttribute(
      'href',
      '/checkout?page=prescription&store_id=1&module_id=1',
    );
  });

  it('offers no prescription order elsewhere (RX-5)', async () => {
    await open({ prescription_order: 0 });
    expect(screen.queryByRole('link', { name: 'Prescription order' })).toBeNull();
  });

  it('shows the coupons of this store only (STR-7, WAL-5)', async () => {
    marketplace.answers({
      coupons: [
        aCoupon({ id: 1, title: 'Soup week', store_id: 1, store_name: 'Olive Kitchen' }),
        aCoupon({ id: 2, title: 'Everywhere', store_id: null }),
      ],
    });
    await open();
    expect(await screen.findByRole('article', { name: 'Soup week' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Everywhere' })).toBeNull();
  });
});

it('shows the banner of this store only, as a picture without a link (STR-7, PRO-1)', async () => {
  const banner = { type: 'store_wise', link: null, item: null } as const;
  marketplace.answers({
    banners: {
      banners: [
        aBanner({ ...banner, id: 1, title: 'Ramadan at Mezze', store: { id: 2, slug: 'mezze', zone_id: 1 } }),
        aBanner({
          ...banner,
          id: 2,
          title: 'Soup week',
          store: { id: 1, slug: 'olive-kitchen', zone_id: 1 },
        }),
        aBanner({ id: 3, title: 'Everywhere', type: 'default', store: null }),
      ],
      campaigns: [],
    },
  });
  await open();
  const words = await screen.findByText('Soup week');
  expect(words.closest('a')).toBeNull();
  for (const title of ['Ramadan at Mezze', 'Everywhere']) expect(screen.queryByText(title)).toBeNull();
});

describe('the items', () => {
  it('are grouped by category, under links that mark the current one (STR-7)', async () => {
    const { user } = await open();
    expect(await screen.findByRole('article', { name: 'Lentil Soup' })).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Fattoush' })).toBeVisible();
    expect(asked()[0]).toMatchObject({ store_id: '1', category_ids: '[7]', list_type: 'item', limit: '12' });
    const menu = within(screen.getByRole('navigation', { name: 'Categories of Olive Kitchen' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Soups',
      'Salads',
      'Reviews',
    ]);
    expect(menu.getByRole('link', { name: 'Soups' })).toHaveAttribute('aria-current', 'location');
    await user.click(menu.getByRole('link', { name: 'Salads' }));
    expect(scrollIntoView.mock.contexts.at(-1)).toBe(screen.getByRole('region', { name: 'Salads' }));
    expect(screen.getByRole('region', { name: 'Salads' })).toHaveFocus();
  });

  it('are requested once their category comes near the visible part of the page (STR-7)', async () => {
    const observed: { target: Element; report(): void }[] = [];
    jest.spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(function (
      this: IntersectionObserver & { tell?(entries: unknown[]): void },
      target,
    ) {
      observed.push({ target, report: () => this.tell?.([{ target, isIntersecting: true }]) });
    });
    await open();
    expect(asked()).toEqual([]);
    const region = screen.getByRole('region', { name: 'Salads' });
    act(() => {
      for (const { target, report } of observed) if (target === region) report();
    });
    expect(await screen.findByRole('article', { name: 'Fattoush' })).toBeVisible();
    expect(asked().map(({ category_ids }) => category_ids)).toEqual(['[8]']);
  });

  it('load page by page within a category (STR-7)', async () => {
    marketplace.answers({
      search: ({ query }) => ({
        ...anItemPage(
          several(12, (id) =>
            anItem({ id: (Number(query.offset) - 1) * 12 + id, name: `Soup ${query.offset}-${id}` }),
          ),
          { total_size: 24 },
        ),
        stores: [],
      }),
    });
    await open({ categories: [soups] });
    expect(await screen.findByRole('article', { name: 'Soup 2-12' })).toBeVisible();
  });

  it.each([
    ['on a touch screen, where the keyboard covers what stands below', true],
    ['nowhere else', false],
  ])('are searched in a field that goes to the top of the window %s (STR-7)', async (_where, isTouched) => {
    const { user } = await open();
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ matches: isTouched, media }) as MediaQueryList);
    scrollIntoView.mockClear();
    await user.click(screen.getByRole('searchbox', { name: 'Search in Olive Kitchen' }));
    expect(scrollIntoView).toHaveBeenCalledTimes(isTouched ? 1 : 0);
    jest.restoreAllMocks();
  });

  it('are searched within the store, and the words are in the address (STR-7, SRC-12)', async () => {
    const { user, shell } = await open();
    const field = screen.getByRole('searchbox', { name: 'Search in Olive Kitchen' });
    await user.type(field, 'Tabbouleh{Enter}');
    expect(await screen.findByRole('article', { name: 'Tabbouleh' })).toBeVisible();
    expect(screen.getByText('1 item found')).toBeVisible();
    expect(asked().at(-1)).toMatchObject({ store_id: '1', name: 'Tabbouleh', data_type: 'searched' });
    expect(shell.history.location.search).toContain('search=Tabbouleh');
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.clear(field);
    await user.type(field, 'nothing');
    expect(await screen.findByText('Items not found!')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all items' }));
    expect(await screen.findByRole('article', { name: 'Lentil Soup' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('are filtered by diet where the module has diets (STR-7, SRC-14)', async () => {
    const profile = {
      capabilities: { cart: true, wishlist: true, delivery: true, diets: true },
      words: null,
    };
    const { user, shell } = await open({ categories: [soups] }, PATH, { profile });
    await user.click(screen.getByRole('button', { name: 'Vegetarian' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ filter: '["veg"]' }));
    expect(shell.history.location.search).toContain('filter=veg');
    expect(screen.getByRole('button', { name: 'Vegetarian', pressed: true })).toBeVisible();
  });

  it('are all shown again from a category that the diet leaves empty (STR-7, ERR-4)', async () => {
    marketplace.answers({
      search: ({ query }) => ({ ...anItemPage(query.filter ? [] : [anItem()]), stores: [] }),
    });
    const { user, shell } = await open({ categories: [soups] }, `${PATH}&filter=veg`);
    expect(await screen.findByText('Nothing here matches your filters.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all items' }));
    expect(await screen.findByRole('article', { name: anItem().name })).toBeVisible();
    expect(shell.history.location.search).not.toContain('filter');
  });

  it('have no diets elsewhere (SRC-14)', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Vegetarian' })).toBeNull();
  });
});

describe('where ordering is not possible', () => {
  it('asks for a place, and shows what is public (STR-7, LOC-19)', async () => {
    const { user, shell } = await open({ prescription_order: 1 }, PATH, { location: null });
    expect(screen.getByText('12 Harbour Street')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose a location' }));
    expect(shell.location.pick).toHaveBeenCalledWith({ flow: 'store' });
    expect(screen.queryByRole('link', { name: 'Prescription order' })).toBeNull();
    expect(asked()).toEqual([]);
  });

  it('shows that the store does not deliver there, and links to others (STR-7)', async () => {
    const { user, shell } = await open({ zone_id: 2 }, PATH);
    expect(screen.getByText("Olive Kitchen doesn't deliver to your location")).toBeVisible();
    expect(screen.getByText('Its items are shown only where it delivers.')).toBeVisible();
    // That it is open, and how fast it delivers, is of no use there.
    expect(screen.getByText("Doesn't deliver to you")).toBeVisible();
    expect(screen.queryByText('Open now')).toBeNull();
    expect(screen.queryByText('20-30 min')).toBeNull();
    expect(screen.getByRole('link', { name: 'See other stores' })).toHaveAttribute(
      'href',
      '/store/popular?module_id=1',
    );
    await user.click(screen.getByRole('button', { name: 'Change location' }));
    expect(shell.location.pick).toHaveBeenCalled();
    expect(asked()).toEqual([]);
  });

  it('shows that its owner has closed it, and links to others (CRD-4)', async () => {
    await open({ active: 0 });
    expect(screen.getByText('Olive Kitchen is closed for now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See other stores' })).toHaveAttribute(
      'href',
      '/store/popular?module_id=1',
    );
  });
});

it('shows reviews of its items, page by page (STR-4, STR-7, CRD-9)', async () => {
  marketplace.answers({
    storeReviews: ({ query }) =>
      someStoreReviews(
        [
          {
            id: Number(query.offset),
            rating: 4,
            comment: `page ${query.offset}`,
            customer_name: 'Lena H.',
            customer_image_full_url: null,
            picture_full_urls: [],
            created_at: '2026-01-05T09:00:00.000Z',
            item_name: 'Lentil Soup',
          },
        ],
        { total_size: 2 },
      ),
  });
  const { user } = await open();
  const reviews = within(screen.getByRole('region', { name: 'Reviews' }));
  expect(await reviews.findByText('page 1')).toBeVisible();
  expect(reviews.getByText('4.6 out of 5')).toBeVisible();
  expect(reviews.getByText('Lentil Soup')).toBeVisible();
  await user.click(reviews.getByRole('button', { name: 'Show more reviews' }));
  expect(await reviews.findByText('page 2')).toBeVisible();
  expect(marketplace.requests('storeReviews')[0]?.query).toMatchObject({ store_id: '1', limit: '5' });
});

it('offers a retry where loading fails (API-8)', async () => {
  marketplace.answers({ store: refuses(429) });
  const { user } = renderRemote(Browse, { path: PATH });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  marketplace.answers({ store: olive() });
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Olive Kitchen' })).toBeVisible();
});

it('is complete in Arabic (I18-5)', async () => {
  marketplace.answers({ store: olive({ open: 0 }) });
  renderRemote(Browse, { path: PATH, language: 'ar', shell: { location: served } });
  expect(await screen.findByRole('heading', { level: 2, name: 'التقييمات' })).toBeVisible();
  expect(screen.getAllByText('مغلق الآن')).not.toHaveLength(0);
});

it('links to other stores in a sentence of Arabic (STR-7, I18-5)', async () => {
  marketplace.answers({ store: olive({ active: 0 }) });
  renderRemote(Browse, { path: PATH, language: 'ar', shell: { location: served } });
  expect(await screen.findByRole('link', { name: 'شاهد متاجر أخرى' })).toBeVisible();
});

it('shows the announcement of the store (STR-7)', async () => {
  await open({ announcement: 1, announcement_message: 'Closed on Friday' });
  expect(screen.getByRole('complementary', { name: 'Announcement from Olive Kitchen' })).toHaveTextContent(
    'Closed on Friday',
  );
});

it.each<Partial<StoreDetails>>([
  { announcement: 0, announcement_message: 'Last year’s news' },
  { announcement: 1, announcement_message: '  ' },
  { announcement: 1, announcement_message: null },
])('has no announcement where there is nothing to tell: %j (STR-7)', async (changes) => {
  await open(changes);
  expect(screen.queryByRole('complementary', { name: /^Announcement/ })).toBeNull();
});
