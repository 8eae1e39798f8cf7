import { queryClient } from '@souk/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import { aCustomer, anItem, marketplace, pending, renderRemote, several } from '@souk/testing';
import { OrderAgain } from '../home/order-again.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';

const heading = () => screen.queryByRole('heading', { name: 'Recently viewed' });
const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const ids = () => marketplace.requests('itemsByIds').map(({ query }) => query.ids);

it('shows the last viewed items, twelve at most, without the current one', async () => {
  const recent = several(13, (id) => id);
  marketplace.answers({
    itemsByIds: ({ query }) =>
      (JSON.parse(query.ids ?? '[]') as number[])
        .filter((id) => id !== 4)
        .map((id) => anItem({ id, name: `Item ${id}` })),
  });
  renderRemote(() => <RecentlyViewed except={2} />, { shell: { recent } });
  await screen.findByRole('article', { name: 'Item 1' });
  expect(ids()).toEqual(['[1,3,4,5,6,7,8,9,10,11,12,13]']);
  expect(names().slice(0, 3)).toEqual(['Item 1', 'Item 3', 'Item 5']);
});

it('clears the list on request, and is hidden', async () => {
  marketplace.answers({ itemsByIds: [anItem({ id: 1 })] });
  const { user, shell } = renderRemote(() => <RecentlyViewed />, { shell: { recent: [1] } });
  jest.mocked(shell.recent.clear).mockImplementation(() => shell.recent.items.set([]));
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(heading()).toBeNull();
});

it('does not change while the page is open: items viewed meanwhile are shown on the next one', async () => {
  marketplace.answers({ itemsByIds: [anItem({ id: 1 })] });
  const { shell } = renderRemote(() => <RecentlyViewed />, { shell: { recent: [1] } });
  await screen.findByRole('article');
  // The settings are loaded for the first price.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  act(() => shell.recent.items.set([2, 1]));
  expect(queryClient.isFetching()).toBe(0);
});

it('is on the way back as it was left, and shows what was viewed since on a new page (HOM-21)', async () => {
  marketplace.answers({ itemsByIds: [anItem({ id: 9 })] });
  const { shell, unmount } = renderRemote(() => <RecentlyViewed />);
  act(() => shell.history.push('/store/olive-kitchen'));
  unmount();
  shell.recent.items.set([9]);
  shell.history.go(-1);
  const back = renderRemote(() => <RecentlyViewed />, { shell });
  expect(heading()).toBeNull();
  act(() => shell.history.push('/store/olive-kitchen'));
  back.unmount();
  shell.history.push('/home?module_id=1');
  renderRemote(() => <RecentlyViewed />, { shell });
  expect(await screen.findByRole('article')).toBeVisible();
});

it('is on the way back as it was left, also where the page wrote its own address', () => {
  const { shell, unmount } = renderRemote(() => <RecentlyViewed />);
  act(() => shell.history.replace('/home?module_id=1&sort=high'));
  act(() => shell.history.push('/store/olive-kitchen'));
  unmount();
  shell.recent.items.set([9]);
  shell.history.go(-1);
  renderRemote(() => <RecentlyViewed />, { shell });
  expect(heading()).toBeNull();
});

it.each([
  ['nothing was looked at', [], [1]],
  ['nothing of it is sold any more', [1], []],
])('is not there where %s (HOM-21)', async (_, recent, sold) => {
  marketplace.answers({ itemsByIds: sold.map((id) => anItem({ id })) });
  renderRemote(() => <RecentlyViewed />, { shell: { recent } });
  await waitFor(() => expect(heading()).toBeNull());
});

it('reserves its space while the items load (HOM-21)', () => {
  marketplace.answers({ itemsByIds: pending() });
  renderRemote(() => <RecentlyViewed />, { shell: { recent: [1] } });
  expect(heading()).toBeVisible();
});

it('offers a customer the items of their last orders (CRD-2)', async () => {
  marketplace.answers({ orderAgain: [anItem({ name: 'Lentil Soup' })] });
  renderRemote(() => <OrderAgain />, { shell: { customer: aCustomer() } });
  expect(await screen.findByRole('article', { name: 'Lentil Soup' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Buy it again' })).toBeVisible();
});

it.each([
  ['guests', null],
  ['customers who have not ordered', aCustomer({ order_count: 0 })],
])('asks nothing for %s, and draws nothing (CRD-2)', (_, customer) => {
  renderRemote(() => <OrderAgain />, { shell: { customer } });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(queryClient.isFetching()).toBe(0);
});
