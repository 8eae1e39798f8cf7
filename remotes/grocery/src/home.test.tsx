import { screen } from '@testing-library/react';
import {
  aCustomer,
  aModule,
  marketplace,
  refuses,
  renderRemote,
  sectionAnswers,
  sectionBanners,
  sectionHeadings,
  sectionsLoaded,
} from '@souk/testing';
import { Home } from './home.tsx';

const here = aModule({ id: 2, module_type: 'grocery' });

beforeEach(() => marketplace.answers(sectionAnswers()));

it('begins with its own heading, and shows its sections in order (HOM-2, HOM-20)', async () => {
  renderRemote(Home, { shell: { module: here, customer: aCustomer() } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The weekly shop, done by noon');
  await sectionsLoaded();
  expect(sectionHeadings()).toEqual([
    'Walk the aisles',
    'Most popular items',
    'Your usual shops',
    'Special Offer',
    "Item That You'll Love",
    'Best reviewed items',
    'Coupons for your basket',
    'Just For You',
  ]);
});

it('leaves out sections that fail, never the page (HOM-21)', async () => {
  marketplace.answers({ coupons: refuses(500) });
  renderRemote(Home, { shell: { module: here } });
  await sectionsLoaded();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sectionHeadings()).not.toContain('Coupons for your basket');
});

it('ends with the banner of the module, where there is one (HOM-2, HOM-18, HOM-21)', async () => {
  const { unmount } = renderRemote(Home, { shell: { module: here } });
  expect(await screen.findByText('Groceries at your door today')).toBeVisible();
  unmount();
  marketplace.answers({ promotionalBanners: refuses(500) });
  renderRemote(Home, { shell: { module: aModule({ id: 22, module_type: 'grocery' }) } });
  await sectionsLoaded();
  expect(screen.queryByText('Groceries at your door today')).toBeNull();
});

it('has the fixed banners of the module at their places (HOM-18)', async () => {
  renderRemote(Home, { shell: { module: here } });
  await sectionsLoaded();
  expect(sectionBanners()).toEqual([
    ['best-reviewed', 'Best reviewed items'],
    ['promotional', 'Coupons for your basket'],
    ['bottom', 'Just For You'],
  ]);
});
