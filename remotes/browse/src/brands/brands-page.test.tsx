import { screen, waitFor } from '@testing-library/react';
import { aBrand, marketplace, refuses, renderRemote } from '@souk/testing';
import { Browse } from '../browse.tsx';

const brands = ['Mill', 'Äpfel', 'Zest', 'Brine 10', 'Brine 9'].map((name, id) =>
  aBrand({ id: id + 1, name, items_count: 1 }),
);
const shown = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

beforeEach(() => marketplace.answers({ brands }));

it('shows every brand, each leading to its items (PRO-12)', async () => {
  const { shell } = renderRemote(Browse, { path: '/all-brands?module_id=1' });
  const link = await screen.findByRole('link', { name: 'Mill 1 item' });
  expect(link).toHaveAttribute('href', '/home?brand_id=1&module_id=1&data_type=brand');
  expect(shown()).toEqual(brands.map(({ name }) => name));
  expect(shell.head).toHaveBeenCalledWith({
    title: 'All brands · Food',
    description: 'All brands · Restaurants around you',
    canonical: '/all-brands?module_id=1',
  });
});

it('sorts them by default, from A to Z and from Z to A, and the address has the order (PRO-12)', async () => {
  const { user, shell } = renderRemote(Browse, { path: '/all-brands?module_id=1&sort=az' });
  await screen.findByRole('article', { name: 'Mill' });
  const sorted = ['Äpfel', 'Brine 9', 'Brine 10', 'Mill', 'Zest'];
  expect(shown()).toEqual(sorted);
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  expect(sort).toHaveDisplayValue('A to Z');
  await user.selectOptions(sort, 'Z to A');
  expect(shown()).toEqual(sorted.toReversed());
  expect(shell.history.location.search).toBe('?module_id=1&sort=za');
  await user.selectOptions(sort, 'Default');
  expect(shown()).toEqual(brands.map(({ name }) => name));
  expect(shell.history.location.search).toBe('?module_id=1');
});

it('leads back to the home where there are no brands (PRO-13)', async () => {
  marketplace.answers({ brands: [] });
  const { shell } = renderRemote(Browse, { path: '/all-brands?module_id=1' });
  await waitFor(() => expect(shell.history.location.pathname).toBe('/home'));
  expect(shell.history.location.search).toBe('?module_id=1');
});

it('offers a retry where loading fails (API-8)', async () => {
  marketplace.answers({ brands: refuses(429) });
  const { user } = renderRemote(Browse, { path: '/all-brands?module_id=1' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  marketplace.answers({ brands });
  await user.click(again);
  expect(await screen.findByRole('article', { name: 'Zest' })).toBeVisible();
});
