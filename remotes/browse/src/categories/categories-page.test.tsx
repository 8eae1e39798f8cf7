import { screen, within } from '@testing-library/react';
import { categoryPath } from '@souk/contracts';
import { aCategory, aModule, marketplace, refuses, renderRemote } from '@souk/testing';
import { Browse } from '../browse.tsx';

const PATH = '/categories?module_id=1';
const cold = { id: 11, slug: 'cold', name: 'Cold Soups', image_full_url: '', products_count: 1 };

it('shows every category with its sub-categories and how much each holds, all of them links (CAT-2, CAT-4, CRD-14)', async () => {
  marketplace.answers({ categories: [aCategory({ childes: [cold] }), aCategory({ id: 2, name: 'Salads' })] });
  const { shell } = renderRemote(Browse, { path: PATH });
  const soups = await screen.findByRole('link', { name: 'Soups 25 items' });
  expect(soups).toHaveAttribute('href', categoryPath({ id: 1, name: 'Soups' }, 1));
  const below = within(screen.getByRole('list', { name: 'In Soups' }));
  expect(below.getByRole('link', { name: 'Cold Soups 1 item' })).toHaveAttribute(
    'href',
    categoryPath(cold, 1),
  );
  expect(screen.getByRole('link', { name: /^Salads/ })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'In Salads' })).toBeNull();
  expect(shell.head).toHaveBeenCalledWith({
    title: 'All categories · Food',
    description: 'All categories · Restaurants around you',
    canonical: '/categories?module_id=1',
  });
});

it('shows that there are none with links to continue, and offers a retry where loading fails (API-8, ERR-4)', async () => {
  marketplace.answers({ categories: refuses(429) });
  const { user } = renderRemote(Browse, { path: PATH });
  const again = await screen.findByRole('button', { name: 'Try again' });
  marketplace.answers({ categories: [] });
  await user.click(again);
  expect(await screen.findByText('No categories yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try another address' })).toBeVisible();
});

it('asks a visitor without a place for one first (LOC-24)', async () => {
  const { shell, user } = renderRemote(Browse, { path: PATH, shell: { location: null } });
  await user.click(await screen.findByRole('button', { name: 'Choose an address' }));
  expect(shell.location.pick).toHaveBeenCalledWith({ flow: 'store' });
  expect(marketplace.requests('categories')).toEqual([]);
});

it('asks a visitor without a module for one first (MOD-8)', async () => {
  const { shell, user } = renderRemote(Browse, {
    path: '/categories',
    shell: { module: null, modules: [aModule(), aModule({ id: 2 })] },
  });
  await user.click(await screen.findByRole('button', { name: 'Choose a module' }));
  expect(shell.module.choose).toHaveBeenCalled();
});

it('is complete in Arabic (I18-5)', async () => {
  renderRemote(Browse, { path: PATH, language: 'ar' });
  expect(await screen.findByRole('heading', { level: 1, name: 'كل الفئات' })).toBeVisible();
});
