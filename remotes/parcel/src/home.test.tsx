import { screen } from '@testing-library/react';
import {
  aCustomer,
  aModule,
  aParcelBanner,
  marketplace,
  refuses,
  renderRemote,
  sectionBanners,
  sectionHeadings,
  sectionsLoaded,
} from '@souk/testing';
import { Home } from './home.tsx';

const here = aModule({ id: 5, module_type: 'parcel' });

it('begins with its own heading, and shows its sections in order (HOM-1, HOM-20)', async () => {
  renderRemote(Home, { shell: { module: here, customer: aCustomer() } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Anything, across the city, within the hour',
  );
  await sectionsLoaded();
  expect(sectionHeadings()).toEqual([
    'We Deliver Everything',
    'Track your parcel',
    'Why choose us',
    'How it works',
  ]);
});

it('leaves out sections that fail, never the page (HOM-21)', async () => {
  marketplace.answers({ parcelVideo: refuses(500) });
  renderRemote(Home, { shell: { module: here } });
  await sectionsLoaded();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sectionHeadings()).not.toContain('How it works');
});

it('links from the kinds of parcels to the details of a delivery (HOM-1)', async () => {
  renderRemote(Home, { shell: { module: here } });
  const category = await screen.findByRole('link', { name: 'Documents' });
  expect(category).toHaveAttribute('href', expect.stringMatching(/^\/parcel-delivery-info\?/));
});

it('leads from a banner to the form of what it offers, with a button (PCL-1)', async () => {
  marketplace.answers({
    parcelBanners: [
      aParcelBanner({ link: '/parcel-delivery-info?parcel_category_id=3' }),
      aParcelBanner({ id: 2, title: 'Insured from hand to hand', link: null }),
    ],
  });
  renderRemote(Home, { shell: { module: here } });
  const banner = await screen.findByRole('link', { name: 'Across town in an hour Send now' });
  expect(banner).toHaveAttribute('href', '/parcel-delivery-info?parcel_category_id=3');
  expect(screen.getByRole('article', { name: 'Insured from hand to hand' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Insured/ })).toBeNull();
});

it('has none of the fixed banners of the other modules (HOM-18)', async () => {
  renderRemote(Home, { shell: { module: here } });
  await sectionsLoaded();
  expect(sectionBanners()).toEqual([]);
});
