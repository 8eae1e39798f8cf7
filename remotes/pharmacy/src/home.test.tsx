import { screen } from '@testing-library/react';
import {
  aCustomer,
  aModule,
  aStore,
  marketplace,
  refuses,
  renderRemote,
  sectionAnswers,
  sectionBanners,
  sectionHeadings,
  sectionsLoaded,
} from '@souk/testing';
import { Home } from './home.tsx';

const here = aModule({ id: 3, module_type: 'pharmacy' });

beforeEach(() => marketplace.answers(sectionAnswers()));

it('begins with its own heading, and shows its sections in order (HOM-3, HOM-20)', async () => {
  renderRemote(Home, { shell: { module: here, customer: aCustomer() } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Care that comes to you');
  await sectionsLoaded();
  expect(sectionHeadings()).toEqual([
    'Shop by need',
    'Basic medicine nearby',
    'Featured stores',
    'Common conditions',
    'Just For You',
    'Coupons for your health',
  ]);
});

it('leaves out sections that fail, never the page (HOM-21)', async () => {
  marketplace.answers({ commonConditions: refuses(500) });
  renderRemote(Home, { shell: { module: here } });
  await sectionsLoaded();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sectionHeadings()).not.toContain('Common conditions');
});

it('links from a store that takes prescriptions to an order by one alone (RX-5)', async () => {
  const store = { module_id: here.id, module_type: here.module_type };
  const stores = [
    aStore({ ...store, id: 7, name: 'Care Corner', prescription_order: 1 }),
    aStore({ ...store, id: 8, name: 'Soap and Sun', prescription_order: 0 }),
    aStore({ ...store, id: 9, name: 'On Holiday', prescription_order: 1, active: 0 }),
  ];
  marketplace.answers({ stores: { stores, total_size: 3, limit: 20, offset: 1 } });
  renderRemote(Home, { shell: { module: here } });
  const link = await screen.findByRole('link', { name: 'Prescription order: Care Corner' });
  expect(link).toHaveAttribute('href', '/checkout?page=prescription&store_id=7&module_id=3');
  await screen.findByRole('article', { name: 'On Holiday' });
  expect(screen.getAllByRole('link', { name: /^Prescription order/ })).toHaveLength(1);
});

it('has the fixed banners of the module at their places (HOM-18)', async () => {
  renderRemote(Home, { shell: { module: here } });
  await sectionsLoaded();
  expect(sectionBanners()).toEqual([
    ['promotional', 'Coupons for your health'],
    ['bottom', 'Coupons for your health'],
  ]);
});
