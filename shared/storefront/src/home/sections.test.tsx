import { queryClient } from '@souk/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { InterestsByModule } from '@souk/contracts';
import {
  aBanner,
  aBrand,
  aCategory,
  aFlashSale,
  aFlashSaleEntry,
  anItem,
  anItemPage,
  aStore,
  aStorePage,
  aTabbedItemPage,
  marketplace,
  pending,
  refuses,
  renderRemote,
  several,
} from '@souk/testing';
import { AllStores } from './all-stores.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { Brands } from './brands.tsx';
import { CommonConditions } from './common-conditions.tsx';
import { FeaturedCategories } from './featured-categories.tsx';
import { PickedForYou } from './item-sections.tsx';
import { LatestStores } from './store-sections.tsx';
import { PopularItems } from './popular-items.tsx';
import { BestReviewed } from './tabbed-sections.tsx';

const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const soups = { id: 1, name: 'Soups' };
const salads = { id: 2, name: 'Salads' };

beforeEach(() => sessionStorage.clear());

it('says Items Not Found! where nothing is popular (HOM-6)', async () => {
  marketplace.answers({ popularItems: anItemPage([]) });
  renderRemote(() => <PopularItems heading="Popular" />);
  expect(await screen.findByText('Items Not Found!')).toBeVisible();
});

it('puts what is sold out behind what can be ordered (HOM-6)', async () => {
  const stocks = [0, 4, null, 0, 9];
  const items = stocks.map((stock, index) => anItem({ id: index + 1, name: `Item ${index + 1}`, stock }));
  marketplace.answers({
    popularItems: anItemPage(items),
    flashSale: aFlashSale({ active_products: [], total_size: 0 }),
  });
  renderRemote(() => <PopularItems heading="Popular" />);
  await screen.findByRole('article', { name: 'Item 1' });
  expect(names()).toEqual(['Item 2', 'Item 3', 'Item 5', 'Item 1', 'Item 4']);
});

it('shows the flash sale beside the popular items while it runs, with as many items as it may show (HOM-6, PRO-9, CON-1)', async () => {
  const entries = several(4, (id) =>
    aFlashSaleEntry({ id, item: anItem({ id: 100 + id, name: `Bargain ${id}` }) }),
  );
  marketplace.answers({
    flashSale: aFlashSale({ active_products: entries.slice(0, 2), total_size: 4 }),
    flashSaleItems: aFlashSale({ active_products: entries, total_size: 4 }),
  });
  renderRemote(() => <PopularItems heading="Popular" />);
  const card = await screen.findByRole('complementary', { name: 'Flash Sale' });
  expect(await within(card).findByRole('article', { name: 'Bargain 4' })).toBeInTheDocument();
  expect(marketplace.requests('flashSale')[0]?.query).toMatchObject({ limit: '2', offset: '1' });
  expect(marketplace.requests('flashSaleItems')[0]?.query).toMatchObject({ limit: '15' });
});

it.each(['popularItems', 'flashSale'] as const)(
  'shows neither popular items nor the flash sale while %s have not come: both would move (HOM-6, HOM-21)',
  async (late) => {
    marketplace.answers({ [late]: pending() });
    renderRemote(() => <PopularItems heading="Popular" />);
    const early = late === 'flashSale' ? 'popularItems' : 'flashSale';
    await waitFor(() => expect(marketplace.requests(early)).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('complementary')).toBeNull();
  },
);

it('shows popular items where the flash sale could not be loaded (HOM-6)', async () => {
  marketplace.answers({ flashSale: refuses(500) });
  renderRemote(() => <PopularItems heading="Popular" />);
  expect(await screen.findByRole('article', { name: 'Item 1' })).toBeVisible();
});

it('hides the flash sale card without active products (HOM-6)', async () => {
  marketplace.answers({ flashSale: aFlashSale({ active_products: [], total_size: 0 }) });
  renderRemote(() => <PopularItems heading="Popular" />);
  await screen.findByRole('article', { name: 'Item 1' });
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

it('filters the best-reviewed items by tabs made of their categories, and remembers the tab (HOM-12, CRD-3, AMB-23)', async () => {
  marketplace.answers({
    mostReviewedItems: aTabbedItemPage([
      anItem({ id: 1, name: 'Bisque', category_ids: [soups] }),
      anItem({ id: 2, name: 'Fattoush', category_ids: [salads] }),
    ]),
  });
  const first = renderRemote(() => <BestReviewed heading="Best" />);
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'All',
    'Soups',
    'Salads',
  ]);
  expect(names()).toEqual(['Bisque', 'Fattoush']);
  await first.user.click(screen.getByRole('tab', { name: 'Salads' }));
  expect(names()).toEqual(['Fattoush']);
  first.unmount();
  renderRemote(() => <BestReviewed heading="Best" />);
  expect(await screen.findByRole('tab', { name: 'Salads', selected: true })).toBeVisible();
});

it('asks for twenty featured categories, and links each to its listing (HOM-17, CAT-2)', async () => {
  marketplace.answers({ categories: [aCategory({ id: 3, name: 'Café' })] });
  renderRemote(() => <FeaturedCategories heading="Categories" />);
  const path = await screen.findByRole('link', { name: 'Café' });
  const query = new URLSearchParams(path.getAttribute('href')?.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    search: 'category',
    id: '3',
    module_id: '1',
    name: btoa('CafÃ©'),
    data_type: 'category',
  });
  expect(marketplace.requests('categories')[0]?.query).toMatchObject({ featured: '1', limit: '20' });
});

it('leads a banner to its store, its item or its link (PRO-1)', async () => {
  const item = anItem({ name: 'Double Burger' });
  marketplace.answers({
    banners: {
      campaigns: [],
      banners: [
        aBanner({ id: 1, title: 'Store', type: 'store_wise', store: { id: 5, slug: 'forno', zone_id: 2 } }),
        aBanner({ id: 2, title: 'Item', type: 'item_wise', item }),
        aBanner({ id: 3, title: 'Link', type: 'default', link: 'https://offers.example/soup' }),
      ],
    },
  });
  const { user, shell } = renderRemote(() => (
    <BannerCarousel label="Offers" action="Order now" perView={() => ({ base: 1 })} />
  ));
  expect(await screen.findByRole('link', { name: 'Store Order now' })).toHaveAttribute(
    'href',
    '/store/forno?module_id=1&store_zone_id=2',
  );
  expect(screen.getByRole('link', { name: 'Link' })).toHaveAttribute('rel', 'noopener');
  await user.click(screen.getByRole('link', { name: 'Item Order now' }));
  expect(shell.dialogs.product).toHaveBeenCalledWith(expect.objectContaining({ name: 'Double Burger' }));
});

it('draws no button on a banner with an external link, or none (PRO-1)', async () => {
  marketplace.answers({
    banners: {
      campaigns: [],
      banners: [
        aBanner({ id: 1, title: 'Soup', link: 'https://offers.example/soup' }),
        aBanner({ id: 2, title: 'Bread', link: null }),
      ],
    },
  });
  renderRemote(() => <BannerCarousel label="Offers" action="Order now" />);
  expect(await screen.findByRole('link', { name: 'Soup' })).toBeVisible();
  expect(screen.getByText('Bread')).toBeVisible();
  expect(screen.queryByText('Order now')).toBeNull();
});

it('shows one brand large and eight beside it, however many there are (PRO-12, CON-1)', async () => {
  marketplace.answers({ brands: several(12, (id) => aBrand({ id, name: `Brand ${id}`, items_count: id })) });
  renderRemote(() => <Brands heading="Brands" />);
  await screen.findByRole('article', { name: 'Brand 1' });
  expect(names()).toHaveLength(9);
  expect(screen.getByRole('article', { name: 'Brand 2' })).toHaveTextContent('2 items');
});

it('leads each brand to its items, and View all to all brands (PRO-12)', async () => {
  marketplace.answers({ brands: [aBrand({ id: 4, name: 'Nexora', items_count: 2 })] });
  renderRemote(() => <Brands heading="Brands" />);
  expect(await screen.findByRole('link', { name: 'Nexora 2 items' })).toHaveAttribute(
    'href',
    '/home?brand_id=4&module_id=1&data_type=brand',
  );
  expect(screen.getByRole('link', { name: 'View all: Brands' })).toHaveAttribute(
    'href',
    '/all-brands?module_id=1',
  );
});

it('caps the latest stores at twelve (HOM-16, AMB-24)', async () => {
  marketplace.answers({ latestStores: aStorePage(several(14, (id) => aStore({ id, name: `Store ${id}` }))) });
  renderRemote(() => <LatestStores heading="New" />);
  await screen.findByRole('article', { name: 'Store 1' });
  // Those that are not drawn yet hold their place.
  expect(screen.getAllByRole('list')[0]?.childElementCount).toBe(12);
});

it('filters all stores by type and by delivery, from page one again (STR-2, STR-3)', async () => {
  const { user } = renderRemote(() => <AllStores heading="All" />);
  await screen.findByRole('article', { name: 'Store 1' });
  await user.click(screen.getByRole('button', { name: 'Top rated' }));
  await user.click(screen.getByRole('button', { name: 'Pickup' }));
  await waitFor(() => expect(marketplace.requests('stores').at(-1)?.query.store_type).toBe('take_away'));
  expect(marketplace.requests('stores').at(-1)).toMatchObject({
    params: { type: 'top_rated' },
    query: { limit: '12', offset: '1' },
  });
});

it('keeps the filters where the call of one fails (STR-2)', async () => {
  marketplace.answers({
    stores: ({ params }) =>
      params.type === 'top_rated' ? refuses(429) : aStorePage([aStore({ name: 'A' })]),
  });
  const { user } = renderRemote(() => <AllStores heading="All" />);
  await screen.findByRole('article', { name: 'A' });
  await user.click(screen.getByRole('button', { name: 'Top rated' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await user.click(
    within(screen.getByRole('group', { name: 'Store type' })).getByRole('button', { name: 'All' }),
  );
  expect(await screen.findByRole('article', { name: 'A' })).toBeVisible();
});

it('loads the next page of stores until all are there (STR-3)', async () => {
  const page = (from: number) => several(12, (id) => aStore({ id: from + id, name: `Store ${from + id}` }));
  marketplace.answers({
    stores: ({ query }) => aStorePage(page(query.offset === '2' ? 12 : 0), { total_size: 24 }),
  });
  const { user } = renderRemote(() => <AllStores heading="All" />);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('article', { name: 'Store 24' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('shows items for the chosen condition (HOM-14)', async () => {
  marketplace.answers({
    conditionItems: ({ params }) =>
      anItemPage([anItem({ name: params.id === '2' ? 'Cough Syrup' : 'Aspirin' })]),
  });
  const { user } = renderRemote(() => <CommonConditions heading="Conditions" />);
  expect(await screen.findByRole('article', { name: 'Aspirin' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cough' }));
  expect(await screen.findByRole('article', { name: 'Cough Syrup' })).toBeVisible();
  expect(marketplace.requests('conditionItems')[0]?.query).toMatchObject({ limit: '20', offset: '1' });
});

it('says that the items of a condition could not be loaded, and loads them again on request (HOM-14, HOM-21)', async () => {
  marketplace.answers({ conditionItems: refuses(429) });
  const { user } = renderRemote(() => <CommonConditions heading="Conditions" />);
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load this list");
  expect(screen.queryByText('Items not found!')).toBeNull();
  marketplace.answers({ conditionItems: anItemPage([anItem({ name: 'Aspirin' })]) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Aspirin' })).toBeVisible();
});

it('recommends items of the customer’s interests in this module first, and has a section for them in homes without one (MOD-9, HOM-13)', async () => {
  const interests = { 1: [4, 5], 2: [9] };
  renderRemote(() => <PickedForYou heading="Picked for you" />, { shell: { interests } });
  expect(await screen.findByRole('article', { name: 'Item 1' })).toBeInTheDocument();
  expect(marketplace.requests('recommendedItems')[0]?.query.category_ids).toBe('[4,5]');
});

it.each<InterestsByModule | null>([{ 2: [9] }, { 1: [] }, null])(
  'has no such section for %j, who named no interests here (MOD-9)',
  (interests) => {
    renderRemote(() => <PickedForYou heading="Picked for you" />, { shell: { interests } });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(queryClient.isFetching()).toBe(0);
  },
);

it('links to more where the filters leave no store (STR-2, ERR-4)', async () => {
  marketplace.answers({
    stores: ({ params }) => aStorePage(params.type === 'top_rated' ? [] : [aStore({ name: 'A' })]),
  });
  const { user } = renderRemote(() => <AllStores heading="All" />);
  await screen.findByRole('article', { name: 'A' });
  await user.click(screen.getByRole('button', { name: 'Top rated' }));
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('article', { name: 'A' })).toBeVisible();
});
