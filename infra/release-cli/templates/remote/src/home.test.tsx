import { screen, within } from '@testing-library/react';
import {
  aCustomer,
  aModule,
  marketplace,
  refuses,
  renderRemote,
  sectionAnswers,
  sectionHeadings,
  sectionsLoaded,
} from '@souk/testing';
import { Home } from './home.tsx';

const here = aModule({ id: 6, module_type: '__NAME__' });

beforeEach(() => marketplace.answers(sectionAnswers()));

it('begins with its own heading, and shows its sections in order', async () => {
  renderRemote(Home, { shell: { module: here, customer: aCustomer() } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Chosen with care');
  await sectionsLoaded();
  expect(sectionHeadings()).toEqual([
    'Find your way',
    'Your usual shops',
    'What others choose',
    'Shops to know',
    'Special Offer',
    'Coupons for you',
  ]);
});

it('says what customers can count on, in Arabic too', () => {
  renderRemote(Home, { shell: { module: here }, language: 'ar' });
  const promises = screen.getByRole('list', { name: 'ما يمكنك الاعتماد عليه' });
  expect(within(promises).getAllByRole('listitem')).toHaveLength(3);
});

it('does without what fails, never without the page', async () => {
  marketplace.answers({ coupons: refuses(500) });
  renderRemote(Home, { shell: { module: here } });
  await sectionsLoaded();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sectionHeadings()).not.toContain('Coupons for you');
});
