import { act, screen, waitFor } from '@testing-library/react';
import {
  aModule,
  aStore,
  aStorePage,
  marketplace,
  pending,
  refuses,
  renderRemote,
  several,
} from '@souk/testing';
import { Browse } from '../browse.tsx';
import { BELOW_HEADER } from '../page/below-header.ts';

const LATEST = '/store/latest?module_id=1';
const restaurants = {
  capabilities: { cart: true, wishlist: true, delivery: true },
  words: { items: 'Foods', stores: 'Restaurants' },
};
const asked = () => marketplace.requests('stores').map(({ params, query }) => ({ ...params, ...query }));
const select = (name: string) => screen.getByRole('combobox', { name });
/** Olive Kitchen, and others that are named by their number. */
const answerStores = (count: number) =>
  marketplace.answers({
    stores: aStorePage(
      several(count, (id) =>
        id === 1 ? aStore() : aStore({ id, name: `Store ${id}`, slug: `store-${id}` }),
      ),
      { total_size: count },
    ),
  });
const answerPages = (total: number) =>
  marketplace.answers({
    stores: ({ query }) =>
      aStorePage(
        several(12, (id) => {
          const number = (Number(query.offset) - 1) * 12 + id;
          return aStore({ id: number, name: `Store ${number}`, slug: `store-${number}` });
        }),
        { total_size: total },
      ),
  });

it.each([
  ['latest', 'newly_joined', 'New stores'],
  ['popular', 'popular', 'Popular stores'],
])(
  'counts and lists the %s stores in the words of the module, twelve a page (STR-1, STR-2, STR-5)',
  async (list, type, title) => {
    answerStores(2);
    const { shell } = renderRemote(Browse, {
      path: `/store/${list}?module_id=1`,
      shell: { profile: restaurants },
    });
    expect(await screen.findByRole('link', { name: 'Olive Kitchen' })).toHaveAttribute(
      'href',
      expect.stringContaining('/store/olive-kitchen?module_id=1'),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2 Restaurants');
    expect(shell.head).toHaveBeenCalledWith({
      title: `${title} · Food`,
      description: `${title} · Restaurants around you`,
      canonical: `/store/${list}?module_id=1`,
    });
    expect(asked()[0]).toMatchObject({ type, store_type: 'all', limit: '12', offset: '1' });
  },
);

it('sticks the number of stores and the filters below the header (STR-1)', async () => {
  answerStores(2);
  renderRemote(Browse, { path: LATEST });
  const heading = await screen.findByRole('heading', { level: 1, name: '2 Stores' });
  const head = heading.closest('header');
  expect(head).toContainElement(screen.getByRole('combobox', { name: 'Store type' }));
  expect(head).toHaveStyle({ position: 'sticky', insetBlockStart: BELOW_HEADER });
});

it.each([
  ['en', 1, 'Stores (1)'],
  ['ar', 11, 'المتاجر (11)'],
] as const)(
  'puts the number behind where the plural would not agree with it: %s, %s (STR-1, I18-1)',
  async (language, total, heading) => {
    answerStores(total);
    renderRemote(Browse, { path: LATEST, language });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  },
);

it('lists twenty stores a page in a module without carts, as parcel (STR-2, CON-1)', async () => {
  marketplace.answers({ stores: aStorePage([aStore()]) });
  const capabilities = { cart: false, wishlist: false, delivery: true };
  renderRemote(Browse, { path: LATEST, shell: { profile: { capabilities, words: null } } });
  expect(await screen.findByRole('article', { name: 'Olive Kitchen' })).toBeVisible();
  expect(asked().map(({ limit }) => limit)).toEqual(['20']);
});

it('is narrowed by two menus, which stand in the address and go back to the first page (STR-1 to STR-3)', async () => {
  answerPages(24);
  const { user, shell } = renderRemote(Browse, { path: `${LATEST}&page=2` });
  expect(await screen.findByRole('article', { name: 'Store 24' })).toBeVisible();
  answerPages(12);
  await user.selectOptions(select('Store type'), 'Top rated');
  await user.selectOptions(select('Order type'), 'Pickup');
  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({ type: 'top_rated', store_type: 'take_away', offset: '1' }),
  );
  expect(shell.history.location.search).toBe('?module_id=1&type=top_rated&delivery=take_away');
});

it('keeps what an open store delivers within half an hour, as the address then says (STR-1)', async () => {
  answerPages(12);
  const { user, shell } = renderRemote(Browse, { path: LATEST });
  await screen.findByRole('article', { name: 'Store 1' });
  expect(asked()[0]).not.toHaveProperty('fast_delivery');
  await user.click(screen.getByRole('button', { name: 'Under 30 min' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ fast_delivery: '1' }));
  expect(shell.history.location.search).toBe('?module_id=1&fast=1');
  await user.click(screen.getByRole('button', { name: 'Under 30 min' }));
  await waitFor(() => expect(shell.history.location.search).toBe('?module_id=1'));
});

it('puts the shortest delivery time first, as the address then says (STR-1, CRD-14)', async () => {
  answerPages(12);
  const { user, shell } = renderRemote(Browse, { path: LATEST });
  await screen.findByRole('article', { name: 'Store 1' });
  expect(asked()[0]).not.toHaveProperty('sort');
  await user.selectOptions(select('Sort by'), 'Delivery time');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'fastest', offset: '1' }));
  expect(shell.history.location.search).toBe('?module_id=1&sort=fastest');
  await user.selectOptions(select('Sort by'), 'Recommended');
  await waitFor(() => expect(shell.history.location.search).toBe('?module_id=1'));
});

describe('under the pickup of the header', () => {
  const pickup = { orderType: 'take_away' as const };

  it('starts with stores that offer it, in an address that shows others the same (STR-2)', async () => {
    answerPages(12);
    const { shell } = renderRemote(Browse, { path: LATEST, shell: pickup });
    await screen.findByRole('article', { name: 'Store 1' });
    expect(select('Order type')).toHaveValue('take_away');
    expect(shell.history.location.search).toBe('?module_id=1&delivery=take_away');
    expect(asked().map(({ store_type }) => store_type)).toEqual(['take_away']);
  });

  it('lets the customer see all the same, and a link show what it names (STR-2)', async () => {
    answerPages(12);
    const { user, shell } = renderRemote(Browse, { path: LATEST, shell: pickup });
    await screen.findByRole('article', { name: 'Store 1' });
    await user.selectOptions(select('Order type'), 'Delivery or pickup');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ store_type: 'all' }));
    expect(shell.history.location.search).toBe('?module_id=1&delivery=all');
  });

  it('follows the switch while the list is shown (STR-2)', async () => {
    answerPages(12);
    const { shell } = renderRemote(Browse, { path: `${LATEST}&delivery=delivery` });
    await screen.findByRole('article', { name: 'Store 1' });
    act(() => shell.orderType.current.set('take_away'));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ store_type: 'take_away' }));
    act(() => shell.orderType.current.set('delivery'));
    await waitFor(() => expect(shell.history.location.search).toBe('?module_id=1'));
    expect(select('Order type')).toHaveValue('all');
  });
});

it('loads the next page at its end until all are shown, and says in the address how many (STR-3)', async () => {
  answerPages(24);
  const { shell } = renderRemote(Browse, { path: LATEST });
  expect(await screen.findByRole('article', { name: 'Store 24' })).toBeVisible();
  await waitFor(() => expect(shell.history.location.search).toContain('page=2'));
  expect(asked().map(({ offset }) => offset)).toEqual(['1', '2']);
});

it('says that none fits, and offers ways on (STR-1, ERR-4)', async () => {
  marketplace.answers({ stores: aStorePage([]) });
  const modules = [aModule(), aModule({ id: 2, module_name: 'Grocery' })];
  const { user, shell } = renderRemote(Browse, {
    path: `${LATEST}&delivery=take_away`,
    shell: { profile: restaurants, modules },
  });
  expect(await screen.findByText('No restaurants found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Search another module' }));
  expect(shell.module.choose).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(shell.history.location.search).toBe('?module_id=1'));
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

it('says that none fits in a sentence of Arabic (ERR-4, I18-5)', async () => {
  marketplace.answers({ stores: aStorePage([]) });
  renderRemote(Browse, { path: LATEST, language: 'ar' });
  expect(await screen.findByText('لم نجد متاجر')).toBeVisible();
});

it('asks for a place where none is known (LOC-24)', async () => {
  const { user, shell } = renderRemote(Browse, { path: LATEST, shell: { location: null } });
  await user.click(await screen.findByRole('button', { name: 'Choose an address' }));
  expect(shell.location.pick).toHaveBeenCalledWith({ flow: 'store' });
  expect(asked()).toEqual([]);
});

it('keeps its place while it loads, and offers to try again what failed (API-8, HOM-21)', async () => {
  marketplace.answers({ stores: pending() });
  const first = renderRemote(Browse, { path: LATEST });
  expect(await screen.findByRole('heading', { level: 1, name: 'Stores' })).toBeVisible();
  expect(screen.queryByText('No stores found')).toBeNull();
  first.unmount();
  marketplace.answers({ stores: refuses(429) });
  const { user } = renderRemote(Browse, { path: '/store/popular?module_id=1' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  marketplace.answers({ stores: aStorePage([aStore()]) });
  await user.click(retry);
  expect(await screen.findByRole('article', { name: 'Olive Kitchen' })).toBeVisible();
});
