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
  const [category] = await screen.findAllByRole('link');
  expect(category).toHaveAttribute('href', expect.stringMatching(/^\/parcel-delivery-info\?/));
});
