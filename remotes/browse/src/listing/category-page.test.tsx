import { screen, waitFor, within } from '@testing-library/react';
import { categoryPath } from '@souk/contracts';
import { aCategory, marketplace, refuses, renderRemote } from '@souk/testing';
import { Browse } from '../browse.tsx';

const cold = { id: 11, slug: 'cold-soups', name: 'Cold Soups', image_full_url: '', products_count: 4 };
const soups = aCategory({ id: 7, childes: [cold] });
const address = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

beforeEach(() => marketplace.answers({ category: soups, categories: [soups, aCategory({ id: 8 })] }));

it('lists a category by its slug, exactly as its tile does (CAT-2, CAT-5, AMB-10)', async () => {
  const page = renderRemote(Browse, { path: '/category/soups?module_id=1&sort=low' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Soups');
  await screen.findByRole('article', { name: 'Item 1' });
  expect(marketplace.requests('category')[0]?.params).toEqual({ id: 'soups' });
  const request = marketplace.requests('search')[0]?.query;
  expect(request).toMatchObject({ data_type: 'category', category_ids: '[7]', sort: 'low' });
  page.unmount();
  renderRemote(Browse, { path: `${categoryPath(soups, 1)}&sort=low` });
  await screen.findByRole('article', { name: 'Item 1' });
  expect(marketplace.requests('search').at(-1)?.query).toEqual(request);
});

it('has its filters in its own address (SRC-14)', async () => {
  const { user, shell } = renderRemote(Browse, { path: '/category/soups?module_id=1' });
  await screen.findByRole('article', { name: 'Item 1' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: high to low');
  await waitFor(() => expect(marketplace.requests('search').at(-1)?.query).toMatchObject({ sort: 'high' }));
  expect(address(shell.history.location)).toBe('/category/soups?module_id=1&sort=high');
});

it.each([
  ['/category/7', 1, '/category/soups?module_id=1'],
  ['/category/soups?module_id=2&view=list', 3, '/category/soups?module_id=3&view=list'],
])('has one address, wherever the link comes from: %s (CAT-2, RTE-3)', async (path, moduleId, canonical) => {
  marketplace.answers({ category: { ...soups, module_id: moduleId } });
  const { shell } = renderRemote(Browse, { path });
  await waitFor(() => expect(address(shell.history.location)).toBe(canonical));
  expect(shell.history.action).toBe('REPLACE');
});

it('keeps the current module where the marketplace names none', async () => {
  marketplace.answers({ category: { ...soups, module_id: null } });
  const { shell } = renderRemote(Browse, { path: '/category/7' });
  await waitFor(() => expect(address(shell.history.location)).toBe('/category/soups?module_id=1'));
});

it('shows its sub-categories as links above the results, and stays among them in one (CAT-1, CAT-5)', async () => {
  const page = renderRemote(Browse, { path: '/category/soups?module_id=1' });
  const within7 = async () => within(await screen.findByRole('navigation', { name: 'In Soups' }));
  const row = await within7();
  expect(row.getByRole('link', { name: 'All Soups' })).toHaveAttribute('aria-current', 'page');
  expect(row.getByRole('link', { name: 'Cold Soups' })).toHaveAttribute(
    'href',
    '/category/cold-soups?module_id=1',
  );
  page.unmount();
  marketplace.answers({ category: aCategory({ ...cold, parent_id: 7, childes: [] }) });
  renderRemote(Browse, { path: '/category/cold-soups?module_id=1' });
  expect((await within7()).getByRole('link', { name: 'Cold Soups' })).toHaveAttribute('aria-current', 'page');
});

it('shows a not-found page for an unknown category, which search engines do not index (RTE-3)', async () => {
  marketplace.answers({ category: refuses(404) });
  const { shell } = renderRemote(Browse, { path: '/category/no-such?module_id=1' });
  expect(await screen.findByRole('heading', { name: "We couldn't find this category" })).toBeVisible();
  expect(shell.head).toHaveBeenCalledWith(
    expect.objectContaining({ title: "We couldn't find this category", listed: false }),
  );
});

it('offers a retry where loading fails (API-8)', async () => {
  marketplace.answers({ category: refuses(429) });
  const { user } = renderRemote(Browse, { path: '/category/soups?module_id=1' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  marketplace.answers({ category: soups });
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Soups' })).toBeVisible();
});
