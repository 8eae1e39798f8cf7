import { screen } from '@testing-library/react';
import {
  aBrand,
  aCategory,
  aFlashSale,
  anItem,
  anItemPage,
  aStore,
  aStorePage,
  marketplace,
  renderRemote,
  someCampaignDetails,
} from '@souk/testing';
import { Browse } from '../browse.tsx';
import { oddAddress } from '../testing/odd-address.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];
const NAMES = 'type delivery fast sort page filter search tab view categories min_price id name'.split(' ');

beforeEach(() =>
  marketplace.answers({
    stores: aStorePage([aStore()]),
    category: aCategory({ id: 7, slug: 'soups', name: 'Soups' }),
    search: { ...anItemPage([anItem()]), stores: [aStore()] },
    brands: [aBrand({ id: 1, name: 'Mill' })],
    campaign: someCampaignDetails(),
    flashSaleItems: aFlashSale({ title: 'Night Sale' }),
  }),
);

// A call against the contract is refused, and an error on the console fails the test.
it.each([
  ['/store/latest?module_id=1', 'article', 'Olive Kitchen'],
  ['/store/popular?module_id=1', 'article', 'Olive Kitchen'],
  ['/category/soups?module_id=1', 'heading', 'Soups'],
  ['/all-brands?module_id=1', 'article', 'Mill'],
  ['/campaigns/winter-week?module_id=1', 'heading', 'Winter Week'],
  ['/flash-sales?module_id=1&id=3', 'heading', 'Night Sale'],
])('shows %s, whatever else the address says (RTE-3)', async (path, role, name) => {
  for (const seed of SEEDS) {
    const page = renderRemote(Browse, { path: `${path}&${oddAddress(NAMES, seed)}` });
    expect(await screen.findByRole(role, { name })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    page.unmount();
  }
});
