import { aLocation } from '@souk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { renderHost } from '../testing/render-host.tsx';

const here = () => `${window.location.pathname}${window.location.search}`;
const pick = (shell: ReturnType<typeof renderHost>['shell']) => {
  act(() => void shell.services.location.pick({ flow: 'header' }));
  act(() => shell.location.finish(aLocation()));
};

it('asks a visitor without a place for one first, with the reason (LOC-24, RTE-4)', async () => {
  renderHost({ path: '/home?module_id=2', place: null });
  expect(await screen.findByText('You must pick a zone to access this page.')).toBeVisible();
  expect(window.location.pathname).toBe('/');
  expect(await screen.findByRole('dialog', { name: 'Choose your location' })).toBeVisible();
});

it('goes on to the requested page once the place is known (LOC-24, RTE-4)', async () => {
  const { shell } = renderHost({ path: '/home?module_id=2', place: null, module: null });
  pick(shell);
  await waitFor(() => expect(here()).toBe('/home?module_id=2'));
  await waitFor(() => expect(shell.modules.key.get()?.module_type).toBe('grocery'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('goes on to a page that only one module has, whose address names none (LOC-24, RTE-1)', async () => {
  const discovery = aDiscoveryDocument(
    {},
    {
      food: aDiscoveredRelease('food'),
      parcel: aDiscoveredRelease('parcel', '1.0.0', { routes: ['/home', '/parcel-delivery-info'] }),
    },
  );
  const { shell } = renderHost({ path: '/parcel-delivery-info?a=1#b', place: null, module: null, discovery });
  pick(shell);
  await waitFor(() => expect(here()).toBe('/parcel-delivery-info?a=1&module_id=5'));
  expect(window.location.hash).toBe('#b');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for the module where the requested page names none (LOC-8)', async () => {
  const { shell } = renderHost({ path: '/home', place: null, module: null });
  pick(shell);
  expect(
    await screen.findByRole('dialog', { name: 'Select a type of module for your orders' }),
  ).toBeVisible();
});

it('guards pages of later navigations too', async () => {
  const { shell } = renderHost({ path: '/', place: null });
  expect(screen.queryByText('You must pick a zone to access this page.')).toBeNull();
  act(() => shell.services.navigate('/home'));
  expect(await screen.findByText('You must pick a zone to access this page.')).toBeVisible();
  expect(window.location.pathname).toBe('/');
});

it('lets visitors with a place through', () => {
  renderHost({ path: '/home?module_id=1' });
  expect(here()).toBe('/home?module_id=1');
});
