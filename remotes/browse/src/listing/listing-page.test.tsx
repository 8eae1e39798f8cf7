import { act, screen, waitFor, within } from '@testing-library/react';
import { categoryPath } from '@souk/contracts';
import {
  aBrand,
  aCategory,
  aModule,
  anItem,
  anItemPage,
  aStore,
  marketplace,
  pending,
  refuses,
  renderRemote,
  several,
} from '@souk/testing';
import { Browse } from '../browse.tsx';
import { categoryName } from './category-name.ts';

const SEARCH = '/home?search=soup&data_type=searched&module_id=1';
const page = (names: readonly string[], total = names.length, stores: string[] = []) => ({
  ...anItemPage(
    names.map((name, index) => anItem({ id: index + 1, name, slug: name })),
    { total_size: total },
  ),
  stores: stores.map((name, index) => aStore({ id: index + 1, name, slug: name })),
});
const asked = () => marketplace.requests('search').map(({ query }) => query);

it('lists the results under the searched words, with their number (SRC-9, SRC-11)', async () => {
  marketplace.answers({ search: page(['Lentil Soup', 'Tomato Soup']) });
  const { shell } = renderRemote(Browse, { path: SEARCH });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Results for “soup”');
  expect(await screen.findByRole('article', { name: 'Tomato Soup' })).toBeVisible();
  expect(screen.getByText('2 results')).toBeVisible();
  expect(asked()[0]).toMatchObject({ name: 'soup', data_type: 'searched', list_type: 'item', limit: '12' });
  expect(shell.head).toHaveBeenCalledWith(expect.objectContaining({ title: 'Results for “soup”' }));
});

it.each([
  ['/home?module_id=1&data_type=new&sort=low', 'New arrivals · Food', '/home?data_type=new&module_id=1'],
  [
    '/home?search=special-offer&module_id=1&data_type=discounted',
    'Special Offer · Food',
    '/home?data_type=discounted&module_id=1',
  ],
  [
    '/home?brand_id=3&module_id=1&data_type=brand&page=2',
    'Mill · Food',
    '/home?brand_id=3&module_id=1&data_type=brand',
  ],
  ['/home?search=category&id=1&module_id=1&data_type=category', 'Soups', '/category/soups?module_id=1'],
])('names one address for a listing, however it is narrowed: %s (AMB-10)', async (path, title, canonical) => {
  marketplace.answers({
    search: page(['Lentil Soup']),
    brands: [aBrand({ id: 3, name: 'Mill' })],
    category: aCategory({ id: 1, slug: 'soups', name: 'Soups', module_id: 1 }),
  });
  const { shell } = renderRemote(Browse, { path });
  await waitFor(() =>
    expect(shell.head).toHaveBeenLastCalledWith(
      expect.objectContaining({
        title,
        canonical,
        description: `${title.replace(' · Food', '')} · Restaurants around you`,
      }),
    ),
  );
});

it.each([
  ['/home?brand_id=99&module_id=1&data_type=brand', "We couldn't find this brand."],
  ['/home?search=category&id=99&module_id=1&data_type=category', "We couldn't find this category."],
])('says why the address lists nothing, and offers ways on: %s (RTE-3, SRC-12)', async (path, words) => {
  marketplace.answers({
    search: page([], 0),
    brands: [aBrand({ id: 3, name: 'Mill' })],
    category: refuses(404),
  });
  renderRemote(Browse, { path });
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(screen.getByText('Items not found!')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try another address' })).toBeVisible();
});

it('shows that filters exclude each other, also once the brands are known (SRC-12)', async () => {
  marketplace.answers({ search: page([], 0), brands: [aBrand({ name: 'Mill' })] });
  renderRemote(Browse, { path: `${SEARCH}&filter=veg,non_veg` });
  expect(await screen.findByText('Items not found!')).toBeVisible();
  await screen.findByText('Mill');
  expect(screen.getByText('Choose vegetarian or non-vegetarian, not both.')).toBeVisible();
});

it('shows that there are more results than were counted (SRC-8, SRC-11)', async () => {
  marketplace.answers({
    search: ({ query }) => ({
      ...page(query.offset === '1' ? ['Lentil Soup'] : [], 500),
      total_is_minimum: true,
    }),
  });
  renderRemote(Browse, { path: SEARCH });
  expect(await screen.findByText('More than 500 results')).toBeVisible();
});

it('names its tabs as the module names its items and stores (SRC-11)', async () => {
  const capabilities = { cart: true, wishlist: true, delivery: true };
  const words = { items: 'Foods', stores: 'Restaurants' };
  marketplace.answers({ search: page([], 1, ['Olive Kitchen']) });
  const { user } = renderRemote(Browse, { path: SEARCH, shell: { profile: { capabilities, words } } });
  await screen.findByRole('tab', { name: 'Foods', selected: true });
  await user.click(screen.getByRole('tab', { name: 'Restaurants' }));
  expect(await screen.findByRole('article', { name: 'Olive Kitchen' })).toBeVisible();
  expect(asked().at(-1)).toMatchObject({ list_type: 'store' });
});

it.each([
  ['grocery', 'Groceries'],
  ['pharmacy', 'Medicines'],
  ['ecommerce', 'Items'],
])('calls the items of the module %s %s (SRC-11)', async (module_type, name) => {
  renderRemote(Browse, { path: SEARCH, shell: { module: aModule({ module_type }) } });
  expect(await screen.findByRole('tab', { name, selected: true })).toBeVisible();
});

it('lists a category of a tile under its name (CAT-2, CAT-5)', async () => {
  renderRemote(Browse, { path: categoryPath({ id: 7, name: 'قهوة' }, 1) });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('قهوة');
  await screen.findByRole('article', { name: 'Item 1' });
  expect(asked()[0]).toMatchObject({ data_type: 'category', category_ids: '[7]' });
  expect(asked()[0]).not.toHaveProperty('name');
});

it('shows the name of a category where the link has none (SRC-10)', async () => {
  marketplace.answers({ category: aCategory({ id: 7, name: 'Coffee' }) });
  renderRemote(Browse, { path: '/home?data_type=category&id=7&name=%25%25&module_id=1' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coffee'));
  expect(categoryName('/w==')).toBeNull();
});

it('lists a brand, discounted and new items (SRC-9, PRO-12, HOM-8)', async () => {
  marketplace.answers({ brands: [aBrand({ id: 3, name: 'Nexora' })] });
  const brand = renderRemote(Browse, { path: '/home?brand_id=3&data_type=brand' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nexora'));
  expect(asked()[0]).toMatchObject({ data_type: 'brand', brand_ids: '[3]' });
  brand.unmount();
  renderRemote(Browse, { path: '/home?search=special-offer&module_id=1&data_type=discounted' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Special Offer');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ data_type: 'discounted' }));
});

it('narrows by what is asked for most without opening the other filters on a phone (SRC-14)', async () => {
  const { user, shell } = renderRemote(Browse, { path: SEARCH });
  const quick = within(await screen.findByRole('group', { name: 'Only show' }));
  await user.click(quick.getByRole('button', { name: 'Under 30 min' }));
  await waitFor(() => expect(asked().at(-1)?.filter).toBe('["fast_delivery"]'));
  expect(shell.history.location.search).toContain('filter=fast_delivery');
  expect(quick.getByRole('button', { name: 'Under 30 min', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});

it('filters by switches, stars, categories, brands and price, all in the address (SRC-14)', async () => {
  marketplace.answers({ brands: [aBrand({ id: 3, name: 'Nexora' })] });
  const { user, shell } = renderRemote(Browse, { path: SEARCH });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.click(screen.getByRole('button', { name: 'Open now' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Salads' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Nexora' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rating' }), '4');
  await user.type(screen.getByRole('textbox', { name: 'To' }), '9.5{Enter}');
  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({
      filter: '["currently_open"]',
      category_ids: '[2]',
      brand_ids: '[3]',
      rating_count: '4',
      max_price: '9.5',
    }),
  );
  expect(shell.history.location.search).toContain('max_price=9.5');
});

it('lists stores whatever price was chosen for items, which is there again with them (SRC-14)', async () => {
  marketplace.answers({ search: page(['Lentil Soup'], 1, ['Olive Kitchen']) });
  const { user } = renderRemote(Browse, { path: `${SEARCH}&min_price=2&max_price=9` });
  expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Stores' }));
  await screen.findByRole('article', { name: 'Olive Kitchen' });
  expect(asked().at(-1)).toMatchObject({ list_type: 'store' });
  for (const price of ['min_price', 'max_price']) expect(asked().at(-1)).not.toHaveProperty(price);
  expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Items' }));
  await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('9');
});

it('finds what an open store delivers within half an hour (SRC-14)', async () => {
  const { user, shell } = renderRemote(Browse, { path: SEARCH });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.click(screen.getByRole('button', { name: 'Under 30 min' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ filter: '["fast_delivery"]' }));
  expect(shell.history.location.search).toContain('filter=fast_delivery');
});

it('offers diets only where items have them, and nearby only where a place is known (SRC-14)', async () => {
  const food = renderRemote(Browse, {
    path: SEARCH,
    shell: {
      profile: { capabilities: { cart: true, wishlist: true, delivery: true, diets: true }, words: null },
    },
  });
  await food.user.click(await screen.findByRole('button', { name: 'Filters' }));
  expect(screen.getByRole('button', { name: 'Vegetarian' })).toBeVisible();
  food.unmount();
  const { user } = renderRemote(Browse, { path: SEARCH, shell: { location: null } });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  expect(screen.getByRole('button', { name: 'Open now' })).toBeVisible();
  for (const name of ['Vegetarian', 'Nearby']) expect(screen.queryByRole('button', { name })).toBeNull();
});

it('sorts from high to low and back, and shows a list instead of a grid (CRD-14, SRC-11)', async () => {
  const { user, shell } = renderRemote(Browse, { path: SEARCH });
  await screen.findByRole('article', { name: 'Item 1' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: high to low');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'high' }));
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(screen.getByRole('button', { name: 'List', pressed: true })).toBeVisible();
  expect(shell.history.location.search).toMatch(/sort=high.*view=list/);
});

it('puts the stores with the shortest delivery time first (CRD-14, SRC-11)', async () => {
  marketplace.answers({ search: page([], 1, ['Olive Kitchen']) });
  const { user, shell } = renderRemote(Browse, { path: `${SEARCH}&tab=stores` });
  await screen.findByRole('article', { name: 'Olive Kitchen' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Delivery time');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ list_type: 'store', sort: 'fastest' }));
  expect(shell.history.location.search).toMatch(/tab=stores&sort=fastest/);
});

describe('under the pickup of the header', () => {
  const pickup = { orderType: 'take_away' as const };

  it.each(['searched', 'category&id=7', 'discounted', 'new'])(
    'lists items that can be picked up, in an address that shows others the same: %s (STR-2, SRC-14)',
    async (type) => {
      const { shell } = renderRemote(Browse, { path: `/home?data_type=${type}`, shell: pickup });
      await screen.findByRole('article', { name: 'Item 1' });
      expect(shell.history.location.search).toBe(`?data_type=${type}&delivery=take_away`);
      expect(asked().map(({ store_type }) => store_type)).toEqual(['take_away']);
    },
  );

  it('lets the customer see all the same (STR-2, SRC-12)', async () => {
    const { user, shell } = renderRemote(Browse, { path: SEARCH, shell: pickup });
    await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
    await user.click(screen.getByRole('button', { name: 'Pickup', pressed: true }));
    await waitFor(() => expect(asked().at(-1)).not.toHaveProperty('store_type'));
    expect(shell.history.location.search).toContain('&delivery=all');
  });

  it('follows the switch while the list is shown (STR-2)', async () => {
    const { shell } = renderRemote(Browse, { path: SEARCH });
    await screen.findByRole('article', { name: 'Item 1' });
    act(() => shell.orderType.current.set('take_away'));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ store_type: 'take_away' }));
    act(() => shell.orderType.current.set('delivery'));
    await waitFor(() => expect(shell.history.location.search).not.toContain('delivery'));
  });
});

it('opens its filters in a drawer on a phone (SRC-11)', async () => {
  const { user } = renderRemote(Browse, { path: `${SEARCH}&filter=popular` });
  await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Filters' }));
  await user.click(drawer.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(asked().at(-1)).not.toHaveProperty('filter'));
  await user.click(drawer.getByRole('button', { name: 'Show results' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows in the words of the specification that nothing was found, and links to continue (SRC-12, ERR-4)', async () => {
  marketplace.answers({ search: page([]) });
  const { user, shell } = renderRemote(Browse, { path: `${SEARCH}&rating=4` });
  expect(await screen.findByText('Items not found!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Sorry no data found related to your search')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Stores' }));
  expect(await screen.findByText('Stores not found!')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Back to/ })).toHaveAttribute('href', '/home?module_id=1');
  await user.click(screen.getByRole('button', { name: 'Try another address' }));
  expect(shell.location.pick).toHaveBeenCalledWith({ flow: 'store' });
});

it.each([
  ['filter=veg,non_veg', 'Choose vegetarian or non-vegetarian, not both.'],
  ['min_price=9&max_price=3', 'The lowest price is higher than the highest.'],
])('says why filters that contradict each other find nothing: %s', async (query, reason) => {
  marketplace.answers({ search: page([]) });
  renderRemote(Browse, { path: `${SEARCH}&${query}` });
  expect(await screen.findByText(reason)).toBeVisible();
});

/** Nothing is in sight, or near it, but what the test says. */
function mockView() {
  const reports = new Map<Element, (isIntersecting: boolean) => void>();
  jest.spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(function (
    this: IntersectionObserver & { tell?(entries: unknown[]): void },
    target,
  ) {
    reports.set(target, (isIntersecting) => this.tell?.([{ target, isIntersecting }]));
  });
  const report = (element: Element | null, isIntersecting: boolean) => {
    if (element) reports.get(element)?.(isIntersecting);
  };
  return {
    show: (element: Element | null) => report(element, true),
    hide: (element: Element | null) => report(element, false),
  };
}

describe('further pages', () => {
  const answerPages = (total: number, size = 12) =>
    marketplace.answers({
      search: ({ query }) => ({
        ...anItemPage(
          several(size, (id) => {
            const number = (Number(query.offset) - 1) * size + id;
            return anItem({ id: number, name: `Soup ${number}`, slug: `soup-${number}` });
          }),
          { total_size: total },
        ),
        stores: [],
      }),
    });

  it('load when the end is near, and the address has their number (SRC-13)', async () => {
    answerPages(24);
    const { shell } = renderRemote(Browse, { path: SEARCH });
    expect(await screen.findByRole('article', { name: 'Soup 24' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    await waitFor(() => expect(shell.history.location.search).toContain('page=2'));
    expect(asked().map(({ offset }) => offset)).toEqual(['1', '2']);
  });

  it('have their place before they are asked for, which their cards take without moving it (SRC-13)', async () => {
    const view = mockView();
    answerPages(27);
    renderRemote(Browse, { path: SEARCH });
    const last = await screen.findByRole('article', { name: 'Soup 12' });
    const places = [...(last.parentElement?.children ?? [])].slice(12);
    expect(places).toHaveLength(12);
    expect(asked()).toHaveLength(1);
    act(() => view.show(last));
    expect(await screen.findByRole('article', { name: 'Soup 24' })).toBeVisible();
    for (const place of places) expect(place).not.toBeInTheDocument();
    expect(last.parentElement?.children).toHaveLength(24 + 3);
  });

  it('leave the end in sight for who is there before they come, until it is out of sight (SRC-13)', async () => {
    const view = mockView();
    answerPages(36);
    renderRemote(Browse, { path: SEARCH });
    const last = await screen.findByRole('article', { name: 'Soup 12' });
    const end = screen.getByRole('button', { name: 'Show more' }).parentElement;
    act(() => {
      view.show(end);
      view.show(last);
    });
    expect(await screen.findByRole('article', { name: 'Soup 24' })).toBeVisible();
    expect(last.parentElement?.children).toHaveLength(24);
    act(() => view.hide(end));
    expect(last.parentElement?.children).toHaveLength(24 + 12);
    act(() => view.show(screen.getByRole('article', { name: 'Soup 24' })));
    expect(await screen.findByRole('article', { name: 'Soup 36' })).toBeVisible();
  });

  it('leave the end where it is for who is there, however high their cards are (SRC-13)', async () => {
    const view = mockView();
    const measure: (() => void)[] = [];
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((tell) => {
      const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
      measure.push(() => tell([], observer));
      return observer;
    });
    answerPages(24);
    renderRemote(Browse, { path: SEARCH });
    const last = await screen.findByRole('article', { name: 'Soup 12' });
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation();
    // A card is 120 pixels high, and the place of one 100.
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      const cards = this.querySelectorAll('article').length;
      return cards * 120 + (this.children.length - cards) * 100;
    });
    act(() => {
      measure.forEach((again) => again());
      view.show(screen.getByRole('button', { name: 'Show more' }).parentElement);
      view.show(last);
    });
    expect(await screen.findByRole('article', { name: 'Soup 24' })).toBeVisible();
    expect(scrollBy).toHaveBeenCalledWith({ top: 12 * 20, behavior: 'instant' });
  });

  it('load by a button after ten, so that the footer can be reached (SRC-13)', async () => {
    const view = mockView();
    // Pages of one are drawn soon.
    answerPages(11, 1);
    const { user } = renderRemote(Browse, { path: SEARCH });
    for (let page = 1; page < 10; page += 1) {
      const card = await screen.findByRole('article', { name: `Soup ${page}` });
      act(() => view.show(card));
    }
    const last = await screen.findByRole('article', { name: 'Soup 10' });
    expect(last.nextElementSibling).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('article', { name: 'Soup 11' })).toBeVisible();
    expect(asked()).toHaveLength(11);
  });

  it('are all loaded for a link that names them (SRC-13)', async () => {
    answerPages(36);
    renderRemote(Browse, { path: `${SEARCH}&page=3` });
    expect(await screen.findByRole('article', { name: 'Soup 36' })).toBeVisible();
    expect(asked().map(({ offset }) => offset)).toEqual(['1', '2', '3']);
  });

  it('that fail leave what is shown, and can be loaded again (API-8)', async () => {
    let fails = true;
    marketplace.answers({
      search: ({ query }) => {
        if (query.offset === '2' && fails) return refuses(404);
        const first = (Number(query.offset) - 1) * 12;
        const products = several(12, (id) => anItem({ id: first + id, name: `Soup ${first + id}` }));
        return { ...anItemPage(products, { total_size: 24 }), stores: [] };
      },
    });
    const { user } = renderRemote(Browse, { path: SEARCH });
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load more.");
    expect(screen.getByRole('article', { name: 'Soup 12' })).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Soup 24' })).toBeVisible();
  });
});

it('offers a retry where the list cannot be loaded (API-8)', async () => {
  marketplace.answers({ search: refuses(429) });
  const { user } = renderRemote(Browse, { path: SEARCH });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  marketplace.answers({ search: page(['Lentil Soup']) });
  await user.click(retry);
  expect(await screen.findByRole('article', { name: 'Lentil Soup' })).toBeVisible();
});

it('shows why the server refuses a list, and no retry that would return the same (API-5)', async () => {
  marketplace.answers({ search: refuses(403, 'This zone is closed') });
  renderRemote(Browse, { path: SEARCH });
  expect(await screen.findByRole('alert')).toHaveTextContent('This zone is closed');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('reserves the space of its results while they load (HOM-21)', async () => {
  marketplace.answers({ search: pending() });
  renderRemote(Browse, { path: SEARCH });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByText('Items not found!')).toBeNull();
});

it('is complete in Arabic (I18-5)', async () => {
  marketplace.answers({ search: page([]) });
  renderRemote(Browse, { path: SEARCH, language: 'ar' });
  expect(await screen.findByText('لم نجد منتجات!')).toBeVisible();
});

it('counts stars as Arabic does (SRC-14, I18-5)', async () => {
  const { user } = renderRemote(Browse, { path: SEARCH, language: 'ar' });
  await user.click(await screen.findByRole('button', { name: 'المرشحات' }));
  const ratings = within(screen.getByRole('combobox', { name: 'التقييم' })).getAllByRole('option');
  expect(ratings.map(({ textContent }) => textContent)).toEqual([
    'أي تقييم',
    '4 نجوم فأكثر',
    '3 نجوم فأكثر',
    'نجمتان فأكثر',
  ]);
});
