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

const here = aModule({ id: 3, module_type: 'pharmacy' });

it('begins with its own heading, and shows its sections in order (HOM-3, HOM-20)', async () => {
  renderRemote(Home, { shell: { module: here, customer: aCustomer() } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Care that comes to you');
  await sectionsLoaded();
  expect(sectionHeadings()).toEqual([
    'Shop by need',
    'Basic Medicine Nearby',
    'Featured Stores',
    'Common Conditions',
    'Just For You',
    'Coupons for your health',
  ]);
});

it('does without what fails, never without the page (HOM-21)', async () => {
  marketplace.answers({ commonConditions: refuses(500) });
  renderRemote(Home, { shell: { module: here } });
  await sectionsLoaded();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sectionHeadings()).not.toContain('Common Conditions');
});
