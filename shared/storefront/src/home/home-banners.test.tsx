import { screen, waitFor } from '@testing-library/react';
import { marketplace, refuses, renderRemote, sectionsLoaded, somePromotionalBanners } from '@souk/testing';
import { BottomBanner, PromotionalBanner } from './home-banner.tsx';
import { BasicItems, BestReviewed } from './tabbed-sections.tsx';

const pictures = () => [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));

it('leads from the promotional banner to what is on offer, and says so on it (HOM-18)', async () => {
  renderRemote(() => <PromotionalBanner title="Good food for less" />);
  expect(await screen.findByRole('link', { name: 'Good food for less See all offers' })).toHaveAttribute(
    'href',
    '/home?search=special-offer&data_type=discounted&module_id=1',
  );
  expect(pictures()).toEqual([expect.stringContaining('/promotional-')]);
});

it('ends a home with the bottom banner (HOM-18)', async () => {
  renderRemote(() => <BottomBanner title="See you" />);
  expect(await screen.findByText('See you')).toBeVisible();
  expect(pictures()).toEqual([expect.stringContaining('/bottom-')]);
});

it.each([
  ['are none', somePromotionalBanners({ promotional_banner_url: null })],
  ['could not be loaded', refuses(404)],
])('has no promotional banner where they %s (HOM-18, HOM-21)', async (_, promotionalBanners) => {
  marketplace.answers({ promotionalBanners });
  renderRemote(() => <PromotionalBanner title="Good food for less" />);
  await sectionsLoaded();
  expect(screen.queryByText('Good food for less')).toBeNull();
});

it('starts the best-reviewed items with their banner (HOM-18, HOM-12)', async () => {
  renderRemote(() => <BestReviewed heading="Best" />);
  await screen.findByRole('article', { name: 'Item 1' });
  expect(pictures()[0]).toContain('/best-reviewed-');
});

it('shows the best-reviewed items where their banner could not be loaded (HOM-18, HOM-21)', async () => {
  marketplace.answers({ promotionalBanners: refuses(404) });
  renderRemote(() => <BestReviewed heading="Best" />);
  await screen.findByRole('article', { name: 'Item 1' });
  expect(pictures().join()).not.toContain('best-reviewed');
});

it('shows everyday items nearby where the module has that section (HOM-18, HOM-3)', async () => {
  renderRemote(() => <BasicItems heading="Basic medicine nearby" />);
  expect(await screen.findByRole('article', { name: 'Item 1' })).toBeInTheDocument();
});

it('has no everyday items nearby where the module has no such section (HOM-18)', async () => {
  marketplace.answers({ promotionalBanners: somePromotionalBanners({ basic_section_nearby: 0 }) });
  renderRemote(() => <BasicItems heading="Basic medicine nearby" />);
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});
