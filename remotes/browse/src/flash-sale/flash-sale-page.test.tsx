import { screen, within } from '@testing-library/react';
import {
  aFlashSale,
  aFlashSaleEntry,
  anItem,
  marketplace,
  refuses,
  renderRemote,
  several,
} from '@souk/testing';
import { Browse } from '../browse.tsx';

const PATH = '/flash-sales?id=3&module_id=1';
const entries = (first: number) =>
  several(12, (number) =>
    aFlashSaleEntry({
      id: first + number,
      item: anItem({ id: first + number, name: `Deal ${first + number}` }),
    }),
  );

it('counts down, and shows its items page by page with how much of each is sold (PRO-9, CRD-11, CRD-12)', async () => {
  marketplace.answers({
    flashSaleItems: ({ query }) =>
      aFlashSale({
        title: 'Night Sale',
        active_products: entries(query.offset === '1' ? 0 : 12),
        total_size: 24,
      }),
  });
  const { shell } = renderRemote(Browse, { path: PATH });
  expect(await screen.findByRole('heading', { level: 1, name: 'Night Sale' })).toBeVisible();
  expect(screen.getByRole('timer', { name: 'Ends in' })).toBeVisible();
  const last = within(await screen.findByRole('article', { name: 'Deal 24' }));
  expect(last.getByRole('progressbar', { name: '12 of 40 sold' })).toHaveAttribute('aria-valuenow', '30');
  expect(marketplace.requests('flashSaleItems').map(({ query }) => query)).toEqual([
    { flash_sale_id: '3', limit: '12', offset: '1' },
    { flash_sale_id: '3', limit: '12', offset: '2' },
  ]);
  expect(shell.head).toHaveBeenCalledWith({
    title: 'Night Sale',
    description: 'Night Sale · Restaurants around you',
    canonical: '/flash-sales?id=3&module_id=1',
  });
});

it('shows that it has ended, and links to other offers (CRD-11)', async () => {
  marketplace.answers({
    flashSaleItems: aFlashSale({ end_date: '2020-01-01T00:00:00.000Z', active_products: [], total_size: 0 }),
  });
  renderRemote(Browse, { path: PATH });
  expect(await screen.findByText('This campaign is over')).toBeVisible();
  expect(screen.getByText('This sale has ended')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try another address' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See all offers' })).toHaveAttribute(
    'href',
    '/home?search=special-offer&data_type=discounted&module_id=1',
  );
});

it.each(['/flash-sales', '/flash-sales?id=0', '/flash-sales?id=x%00', '/flash-sales?id=99999999999'])(
  'is not found where the address names no sale: %s (RTE-3)',
  async (path) => {
    renderRemote(Browse, { path });
    expect(await screen.findByRole('heading', { name: "We couldn't find this flash sale" })).toBeVisible();
    expect(marketplace.requests('flashSaleItems')).toEqual([]);
  },
);

it('is not found where it is unknown, and can be loaded again where the call fails (RTE-3, API-8)', async () => {
  marketplace.answers({ flashSaleItems: refuses(404) });
  const page = renderRemote(Browse, { path: PATH });
  expect(await screen.findByRole('heading', { name: "We couldn't find this flash sale" })).toBeVisible();
  page.unmount();
  marketplace.answers({ flashSaleItems: refuses(429) });
  const { user } = renderRemote(Browse, { path: '/flash-sales?id=4&module_id=1' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  marketplace.answers({ flashSaleItems: aFlashSale() });
  await user.click(again);
  expect(await screen.findByRole('article', { name: 'Lentil Soup' })).toBeVisible();
});
