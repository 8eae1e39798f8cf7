import { screen } from '@testing-library/react';
import {
  aBanner,
  aCustomer,
  aModule,
  marketplace,
  refuses,
  renderRemote,
  sectionAnswers,
  sectionBanners,
  sectionHeadings,
  sectionsLoaded,
  several,
} from '@souk/testing';
import { Carousel } from '@souk/ui';
import type * as Ui from '@souk/ui';
import { Home } from './home.tsx';

jest.mock('@souk/ui', () => {
  const ui = jest.requireActual<typeof Ui>('@souk/ui');
  return { ...ui, Carousel: jest.fn(ui.Carousel) };
});

const here = aModule({ id: 4, module_type: 'ecommerce' });

beforeEach(() => marketplace.answers(sectionAnswers()));

it('begins with its own heading, and shows its sections in order (HOM-4, HOM-20, PRO-7)', async () => {
  renderRemote(Home, { shell: { module: here, customer: aCustomer() } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The whole market, one bag');
  await sectionsLoaded();
  expect(sectionHeadings()).toEqual([
    'Popular items nearby',
    'Shops you know',
    'Popular stores',
    'Special Offer',
    'New arrivals',
    'Campaigns',
    'Just For You',
    'Best reviewed items',
    'Featured categories',
    'Highlights for you',
    'Brands',
    'Featured stores',
    'Coupons for your bag',
  ]);
});

it.each([
  [2, { base: 1, from600: 2, from999: 2, from1180: 2 }],
  [5, { base: 1, from600: 2, from999: 3, from1180: 5 }],
])(
  'shows all of %i banners side by side on a wide page, and one on a phone (PRO-2)',
  async (count, perView) => {
    marketplace.answers({
      banners: { campaigns: [], banners: several(count, (id) => aBanner({ id, title: `Banner ${id}` })) },
    });
    renderRemote(Home, { shell: { module: here } });
    const banner = await screen.findByRole('link', { name: 'Banner 1' });
    const label = banner.closest('section')?.getAttribute('aria-label');
    const shown = jest.mocked(Carousel).mock.calls.findLast(([props]) => props.label === label);
    expect(shown?.[0]).toMatchObject({ perView, loop: count > 2 });
  },
);

it('leaves out sections that fail, never the page (HOM-21)', async () => {
  marketplace.answers({ newArrivals: refuses(500) });
  renderRemote(Home, { shell: { module: here } });
  await sectionsLoaded();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sectionHeadings()).not.toContain('New arrivals');
});

it('has the fixed banners of the module at their places (HOM-18)', async () => {
  renderRemote(Home, { shell: { module: here } });
  await sectionsLoaded();
  expect(sectionBanners()).toEqual([
    ['new-arrival', 'New arrivals'],
    ['promotional', 'Just For You'],
    ['best-reviewed', 'Best reviewed items'],
    ['bottom', 'Coupons for your bag'],
  ]);
});
