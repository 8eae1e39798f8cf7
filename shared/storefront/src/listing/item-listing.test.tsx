import { screen } from '@testing-library/react';
import { categoryPath } from '@souk/contracts';
import { anItem, anItemPage, marketplace, refuses, renderRemote, several } from '@souk/testing';
import { HomePage } from '../home/home-page.tsx';
import { categoryName } from './category-name.ts';

function Home() {
  return (
    <HomePage items={{ variedItemsOpen: 'dialog', dietMarks: false }}>
      <h1>The home</h1>
    </HomePage>
  );
}
const path = categoryPath({ id: 7, name: 'قهوة' }, 1);

it('lists a category under its name in the place of the home (SRC-9, CAT-2)', async () => {
  renderRemote(Home, { path });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('قهوة');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByRole('article', { name: 'Item 1' })).toBeVisible();
  expect(marketplace.asked('categoryItems')[0]?.params.id).toBe('7');
});

it('leads back to the home', async () => {
  const { user } = renderRemote(Home, { path });
  await user.click(screen.getByRole('link', { name: 'Back to the home' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The home');
});

it('lists all that is below its price for View all of the offers (HOM-8)', async () => {
  marketplace.answers({
    discountedItems: ({ query }) =>
      anItemPage(
        several(2, (id) =>
          anItem({ id: Number(query.offset) * 10 + id, name: `Offer ${query.offset}.${id}` }),
        ),
        { total_size: 4 },
      ),
  });
  const { user } = renderRemote(Home, {
    path: '/home?search=special-offer&module_id=1&data_type=discounted',
  });
  await screen.findByRole('article', { name: 'Offer 1.1' });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('article', { name: 'Offer 2.2' })).toBeVisible();
});

it('says when there is nothing (ERR-4)', async () => {
  marketplace.answers({ categoryItems: anItemPage([]) });
  renderRemote(Home, { path });
  expect(await screen.findByText('Items not found!')).toBeVisible();
});

it('offers to try again after a failure (API-8)', async () => {
  marketplace.answers({ categoryItems: refuses(404) });
  const { user } = renderRemote(Home, { path });
  const again = await screen.findByRole('button', { name: 'Try again' });
  marketplace.answers({ categoryItems: anItemPage([anItem({ name: 'Espresso' })]) });
  await user.click(again);
  expect(await screen.findByRole('article', { name: 'Espresso' })).toBeVisible();
});

it('reads nothing from a name that is no base64 (SRC-10)', () => {
  expect(categoryName('%%%')).toBeNull();
  expect(categoryName('/w==')).toBeNull();
  expect(categoryName(null)).toBeNull();
});
