import type { ReactElement } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { aBanner, aCampaign, aCategory, aPromotion, marketplace, renderRemote, several } from '@souk/testing';
import { Carousel, media } from '@souk/ui';
import type * as Ui from '@souk/ui';
import { AllStores } from './all-stores.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { CommonConditions } from './common-conditions.tsx';
import { FeaturedCategories } from './featured-categories.tsx';
import { CampaignCarousel } from './campaign-carousel.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { Highlights } from './highlights.tsx';
import { CampaignItems, RecommendedItems, SpecialOffer } from './item-sections.tsx';
import { FeaturedStores, LatestStores } from './store-sections.tsx';
import { PopularStores } from './store-tabs.tsx';

jest.mock('@souk/ui', () => {
  const ui = jest.requireActual<typeof Ui>('@souk/ui');
  return { ...ui, Carousel: jest.fn(ui.Carousel) };
});

/** The last props of the carousel of that name. */
const propsOf = (label: string) =>
  jest
    .mocked(Carousel)
    .mock.calls.map(([props]) => props)
    .findLast((props) => props.label === label);

beforeEach(() => jest.mocked(Carousel).mockClear());

it('is laid out again at 600, 670, 999 and 1180 pixels (CON-3)', () => {
  const { from600, from670, from999, from1180 } = media;
  expect([from600, from670, from999, from1180]).toEqual(
    [600, 670, 999, 1180].map((width) => `@media (min-width: ${width}px)`),
  );
});

it.each([
  [2, false],
  [3, true],
])(
  'shows %i banners two or three at a time, one on a phone, four seconds each (PRO-2, CON-2)',
  async (count, loop) => {
    marketplace.answers({
      banners: { campaigns: [], banners: several(count, (id) => aBanner({ id, title: `Banner ${id}` })) },
    });
    renderRemote(() => <BannerCarousel label="Offers" />);
    await screen.findByRole('link', { name: 'Banner 1' });
    expect(propsOf('Offers')).toMatchObject({
      perView: { base: 1, from600: 2, from999: 3 },
      autoplay: 4000,
      speed: 800,
      loop,
    });
  },
);

it.each([
  [3, false],
  [4, true],
])(
  'shows %i highlights three at a time, two below 999 px and one below 670 (PRO-3, CON-2)',
  async (count, loop) => {
    marketplace.answers({
      advertisements: several(count, (id) => aPromotion({ id, title: `Promotion ${id}` })),
    });
    renderRemote(() => <Highlights heading="Highlights" />);
    await screen.findByRole('article', { name: 'Promotion 1' });
    expect(propsOf('Highlights')).toMatchObject({
      perView: { base: 1, from670: 2, from999: 3 },
      speed: 500,
      loop,
    });
  },
);

it('asks for fifteen special offers, shows five at a time, and leads to all of them (HOM-8, PRO-11, CON-1)', async () => {
  renderRemote(() => <SpecialOffer heading="Special Offer" />);
  await screen.findByRole('article', { name: 'Item 1' });
  expect(marketplace.requests('discountedItems')[0]?.query).toMatchObject({ limit: '15', offset: '1' });
  expect(propsOf('Special Offer')?.perView.from1180).toBe(5);
});

it('shows campaigns two at a time, one on a phone, each leading to its page (PRO-7)', async () => {
  marketplace.answers({
    campaigns: several(3, (id) =>
      aCampaign({ id, slug: `campaign-${id}`, title: `Campaign ${id}`, description: '' }),
    ),
  });
  renderRemote(() => <CampaignCarousel heading="Campaigns" subtitle="Near you" />);
  expect(await screen.findByRole('link', { name: 'Campaign 1' })).toHaveAttribute(
    'href',
    '/campaigns/campaign-1?module_id=1',
  );
  expect(screen.getByText('Near you')).toBeVisible();
  expect(propsOf('Campaigns')?.perView).toEqual({ base: 1, from600: 2 });
});

it('shows the first ten categories in a menu, with the way to all of them (CAT-3)', async () => {
  marketplace.answers({
    categories: several(12, (id) => aCategory({ id, name: `Category ${id}` })),
  });
  renderRemote(() => <CategoryMenu label="Categories" />);
  const menu = within(screen.getByRole('navigation', { name: 'Categories' }));
  expect(await menu.findByRole('link', { name: 'Category 10' })).toHaveAttribute(
    'href',
    expect.stringContaining('data_type=category'),
  );
  expect(menu.queryByText('Category 11')).toBeNull();
  expect(menu.getByRole('link', { name: 'View all: Categories' })).toHaveAttribute(
    'href',
    '/categories?module_id=1',
  );
  expect(marketplace.requests('categories')[0]?.query).toMatchObject({ limit: '10' });
});

it.each([
  ['grid', false],
  ['slider', true],
] as const)('shows the items of campaigns in a %s (HOM-7)', async (layout, slides) => {
  renderRemote(() => <CampaignItems heading="Just For You" layout={layout} />);
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0));
  expect(propsOf('Just For You') !== undefined).toBe(slides);
});

const sections: [
  number,
  string,
  'stores' | 'latestStores' | 'popularStores' | 'categories' | 'conditionItems' | 'recommendedItems',
  ReactElement,
][] = [
  [12, 'latest stores', 'latestStores', <LatestStores heading="Stores" />],
  [12, 'popular stores', 'popularStores', <PopularStores heading="Stores" />],
  [12, 'stores of all kinds', 'stores', <AllStores heading="Stores" />],
  [20, 'featured stores', 'stores', <FeaturedStores heading="Stores" />],
  [20, 'featured categories', 'categories', <FeaturedCategories heading="Categories" />],
  [20, 'items for a condition', 'conditionItems', <CommonConditions heading="Conditions" />],
  [15, 'recommended items', 'recommendedItems', <RecommendedItems heading="Items" />],
];
it.each(sections)('asks for the first %i %s (CON-1)', async (count, _, call, section) => {
  renderRemote(() => section);
  await waitFor(() => expect(marketplace.requests(call)).not.toEqual([]));
  expect(marketplace.requests(call)[0]?.query).toMatchObject({ limit: String(count), offset: '1' });
});
