import { aLanding, marketplace, pending, refuses } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { renderHost } from '../testing/render-host.tsx';

const main = () => screen.getByRole('main');

it('updates title and focus after a module switch', async () => {
  const { user } = renderHost();
  await waitFor(() => expect(document.title).toBe('Food · Souk'));
  expect(main()).not.toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Grocery' }));
  await waitFor(() => expect(document.title).toBe('Grocery · Souk'));
  await waitFor(() => expect(main()).toHaveFocus());
  expect(main()).toHaveAccessibleName('Grocery');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

it('starts a page at its top whose module is found on the way', async () => {
  const { shell } = renderHost({ path: '/' });
  await waitFor(() => expect(document.title).toBe('Delivery from shops near you · Souk'));
  jest.mocked(window.scrollTo).mockClear();
  act(() => shell.services.navigate('/home'));
  await waitFor(() => expect(document.title).toBe('Food · Souk'));
  expect(shell.services.history.location.search).toBe('?module_id=1');
  expect(shell.services.history.action).toBe('REPLACE');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

it('describes the landing page to search engines after another page, too (LAN-1)', async () => {
  marketplace.answers({ landing: aLanding({ fixed_header_sub_title: 'From the shops around you' }) });
  const { shell } = renderHost();
  await waitFor(() => expect(document.title).toBe('Food · Souk'));
  act(() => shell.services.navigate('/'));
  const description = () => document.head.querySelector('meta[name="description"]')?.getAttribute('content');
  await waitFor(() => expect(description()).toBe('From the shops around you'));
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'http://localhost/');
  act(() => shell.services.navigate('/home'));
  await waitFor(() => expect(document.title).toBe('Food · Souk'));
  expect(description()).toBeUndefined();
});

it('does so after a choice in the module dialog, too', async () => {
  const { user, shell } = renderHost();
  await waitFor(() => expect(document.title).toBe('Food · Souk'));
  act(() => shell.services.module.choose());
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: /Grocery/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.title).toBe('Grocery · Souk');
  await waitFor(() => expect(main()).toHaveFocus());
});

it('leaves the focus alone while the module of the first page is found', async () => {
  renderHost({ path: '/home?module_id=2', module: null });
  await waitFor(() => expect(document.title).toBe('Grocery · Souk'));
  expect(main()).not.toHaveFocus();
});

it('shows a not-found page for a path that no remote draws, with a link back (RTE-3)', async () => {
  const { user } = renderHost({ path: '/no/such/page' });
  expect(screen.getByText("We couldn't find this page")).toBeVisible();
  await waitFor(() => expect(document.title).toBe("We couldn't find this page · Souk"));
  await user.click(screen.getByRole('link', { name: 'Back to the shop' }));
  expect(`${window.location.pathname}${window.location.search}`).toBe('/home?module_id=1');
});

it('draws a page of a remote that is new to it', () => {
  const discovery = aDiscoveryDocument(
    {},
    { flowers: aDiscoveredRelease('flowers', '1.0.0', { moduleType: null, routes: ['/flowers/*'] }) },
  );
  const { slots } = renderHost({ path: '/flowers/roses', discovery });
  expect(slots.active.get()).toBe('flowers');
  expect(screen.queryByText("We couldn't find this page")).toBeNull();
});

it('shows a message for a page that is removed while it is open, with a link to continue', async () => {
  const roses = aDiscoveredRelease('flowers', '1.0.0', { moduleType: null, routes: ['/flowers/*'] });
  const discovery = aDiscoveryDocument({}, { flowers: roses });
  const { shell, user } = renderHost({ path: '/flowers/roses', discovery });
  act(() => void shell.discovery.offer(aDiscoveryDocument({ revision: 2 }, {})));
  expect(await screen.findByText('This page is not available right now')).toBeVisible();
  expect(screen.queryByText("We couldn't find this page")).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
  expect(window.location.pathname).toBe('/');
});

it('shows that a module’s page is on its way', () => {
  marketplace.answers({ modules: pending() });
  renderHost({ path: '/home?module_id=2', module: null });
  expect(screen.getByText('Loading')).toBeInTheDocument();
});

it('says that the modules could not be loaded, and tries again', async () => {
  marketplace.answers({ modules: refuses(500) });
  const { user } = renderHost({ path: '/home?module_id=2', module: null });
  expect(await screen.findByText("We couldn't load the modules")).toBeVisible();
  marketplace.answers({ modules: undefined });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(document.title).toBe('Grocery · Souk'));
});

it('shows a card with a retry where a remote cannot be shown, and a way to reload the page', async () => {
  const { slots, user } = renderHost();
  act(() => slots.state.set('failed'));
  expect(screen.getByText("We couldn't load this section")).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(slots.retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

it('shows that the device is offline, not that a section is broken (API-8)', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { slots } = renderHost();
  act(() => slots.state.set('failed'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("We couldn't load this section");
  expect(screen.getByRole('alert')).toHaveTextContent("You're offline.");
  isOnline.mockRestore();
});

it('has the title that the remote gives its page, and none of another page', async () => {
  const { shell } = renderHost({ path: '/' });
  expect(main()).toHaveAccessibleName('Delivery from shops near you');
  act(() => shell.services.navigate('/home'));
  await waitFor(() => expect(main()).toHaveAccessibleName('Food'));
  act(() => shell.services.head({ title: 'Offers' }));
  await waitFor(() => expect(main()).toHaveAccessibleName('Offers'));
});
