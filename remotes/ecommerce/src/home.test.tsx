import { screen } from '@testing-library/react';
import {
  aCustomer,
  aModule,
  marketplace,
  refuses,
  renderRemote,
  sectionHeadings,
  sectionsLoaded,
} from '@souk/testing';
import { Home } from './home.tsx';

const here = aModule({ id: 4, module_type: 'ecommerce' });

it('begins with its own heading, and shows its sections in order (HOM-4, HOM-20)', async () => {
  renderRemote(Home, { shell: { module: here, customer: aCustomer() } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The whole market, one bag');
  await sectionsLoaded();
  expect(sectionHeadings()).toEqual([
    'Shops you know',
    'Popular items nearby',
    'Just For You',
    'Popular stores',
    'Best reviewed items',
    'New Arrivals',
    'Featured Categories',
    'Highlights for you',
    'Special Offer',
    'Brands',
    'Featured stores',
    'Coupons for your bag',
  ]);
});

it('does without what fails, never without the page (HOM-21)', async () => {
  marketplace.answers({ newArrivals: refuses(500) });
  renderRemote(Home, { shell: { module: here } });
  await sectionsLoaded();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sectionHeadings()).not.toContain('New Arrivals');
});
