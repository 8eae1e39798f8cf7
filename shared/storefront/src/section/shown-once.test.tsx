import { screen } from '@testing-library/react';
import {
  anItem,
  anItemPage,
  aCustomer,
  aFlashSale,
  aFlashSaleEntry,
  aStore,
  aStorePage,
  marketplace,
  pending,
  renderRemote,
  sectionHeadings,
  sectionsLoaded,
} from '@souk/testing';
import { AllStores } from '../home/all-stores.tsx';
import { HomePage } from '../home/home-page.tsx';
import { CampaignItems, SpecialOffer } from '../home/item-sections.tsx';
import { OrderAgain } from '../home/order-again.tsx';
import { PopularItems } from '../home/popular-items.tsx';
import { FeaturedStores, LatestStores } from '../home/store-sections.tsx';
import { createShownOnce } from './shown-once.ts';

const soup = anItem({ id: 1, name: 'Soup' });
const bread = anItem({ id: 2, name: 'Bread' });
const forno = aStore({ id: 1, name: 'Forno' });
const grill = aStore({ id: 2, name: 'Grill' });
const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

beforeEach(() => marketplace.answers({ flashSale: aFlashSale({ active_products: [] }) }));

it('leaves out of a section what another section of the home shows', async () => {
  marketplace.answers({
    popularItems: anItemPage([soup]),
    discountedItems: anItemPage([soup, bread]),
    latestStores: aStorePage([forno]),
    stores: aStorePage([forno, grill]),
  });
  renderRemote(() => (
    <HomePage>
      <PopularItems heading="Popular" />
      <SpecialOffer heading="Offers" />
      <LatestStores heading="New" />
      <FeaturedStores heading="Featured" />
    </HomePage>
  ));
  await sectionsLoaded();
  expect(names()).toEqual(['Soup', 'Bread', 'Forno', 'Grill']);
});

it('waits for no other section: the first one that is drawn shows the item', async () => {
  marketplace.answers({ popularItems: pending(), discountedItems: anItemPage([soup]) });
  renderRemote(() => (
    <HomePage>
      <PopularItems heading="Popular" />
      <SpecialOffer heading="Offers" />
    </HomePage>
  ));
  expect(await screen.findByRole('article', { name: 'Soup' })).toBeVisible();
});

it('hides a section without items left (HOM-21)', async () => {
  marketplace.answers({ popularItems: anItemPage([soup]), discountedItems: anItemPage([soup]) });
  renderRemote(() => (
    <HomePage>
      <PopularItems heading="Popular" />
      <SpecialOffer heading="Offers" />
    </HomePage>
  ));
  await sectionsLoaded();
  expect(sectionHeadings()).toEqual(['Popular']);
});

it('keeps the customer’s purchases complete, and the list of all stores', async () => {
  marketplace.answers({
    popularItems: anItemPage([soup]),
    orderAgain: [soup, bread],
    latestStores: aStorePage([forno]),
    stores: aStorePage([forno, grill]),
  });
  renderRemote(
    () => (
      <HomePage>
        <PopularItems heading="Popular" />
        <OrderAgain />
        <LatestStores heading="New" />
        <AllStores heading="All" />
      </HomePage>
    ),
    { shell: { customer: aCustomer({ order_count: 1 }) } },
  );
  await sectionsLoaded();
  expect(names()).toEqual(['Soup', 'Soup', 'Bread', 'Forno', 'Forno', 'Grill']);
});

it('distinguishes a campaign item from the item of the same number (PRO-8)', async () => {
  marketplace.answers({
    popularItems: anItemPage([soup]),
    campaignItems: [anItem({ id: 1, name: 'Campaign soup', available_date_starts: '2026-01-01' })],
  });
  renderRemote(() => (
    <HomePage>
      <PopularItems heading="Popular" />
      <CampaignItems heading="Just For You" layout="grid" />
    </HomePage>
  ));
  await sectionsLoaded();
  expect(names()).toEqual(['Soup', 'Campaign soup']);
});

it('shows a sale without what stands beside it, unless that is all of it (HOM-6)', async () => {
  const entries = [soup, bread].map((item, at) => aFlashSaleEntry({ id: at + 1, item }));
  marketplace.answers({
    popularItems: anItemPage([soup]),
    flashSale: aFlashSale({ active_products: entries, total_size: 2 }),
  });
  const { unmount } = renderRemote(() => (
    <HomePage>
      <PopularItems heading="Popular" />
    </HomePage>
  ));
  await screen.findByRole('article', { name: 'Bread' });
  expect(names()).toEqual(['Soup', 'Bread']);
  unmount();

  marketplace.answers({ flashSale: aFlashSale({ active_products: entries.slice(0, 1), total_size: 1 }) });
  renderRemote(
    () => (
      <HomePage>
        <PopularItems heading="Popular" />
      </HomePage>
    ),
    { language: 'ar' },
  );
  expect(await screen.findByRole('complementary')).toBeVisible();
});

it('returns the same however often a section asks, and frees what it shows no more', () => {
  const shown = createShownOnce();
  expect(shown.take('a', 'item', [soup, bread])).toEqual([soup, bread]);
  expect(shown.take('b', 'item', [bread])).toEqual([]);
  expect(shown.take('a', 'item', [soup, bread])).toEqual([soup, bread]);
  expect(shown.take('a', 'item', [soup])).toEqual([soup]);
  expect(shown.take('b', 'item', [bread])).toEqual([bread]);
  expect(shown.take('a', 'item', [soup, bread])).toEqual([soup]);
});
