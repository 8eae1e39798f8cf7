import { screen } from '@testing-library/react';
import {
  aCustomer,
  marketplace,
  pending,
  refuses,
  renderRemote,
  sectionAnswers,
  sectionBanners,
  sectionHeadings,
  sectionsLoaded,
} from '@souk/testing';
import { Home } from './home.tsx';

const SECTIONS = [
  'What are you hungry for?',
  'Popular dishes nearby',
  'Restaurants people love',
  'Order again',
  'Special Offer',
  'New on Souk',
  'All restaurants',
  'Highlights for you',
  'Top-rated dishes',
  'Campaigns',
  'Just For You',
  'Featured restaurants',
  'Names you know',
  'Coupons for your next meal',
];

beforeEach(() => marketplace.answers(sectionAnswers()));

it('begins with food’s own heading, and shows its sections in order (HOM-5, AMB-31, HOM-9, HOM-20, PRO-7)', async () => {
  renderRemote(Home, { shell: { customer: aCustomer() } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cooked nearby, hot at your door');
  await sectionsLoaded();
  expect(sectionHeadings()).toEqual(SECTIONS);
});

it('reserves the space of every section while it loads (HOM-21)', () => {
  marketplace.answers({ popularItems: pending(), coupons: pending(), stores: pending() });
  renderRemote(Home, { shell: { customer: aCustomer() } });
  // Whether the last orders held anything that can be ordered now is not known yet.
  const unknown: (string | null)[] = ['Buy it again'];
  expect(sectionHeadings().filter((name) => !unknown.includes(name))).toEqual(SECTIONS);
  expect(sectionHeadings()).toEqual(expect.arrayContaining(unknown));
});

it('leaves out sections that are empty or fail, never the page (HOM-21)', async () => {
  marketplace.answers({ coupons: refuses(500), brands: [], advertisements: refuses(404) });
  renderRemote(Home, { shell: { customer: aCustomer() } });
  await sectionsLoaded();
  expect(sectionHeadings()).toEqual(
    SECTIONS.filter((name) => !/Coupons|Names you know|Highlights/.test(name)),
  );
});

it('shows guests no visited stores, and does not request any (HOM-19)', async () => {
  renderRemote(Home);
  await sectionsLoaded();
  expect(sectionHeadings()).not.toContain('Order again');
  expect(marketplace.requests('visitedStores')).toHaveLength(0);
});

it('marks dishes as vegetarian or not (POP-2)', async () => {
  renderRemote(Home);
  expect((await screen.findAllByRole('img', { name: 'Vegetarian' })).length).toBeGreaterThan(0);
});

it('is complete in Arabic (I18-5)', async () => {
  renderRemote(Home, { language: 'ar' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('يُطهى قربك ويصلك ساخنًا');
  await sectionsLoaded();
  expect(sectionHeadings()).toContain('كل المطاعم');
});

it('has the fixed banners of the module at their places (HOM-18)', async () => {
  renderRemote(Home);
  await sectionsLoaded();
  expect(sectionBanners()).toEqual([
    ['best-reviewed', 'Top-rated dishes'],
    ['promotional', 'Just For You'],
    ['bottom', 'Coupons for your next meal'],
  ]);
});
